/**
 * Reads Mermaid's `venn`: sets, unions of them, and words within.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

/** A region: the sets that it is in, its size and its words. */
export type VennRegion = { sets: string[]; label?: string; size?: number; texts: string[]; at: number }

export type VennModel = Titled & { regions: VennRegion[] }

export function readVenn(raw: string): MermaidModel<VennModel> {
  const { cursor, about } = begin(raw, /venn(?:-beta)?\b/y, 'venn')
  const model: VennModel = { ...about, regions: [] }
  readStatements(cursor, () => statement(cursor, model))
  const sets = new Set(model.regions.flatMap((region) => (region.sets.length === 1 ? region.sets : [])))
  const first = new Map<string, VennRegion>()
  for (const region of model.regions) {
    const unknown = region.sets.find((id) => !sets.has(id))
    if (unknown !== undefined) cursor.finding(`a union of sets that there are, not of ${unknown}`, region.at)
    if (unknown !== undefined) continue
    const key = JSON.stringify(region.sets.toSorted())
    const before = first.get(key)
    if (before === undefined) first.set(key, region)
    else {
      cursor.report.note('given before; its first size and label are drawn', region.at, region.sets.join(', '))
      before.texts.push(...region.texts)
    }
  }
  model.regions = [...first.values()]
  return { model, report: cursor.report }
}

const statement = (cursor: Cursor, model: VennModel): void => {
  const at = cursor.at
  if (readAbout(cursor, model)) return
  const title = cursor.take(/title[ \t]+([^\n]*)/y)?.[1]
  if (title !== undefined) {
    model.title = readWords(cursor, title, at)
    return
  }
  if (cursor.take(/style[ \t]+[^\n]*/y) !== undefined) return cursor.noteOnce('styles are not carried over', at)
  const keyword = cursor.need(/(set|union|text)[ \t]+/y, 'set, union or text')[1]
  if (keyword === 'text') return words(cursor, model, at)
  const named = [name(cursor)]
  while (cursor.take(/[ \t]*,[ \t]*/y) !== undefined) named.push(name(cursor))
  const sets = [...new Set(named)]
  if (keyword === 'union' && sets.length < 2) cursor.stop(', and another set')
  const label = labelOf(cursor)
  const size = cursor.take(/[ \t]*:[ \t]*(\d+(?:\.\d+)?)/y)?.[1]
  end(cursor)
  const own = { ...(label === undefined ? {} : { label }), ...(size === undefined ? {} : { size: Number(size) }) }
  model.regions.push({ sets, ...own, texts: [], at })
}

const name = (cursor: Cursor): string => {
  const [, quoted, plain] = cursor.need(/"([^"\n]*)"|([\p{L}\p{N}_][\p{L}\p{N}_.+#-]*)/uy, 'the name of a set')
  return (quoted ?? plain)!
}

const labelOf = (cursor: Cursor): string | undefined => {
  const at = cursor.at
  const hit = cursor.take(/[ \t]*\[[ \t]*(?:"([^"\n]*)"|([^\]\n]*))[ \t]*\]/y)
  return hit === undefined ? undefined : readWords(cursor, (hit[1] ?? hit[2])!, at)
}

/** Words belong to the region above them. */
const words = (cursor: Cursor, model: VennModel, at: number): void => {
  const id = name(cursor)
  const label = labelOf(cursor) ?? id
  end(cursor)
  const region = model.regions.at(-1) ?? cursor.stop('a set before its text', at)
  region.texts.push(readWords(cursor, label, at))
}

const end = (cursor: Cursor): void => void cursor.need(/[ \t]*(?:%%[^\n]*)?(?=\n|$)/y, 'the end of the line')
