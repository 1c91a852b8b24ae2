/**
 * Reads PlantUML's activity diagrams as they were first written: `(*) --> "Action"`, with questions in `if "…" then`, bars
 * between equals signs, and arrows that go on from the last action.
 */

import { emptyGraph, type GraphModel, plainArrow } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readArrow } from '../arrows.ts'
import { readLooks, readStereotypes } from '../class/plant-class.ts'
import { creoleLines } from '../creole.ts'
import { noteUnended } from '../directives.ts'
import { readNote } from '../plant-notes.ts'
import { prepare } from '../prepare.ts'

type LegacyFlow = {
  cursor: Cursor
  model: GraphModel
  /** The action that an arrow without a beginning goes on from. */
  last: string | undefined
  /** Questions that are open, and partitions. */
  questions: { id: string; at: number }[]
  partitions: { id: string; at: number }[]
}

export function readLegacy(raw: string): { model: GraphModel; report: TextReport } {
  const { cursor, about, direction } = prepare(raw)
  const model = Object.assign(emptyGraph(), about, direction === undefined ? {} : { direction })
  const flow: LegacyFlow = { cursor, model, last: undefined, questions: [], partitions: [] }
  readStatements(
    cursor,
    () => {
      if (!note(flow) && !readFrom(cursor, flow, table)) step(flow)
    },
    { gap: /[\s;]+/y },
  )
  noteUnended(cursor.report, [
    ...flow.questions.map(({ at }) => ({ is: 'if', at })),
    ...flow.partitions.map(({ at }) => ({ is: 'partition', at })),
  ])
  return { model, report: cursor.report }
}

const table: readonly Statement<LegacyFlow>[] = [
  [/\}|end[ \t]?partition\b/iy, closePartition],
  [/partition\b[ \t]*(?:"([^"\n]*)"|([^\s{#]+))?[^\n{]*\{?/iy, openPartition],
  [/else\b/iy, otherwise],
  [/end[ \t]?if\b/iy, (flow, _, at) => void (flow.questions.pop() ?? flow.cursor.stop('an if before this', at))],
  [/if\b[ \t]*/iy, (flow, _, at) => ask(flow, { from: flow.last, label: '', at })],
]

function openPartition({ model, cursor, partitions }: LegacyFlow, hit: RegExpExecArray, at: number): void {
  const id = `g${model.groups.length + 1}`
  const group = partitions.at(-1)?.id
  const label = creoleLines(cursor.report, hit[1] ?? hit[2] ?? '', at) || 'partition'
  model.groups.push({ id, label, at, ...(group === undefined ? {} : { group }) })
  partitions.push({ id, at })
}

function closePartition({ partitions, cursor }: LegacyFlow, _: RegExpExecArray, at: number): void {
  if (partitions.pop() === undefined) cursor.stop('a partition before this', at)
}

function otherwise(flow: LegacyFlow, _: RegExpExecArray, at: number): void {
  flow.last = flow.questions.at(-1)?.id ?? flow.cursor.stop('an if before this else', at)
}

type Way = { from: string | undefined; label: string; at: number }

/** `"question" then`: the ways behind it begin there. */
const ask = (flow: LegacyFlow, { from, label, at }: Way): void => {
  const { cursor, questions } = flow
  const [, quoted, plain] = cursor.need(
    /(?:"([^"]{0,2000})"[ \t]*|((?:(?!\bthen\b)[^\n])*))(?:then\b|(?=\n|$))/iy,
    'a question',
  )
  const id = nodeOf(flow, { id: `if ${flow.model.nodes.size}`, label: (quoted ?? plain)!.trim(), shape: 'diamond', at })
  if (from !== undefined) join(flow, from, id, { label, at })
  questions.push({ id, at })
  flow.last = id
}

/** An action alone, or an arrow from it, or from the last one, to another. */
const step = (flow: LegacyFlow): void => {
  const { cursor } = flow
  const at = cursor.at
  const first = readEnd(flow, 'start')
  cursor.take(/[ \t]*/y)
  const arrow = readArrow(cursor)
  if (arrow === undefined) return first === undefined ? cursor.stop('an action, an arrow or a keyword', at) : undefined
  const from = first ?? flow.last ?? cursor.stop('an action before this arrow', at)
  cursor.take(/[ \t]*/y)
  const label = creoleLines(cursor.report, cursor.take(/\[([^\]\n]*)\][ \t]*/y)?.[1] ?? '', at)
  if (cursor.take(/if\b[ \t]*/iy) !== undefined) return ask(flow, { from, label, at })
  const to = readEnd(flow, 'stop') ?? cursor.stop('an action behind the arrow')
  const isBackward = /</.test(arrow.tail) && arrow.head === ''
  join(flow, isBackward ? to : from, isBackward ? from : to, { label, at })
  if (!cursor.see(/[ \t]*(?:\n|$|\})/y)) cursor.stop('the end of the line')
}

/** `(*)`, `===bar===`, `"words" as name` or a name; undefined if none is here. */
const readEnd = (flow: LegacyFlow, role: 'start' | 'stop'): string | undefined => {
  const { cursor } = flow
  const at = cursor.at
  if (cursor.take(/\(\*(?:top)?\)/iy) !== undefined)
    return nodeOf(flow, { id: `(${role})`, label: '', shape: role, at })
  const bar = cursor.take(/={2,}[ \t]*([\p{L}\p{N}_.]+)[ \t]*={2,}/uy)?.[1]
  if (bar !== undefined) return nodeOf(flow, { id: `=${bar}`, label: '', shape: 'fork', at })
  const [, quoted, plain] = cursor.take(/"([^"]{0,2000})"|([\p{L}\p{N}_.]+)/uy) ?? []
  if (quoted === undefined && plain === undefined) return undefined
  const written = (quoted ?? plain)!
  const id = cursor.take(/[ \t]+as[ \t]+([\p{L}\p{N}_.]+)/iuy)?.[1] ?? written
  const found = nodeOf(flow, { id, label: written, at })
  readStereotypes(cursor)
  readLooks(cursor)
  return found
}

type Wanted = { id: string; label: string; shape?: string; at: number }

/** The node of a name, made when it is mentioned first; it is the last one then. */
const nodeOf = (flow: LegacyFlow, { id, label, shape, at }: Wanted): string => {
  const { model, cursor, partitions } = flow
  const group = partitions.at(-1)?.id
  if (!model.nodes.has(id))
    model.nodes.set(id, {
      id,
      label: creoleLines(cursor.report, label, at),
      at,
      ...(shape === undefined ? {} : { shape }),
      ...(group === undefined ? {} : { group }),
    })
  flow.last = id
  return id
}

const join = ({ model }: LegacyFlow, from: string, to: string, { label, at }: { label: string; at: number }): void =>
  void model.edges.push({ ...plainArrow(from, to, at), ...(label === '' ? {} : { label }) })

const note = ({ cursor, model, last }: LegacyFlow): boolean => {
  if (!cursor.see(/(?:floating[ \t]+)?note\b/iy)) return false
  const found = readNote(cursor, last)
  if (found === undefined) return false
  model.remarks.push({ text: found.text, at: found.at, ...(last === undefined ? {} : { on: last }) })
  return true
}
