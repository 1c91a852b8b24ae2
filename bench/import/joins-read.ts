/**
 * What joins what in a model that a reader made of a text: by the words at both ends, in the order of the text.
 */

import { isUnseen } from '../../import/convert/unseen-edges.ts'
import type { ModelEdge } from '../../import/models/graph.ts'

/** From where to where, in the words that each end is called by; `isEither`: what is at its ends says the direction. */
export type Join = { from: string; to: string; isEither?: boolean }

type Item = {
  id?: string
  label?: string
  name?: string
  kind?: string
  shape?: string
  group?: string
  descriptions?: string[]
  points?: string
}
type Line = {
  from: string
  to: string
  fromEnd?: string
  stroke?: string
  looks?: string[]
  is?: string
  outside?: string
}

/** The parts of models that say what joins what; each kind of model has one of the lists of lines. */
type AnyModel = {
  nodes?: Map<string, Item>
  groups?: Item[]
  edges?: Line[]
  states?: Map<string, Item>
  transitions?: Line[]
  classes?: Map<string, Item>
  packages?: Map<string, Item>
  relations?: Line[]
  entities?: Map<string, Item>
  relationships?: Line[]
  participants?: Map<string, Item>
  events?: Line[]
  /** Of each edge, whether an end is the border of the group around its node. */
  sides?: { fromGroup: boolean; toGroup: boolean }[]
}

/** The joins of a model; undefined where its kind has none, such as charts and outlines. */
export function joinsRead(model: unknown): Join[] | undefined {
  // Not every kind has a model: some are read into data at once.
  if (model === undefined) return undefined
  const own = model as AnyModel
  const lines = own.edges ?? own.transitions ?? own.relations ?? own.relationships ?? own.events
  const items = own.nodes ?? own.states ?? own.classes ?? own.entities ?? own.participants
  if (!Array.isArray(lines) || !(items instanceof Map)) return undefined
  const groups = new Map((own.groups ?? []).map((group) => [group.id, group]))
  const wordsOf = (id: string): string => called(id, items.get(id) ?? groups.get(id) ?? own.packages?.get(id))
  const around = (id: string, isGroup = false): string => (isGroup ? (items.get(id)?.group ?? id) : id)
  const ends = lines.map((line, index) => {
    const { fromGroup, toGroup } = own.sides?.[index] ?? {}
    return { ...line, from: around(line.from, fromGroup), to: around(line.to, toGroup) }
  })
  return ends.filter(isDrawn).map(({ from, to, fromEnd }) => ({
    from: wordsOf(from),
    to: wordsOf(to),
    ...(fromEnd === undefined ? {} : { isEither: true }),
  }))
}

/** Invisible links only place what they join; events beside messages join nothing. */
const isDrawn = ({ stroke, looks, is, outside }: Line): boolean =>
  !isUnseen({ stroke: (stroke ?? 'normal') as ModelEdge['stroke'], looks: looks ?? [] }) &&
  (is === undefined || is === 'message') &&
  outside === undefined

/** Signs without words: starts, ends and bars, unless a text names them. */
const marks = new Set(['start', 'end', 'choice', 'fork', 'join', 'history'])

const called = (id: string, item: Item | undefined): string => {
  if ((item?.kind !== undefined && marks.has(item.kind)) || item?.shape === 'junction') return ''
  return squeezed(
    [item?.label, item?.name, item?.descriptions?.[0], item?.points, id].find((words) => words?.trim()) ?? '',
  )
}

/** Words without blanks: where lines break is the drawing's. */
export const squeezed = (words: string): string => words.replaceAll(/[\s\u00ad\u200b]+/g, '')
