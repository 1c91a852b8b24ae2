/**
 * Styles that were written here: each is the look that it was, whatever is beside it, and its name is what the key says.
 */
import type { NodeLook } from '../../drawing/data/graph-types.ts'
import type { Conversion } from './conversion.ts'
import { paleOf } from './group-looks.ts'
import type { StyleKey } from './style-key.ts'
import { isNamed } from './style-names.ts'
import { meaningOf as meaningOfOthers, type StyledGraph, type StyleMeaning } from './styles.ts'
import { wordsOfName, writtenLook } from './written-looks.ts'

type Item = StyledGraph['nodes'][number]

/** What the styles of nodes and groups mean: those that were written here, and all others by what they may say. */
export function meaningOf(
  graph: StyledGraph,
  refOf: (id: string) => string | undefined,
  options: { conversion: Conversion; hasLooks: boolean; isLit?: boolean },
): StyleMeaning {
  const [nodes, groups] = [writtenIn(graph.nodes, graph), writtenIn(graph.groups, graph)]
  const written = [...nodes, ...groups]
  if (!options.hasLooks || written.length === 0) return meaningOfOthers(graph, refOf, options)
  const { data, marks, frames } = meaningOfOthers(withoutWritten(graph), refOf, options)
  const words = written.flatMap(({ style, look }) => {
    const own = wordsOfName(style, look)
    return own === undefined ? [] : [[look, own] as const]
  })
  const key: StyleKey = { ...data.key, ...Object.fromEntries(words) }
  return {
    data: { ...data, ...(Object.keys(key).length === 0 ? {} : { key }) },
    marks: new Map([...marks, ...nodes.map(({ id, look }) => [id, { ...marks.get(id), look }] as const)]),
    frames: new Map([
      ...frames,
      ...groups.flatMap(({ id, look }) => {
        const own = paleOf(look)
        return own === undefined ? [] : [[id, { look: own }] as const]
      }),
    ]),
  }
}

const lookOf = (style: string, { styles }: StyledGraph): NodeLook | undefined =>
  writtenLook(isNamed(style) ? (styles?.get(style) ?? '') : style)

/** What has a style that was written here: the last of each, as its own is behind those of its classes. */
const writtenIn = (items: readonly Item[], graph: StyledGraph): { id: string; style: string; look: NodeLook }[] =>
  items.flatMap(({ id, classes = [], looks = [] }) =>
    [...classes, ...looks]
      .flatMap((style) => {
        const look = lookOf(style, graph)
        return look === undefined ? [] : [{ id, style, look }]
      })
      .slice(-1),
  )

const withoutWritten = (graph: StyledGraph): StyledGraph => {
  const isOther = (style: string): boolean => lookOf(style, graph) === undefined
  const without = (item: Item): Item => ({
    ...item,
    classes: (item.classes ?? []).filter(isOther),
    looks: (item.looks ?? []).filter(isOther),
  })
  return { ...graph, nodes: graph.nodes.map(without), groups: graph.groups.map(without) }
}
