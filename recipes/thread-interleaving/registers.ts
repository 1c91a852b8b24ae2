/**
 * Threads that load, add to and store a shared variable: the value of each after every step.
 *
 * A message from a variable (a participant of kind `database`) to a thread loads, one to it stores, and a local step
 * adds the number after its `+` or `-`.
 */
import { mapEntries } from '../../drawing/data/sequence-entries.ts'
import type { Entry, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { quoteDerived } from '../../drawing/derived.ts'

/** The data with `{value}` replaced by the value of the variable or the thread at that point; variables begin at `initial`. */
export function runThreads<Data extends SequenceData & { initial: number }>(data: Data): Data {
  const held = new Map<string, number>()
  const isVariable = (reference: string): boolean =>
    data.participants.some(({ id, name, kind }) => kind === 'database' && (reference === id || reference === name))
  const valueOf = (reference: string): number => held.get(reference) ?? (isVariable(reference) ? data.initial : 0)
  const step = (entry: Exclude<Entry, { messages: Entry[] }>): Entry => {
    const words = `${entry.text} ${'note' in entry ? entry.note : ''}`
    if ('lines' in entry && entry.kind !== 'lost') {
      const isLocal = entry.from === entry.to
      held.set(entry.to, valueOf(entry.from) + (isLocal ? amountIn(words) : 0))
    }
    const value = String(valueOf(entry.from))
    const text = quoteDerived(entry.text, { value })
    return 'note' in entry && entry.note !== undefined
      ? { ...entry, text, note: quoteDerived(entry.note, { value }) }
      : { ...entry, text }
  }
  return { ...data, messages: mapEntries(data.messages, step) }
}

/** The number after the first sign, 0 where there is none. */
const amountIn = (words: string): number => Number(/[+-]\d{1,9}/.exec(words)?.[0] ?? 0)
