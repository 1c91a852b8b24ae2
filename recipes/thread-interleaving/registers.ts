/**
 * Threads that load, add to and store a shared variable: the value of each after every step.
 *
 * A message from a variable (a participant of kind `database`) to a thread loads, one to it stores, and a local step
 * adds the number after its `+` or `-`, with a space or none between them.
 */
import { namedIn } from '../../drawing/data/named.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { quoteEntries } from '../../drawing/sequence/quote-entries.ts'

/** The data with `{value}` and `{before}` replaced by what each has after and before a step; variables begin at `initial`. */
export function runThreads<Data extends SequenceData & { initial: number }>(data: Data): Data {
  const variables = data.participants.filter(({ kind }) => kind === 'database')
  const held = new Map<string, number>()
  const valueOf = (name: string): number => held.get(name) ?? (namedIn(variables, [name]).length > 0 ? data.initial : 0)
  const messages = quoteEntries(data.messages, (entry) => {
    const before = String(valueOf(entry.from))
    if ('lines' in entry && entry.kind !== 'lost') {
      const amount = entry.from === entry.to ? amountIn(`${entry.text} ${entry.note}`) : 0
      held.set(entry.to, valueOf(entry.from) + amount)
    }
    return { before, value: String(valueOf(entry.from)) }
  })
  return { ...data, messages }
}

/** The number after the first sign, 0 where there is none. */
const amountIn = (words: string): number => Number(/[+-] ?\d{1,9}/.exec(words)?.[0].replace(' ', '') ?? 0)
