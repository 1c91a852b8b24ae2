/**
 * What timing diagrams have between and across their signals: arrows, lengths of time, highlights, notes.
 */
import { creole } from '../creole.ts'
import { readNote } from '../plant-notes.ts'
import { type TimingReading, word } from './timing-model.ts'
import { readTime } from './timing-times.ts'

/** `WB@0 <-> @50 : {50 ms}` is a length of time, `WU -> WB@+10 : URL` an arrow. */
export function arrow(reading: TimingReading, at: number): void {
  const { cursor, model } = reading
  const left = readEnd(reading, reading.times.now ?? 0)
  const stroke = cursor.need(/[ \t]*(<)?-+(?:\[[^\n\]]*\]-*)?(>)?[ \t]*/y, 'an arrow')
  const right = readEnd(reading, left.time)
  const words = cursor.take(/[ \t]*:[ \t]*([^\n]*)/y)?.[1] ?? ''
  cursor.need(/[ \t]*(?=\n|$)/y, ': or the end of the line')
  const text = creole(cursor.report, words.trim(), at)
  if (stroke[1] !== undefined && stroke[2] !== undefined) {
    const on = left.name ?? reading.on?.id
    const [start, end] = [left.time, right.time].toSorted((a, b) => a - b) as [number, number]
    model.spans.push({ ...(on === undefined ? {} : { on }), start, end, text, at })
    return
  }
  const [from, to] = stroke[1] === undefined ? [left, right] : [right, left]
  const [sender = '', receiver = ''] = [from.name ?? reading.on?.id, to.name ?? reading.on?.id]
  if (sender === '' || receiver === '') cursor.stop('a signal at both ends', at)
  model.arrows.push({ from: sender, to: receiver, start: from.time, end: to.time, text, at })
}

const name = new RegExp(`"[^"\\n]*"|${word}`, 'uy')

/** A signal that was declared, a time, or both. */
const readEnd = ({ cursor, model, times }: TimingReading, before: number): { name?: string; time: number } => {
  const start = cursor.at
  const own = cursor.take(name)?.[0].replaceAll('"', '')
  if (own !== undefined && !model.signals.has(own)) cursor.stop('a signal that was declared', start)
  const hasTime = cursor.take(/[ \t]*@[ \t]*/y) !== undefined
  const time = hasTime ? (readTime(cursor, times, before) ?? cursor.stop('a time')) : before
  return { ...(own === undefined ? {} : { name: own }), time }
}

/** `highlight 200 to 450 #Gold;line:DimGrey : words`. */
export function highlight({ cursor, model, times }: TimingReading, at: number): void {
  const start = readTime(cursor, times, times.now ?? 0) ?? cursor.stop('a time')
  cursor.need(/[ \t]*to[ \t]*/y, 'to and a time')
  const end = readTime(cursor, times, start) ?? cursor.stop('a time')
  cursor.take(/[ \t]*#[^\n:]*(?:;[a-z]+:[^\n:]*)*?(?=[ \t]*(?::[ \t]|\n|$))/y)
  const words = cursor.take(/[ \t]*:[ \t]*([^\n]*)/y)?.[1] ?? ''
  cursor.need(/[ \t]*(?=\n|$)/y, ': or the end of the line')
  model.lights.push({ start, end, text: creole(cursor.report, words.trim(), at), at })
}

/** A note is on the state that its signal has by then. */
export function note({ cursor, model, on }: TimingReading, at: number): void {
  const read = readNote(cursor, on?.id)
  if (read === undefined) cursor.restOfLine()
  const state = model.signals.get(read?.on ?? '')?.states.at(-1)
  if (read === undefined || state === undefined) return cursor.note('a note on a signal', at)
  state.note = state.note === undefined ? read.text : `${state.note}; ${read.text}`
}
