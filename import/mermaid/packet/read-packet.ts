/**
 * Reads Mermaid's `packet`: fields by their bits, `0-15: "Source port"`, or by their length, `+16: "Source port"`.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin, settingOf } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

/** A field from its first bit to its last. */
export type PacketField = { label: string; start: number; end: number; at: number }

export type PacketModel = Titled & { width: number; fields: PacketField[] }

export function readPacket(raw: string): MermaidModel<PacketModel> {
  const { cursor, about, settings } = begin(raw, /packet(?:-beta)?\b/y, 'packet')
  const width = Number(settingOf(settings, 'bitsPerRow') ?? 32)
  const model: PacketModel = { ...about, width: width >= 1 ? width : 32, fields: [] }
  readStatements(cursor, () => {
    if (readAbout(cursor, model)) return
    const at = cursor.at
    const title = cursor.take(/title[ \t]+([^\n]*)/y)?.[1]
    if (title !== undefined) model.title = readWords(cursor, title, at)
    else model.fields.push(readField(cursor, (model.fields.at(-1)?.end ?? -1) + 1))
  })
  return { model, report: cursor.report }
}

const readField = (cursor: Cursor, next: number): PacketField => {
  const at = cursor.at
  const [, length, from, to = from] = cursor.need(
    /\+(\d+)|(\d+)(?:[ \t]*-[ \t]*(\d+))?/y,
    'a field: bits, : and "words"',
  )
  const start = length === undefined ? Number(from) : next
  const end = length === undefined ? Number(to) : next + Number(length) - 1
  if (start !== next) cursor.stop(`bit ${next}, the next one`, at)
  if (end < start) cursor.stop('a field of at least one bit', at)
  cursor.need(/[ \t]*:[ \t]*/y, ':')
  const [, double, single] = cursor.need(/"([^"\n]*)"|'([^'\n]*)'/y, '"words"')
  cursor.need(/[ \t]*(?:%%[^\n]*)?(?=\n|$)/y, 'the end of the line')
  return { label: readWords(cursor, (double ?? single)!, at), start, end, at }
}
