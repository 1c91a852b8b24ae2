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
  const lookOf = (style: string): NodeLook | undefined =>
    writtenLook(isNamed(style) ? (graph.styles?.get(style) ?? '') : style)
  const isOther = (style: string): boolean => lookOf(style) === undefined
  const stylesOf = ({ classes = [], looks = [] }: Item): string[] => [...classes, ...looks]
  const hasWritten = [...graph.nodes, ...graph.groups].some((item) => !stylesOf(item).every(isOther))
  if (!options.hasLooks || !hasWritten) return meaningOfOthers(graph, refOf, options)
  const without = (item: Item): Item => ({
    ...item,
    classes: (item.classes ?? []).filter(isOther),
    looks: (item.looks ?? []).filter(isOther),
  })
  const others = { ...graph, nodes: graph.nodes.map(without), groups: graph.groups.map(without) }
  const { data, marks, frames } = meaningOfOthers(others, refOf, options)
  const key: StyleKey = {}
  const writtenOn = (items: readonly Item[]): (readonly [Item, NodeLook])[] =>
    items.flatMap((item) => {
      const style = stylesOf(item).find((each) => !isOther(each))
      const look = style === undefined ? undefined : lookOf(style)
      if (style === undefined || look === undefined) return []
      const words = wordsOfName(style, look)
      if (words !== undefined) key[look] = words
      return [[item, look] as const]
    })
  const ofNodes = writtenOn(graph.nodes).map(([{ id }, look]) => [id, { ...marks.get(id), look }] as const)
  const ofGroups = writtenOn(graph.groups).flatMap(([{ id }, written]) => {
    const look = paleOf(written)
    return look === undefined ? [] : [[id, { look }] as const]
  })
  return {
    data: {
      ...data,
      ...(data.key === undefined && Object.keys(key).length === 0 ? {} : { key: { ...data.key, ...key } }),
    },
    marks: new Map([...marks, ...ofNodes]),
    frames: new Map([...frames, ...ofGroups]),
  }
}
