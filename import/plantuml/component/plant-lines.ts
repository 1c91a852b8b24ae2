/**
 * Lines between elements of PlantUML: their ends, strokes and words, and notes that they join.
 */
import type { ArrowEnd, ModelEdge } from '../../models/graph.ts'
import type { PlantArrow } from '../arrows.ts'
import { creoleLines } from '../creole.ts'
import { readNote } from '../plant-notes.ts'
import { nodeOf, type PlantComponent } from './plant-component.ts'

export const endOf = (state: PlantComponent, written: { name: string; shape?: string }, at: number): string =>
  state.model.groups.some(({ id }) => id === written.name) ? written.name : nodeOf(state, written, at).id

export const endWords = (tail: string | undefined, head: string | undefined): Pick<ModelEdge, 'ends'> =>
  tail === undefined && head === undefined ? {} : { ends: [tail, head] }

export const words = ({ cursor }: PlantComponent): string | undefined => {
  const at = cursor.at
  const hit = cursor.take(/[ \t]*"([^"\n]*)"(?=[ \t]*(?:[^\s:]|:\S[^:\n]*:))/y)
  return hit === undefined ? undefined : creoleLines(cursor.report, hit[1]!, at)
}

const headOf = (sign: string): ArrowEnd => {
  if (sign === '') return 'none'
  if (/[<>^]/.test(sign)) return 'point'
  return sign === 'x' ? 'cross' : 'circle'
}

export const edgeOf = (
  { tail, head, dotted, thick, looks }: Omit<PlantArrow, 'hidden'>,
  { from, to, at }: Pick<ModelEdge, 'from' | 'to' | 'at'>,
): ModelEdge => {
  const isBackward = headOf(tail) === 'point' && headOf(head) === 'none'
  const stroke = dotted ? 'dotted' : thick ? 'thick' : 'normal'
  const own = { stroke, ...(looks === undefined ? {} : { looks }), at } as const
  return isBackward
    ? { from: to, to: from, tail: 'none', head: 'point', ...own }
    : { from, to, tail: headOf(tail), head: headOf(head), ...own }
}

export const joinNote = ({ notes, model }: PlantComponent, first: string, second: string): boolean => {
  const [note, on] = notes.has(first) ? [notes.get(first), second] : [notes.get(second), first]
  if (note === undefined) return false
  model.remarks.push({ on, text: note.text, at: note.at })
  return true
}

/** Reads a note if one is here. */
export const note = (state: PlantComponent): boolean => {
  const { cursor, model, notes, last } = state
  if (!cursor.see(/(?:floating[ \t]+)?note\b(?![ \t]*[-.]{1,2})/iy)) return false
  const found = readNote(cursor, last)
  if (found === undefined) return false
  const { name, on, text, at, onLink } = found
  if (name !== undefined) notes.set(name, { text, at })
  else if (onLink) cursor.report.note('a note on a line', at, text)
  else model.remarks.push({ text, at, ...(on === undefined ? {} : { on: on.replace(/^\((.*)\)$|^:(.*):$/, '$1$2') }) })
  return true
}
