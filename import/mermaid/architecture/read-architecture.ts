/**
 * Reads Mermaid's `architecture`: groups, services with icons, junctions, and edges between their sides.
 */
import { emptyGraph, type GraphModel } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

/** Which side of a node an edge leaves or enters. */
export type NodeSide = 'L' | 'R' | 'T' | 'B'

/** The graph, with the sides of each edge in order; an end may be the border of the group around a node. */
export type ArchitectureModel = GraphModel & {
  sides: { from: NodeSide; to: NodeSide; fromGroup: boolean; toGroup: boolean }[]
}

type ArchitectureReading = { cursor: Cursor; model: ArchitectureModel }

export function readArchitecture(raw: string): MermaidModel<ArchitectureModel> {
  const { cursor, about } = begin(raw, /architecture(?:-beta)?\b/y, 'architecture')
  const model: ArchitectureModel = { ...emptyGraph(), ...about, sides: [] }
  const state = { cursor, model }
  readStatements(cursor, () => {
    if (readAbout(cursor, model) || readFrom(cursor, state, table)) return
    edge(state)
  })
  return { model, report: cursor.report }
}

const table: readonly Statement<ArchitectureReading>[] = [
  [
    /title[ \t]+([^\n]*)/y,
    ({ cursor, model }, [, words = ''], at) => {
      model.title = readWords(cursor, words, at)
    },
  ],
  [
    /group[ \t]+(?=[\w-]+[ \t]*(?:[([\n%]|in\b|$))/y,
    ({ cursor, model }, _, at) => void model.groups.push(item(cursor, at)),
  ],
  [
    /service[ \t]+(?=[\w-]+[ \t]*(?:[([\n%"]|in\b|$))/y,
    ({ cursor, model }, _, at) => {
      const made = item(cursor, at)
      model.nodes.set(made.id, made)
    },
  ],
  [
    /junction[ \t]+([\w-]+)/y,
    ({ cursor, model }, [, id = ''], at) => {
      const made = { id, label: '', shape: 'junction', ...inside(cursor), at }
      model.nodes.set(id, made)
      end(cursor)
    },
  ],
  [/align[ \t]+(?:row|column)\b[^\n]*/y, ({ cursor }, _, at) => cursor.noteOnce('places of nodes', at)],
]

const item = (
  cursor: Cursor,
  at: number,
): { id: string; label: string; shape?: string; group?: string; at: number } => {
  const [id] = cursor.need(/[\w-]+/y, 'a name')
  const icon = cursor.take(/[ \t]*\(([^)\n]*)\)/y)?.[1]
  const words = cursor.take(/[ \t]*"((?:[^"\\\n]|\\.)*)"/y)?.[1]
  if (words !== undefined) cursor.noteOnce('words in place of icons', at)
  const title = cursor.take(/[ \t]*\[[ \t]*("[^"\n]*"|[^\]\n]*)[ \t]*\]/y)?.[1]
  const label = readWords(cursor, (title ?? '').replace(/^"(.*)"$/, '$1'), at)
  const made = { id, label, ...(icon === undefined ? {} : { shape: icon.trim() }), ...inside(cursor), at }
  end(cursor)
  return made
}

const inside = (cursor: Cursor): { group?: string } => {
  const group = cursor.take(/[ \t]+in[ \t]+([\w-]+)/y)?.[1]
  return group === undefined ? {} : { group }
}

const end = (cursor: Cursor): void =>
  void cursor.need(/[ \t]*(?:%%[^\n]*)?(?=\n|$)/y, 'in and a group, or the end of the line')

const line = /[ \t]*(<)?[ \t]*(--|-\[([^\]\n]*)\]-)[ \t]*(>)?[ \t]*/y

const edge = ({ cursor, model }: ArchitectureReading): void => {
  const at = cursor.at
  const [, from = '', fromGroup, fromSide = ''] = cursor.need(
    /([\w-]+?)(\{group\})?[ \t]*:[ \t]*([LRTB])/y,
    'group, service, junction, or an edge: a:R --> L:b',
  )
  const [, tail, , words, head] = cursor.need(line, '-- or -[words]-')
  const [, toSide = '', to = '', toGroup] = cursor.need(
    /([LRTB])[ \t]*:[ \t]*([\w-]+?)(\{group\})?(?=[ \t]*(?:%%|\n|$))/y,
    'a side and a node: L:b',
  )
  end(cursor)
  const label = words === undefined ? '' : readWords(cursor, words.replace(/^"(.*)"$/, '$1'), at)
  model.edges.push({
    from,
    to,
    ...(label === '' ? {} : { label }),
    tail: tail === undefined ? 'none' : 'point',
    head: head === undefined ? 'none' : 'point',
    stroke: 'normal',
    at,
  })
  const ends = { fromGroup: fromGroup !== undefined, toGroup: toGroup !== undefined }
  model.sides.push({ from: fromSide as NodeSide, to: toSide as NodeSide, ...ends })
}
