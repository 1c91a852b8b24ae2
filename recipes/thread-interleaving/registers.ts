/**
 * Threads that load, add to and store a shared variable: the value of each after every step.
 *
 * A message from a variable (a participant of kind `database`) to a thread loads, one to it stores, and a local step
 * adds the number after its `+` or `-`, with a space or none between them; in `-5 + 1`, the one that follows a number. A
 * call that a reply of the variable answers only asks for the value, unless its words say that it stores.
 */
import { isNamed, namedIn } from '../../drawing/data/named.ts'
import { pairCalls } from '../../drawing/data/sequence-calls.ts'
import { messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry } from '../../drawing/data/sequence-fields.ts'
import { quoteEntries } from '../../drawing/sequence/quote-entries.ts'

type Threads = SequenceData & { initial: number }

/** The data with `{value}` and `{before}` replaced by what each has after and before a step, `{before}` of a store by what it overwrites; variables begin at `initial`. */
export function runThreads<Data extends Threads>(data: Data): Data {
  return { ...data, messages: run(data).messages }
}

/** The value that the variable ends with, if there is only one and something is stored in it: `stock = 8`. */
export function endOf(data: Threads): string | undefined {
  const [variable, ...others] = variablesOf(data)
  if (variable === undefined || others.length > 0) return undefined
  return storesIn(data).length > 0 ? `${variable.name} = ${run(data).valueOf(variable.name)}` : undefined
}

/** The messages that store something in a variable. */
export const storesIn = (data: SequenceData): Message[] => {
  const asks = loadsIn(data)
  return messagesIn(data.messages).filter(
    (each) => each.kind !== 'lost' && each.from !== each.to && isVariable(data, each.to) && !asks.has(each),
  )
}

/** The calls that ask a variable for its value: a reply answers them. */
export function loadsIn(data: SequenceData): Set<SequenceEntry> {
  const participantOf = (reference: string) => namedIn(data.participants, [reference])[0]
  const { exchanges } = pairCalls(data.messages, participantOf)
  const asks = exchanges.filter(({ call }) => !/\b(?:store|write|put|set|save|update)/i.test(call.text))
  return new Set(asks.flatMap(({ call }) => (isVariable(data, call.to) ? [call] : [])))
}

/** The number after the first sign that adds, or else after the first sign, 0 where there is none. */
export const amountIn = (words: string): number => {
  const [found] = /(?<=[\d}] ?)[+-] ?\d{1,9}(?:\.\d+)?/.exec(words) ?? /[+-] ?\d{1,9}(?:\.\d+)?/.exec(words) ?? []
  return Number(found?.replace(' ', '') ?? 0)
}

/** A sum without the rest that binary fractions leave: 0.1 and 0.2 are 0.3. */
const summed = (a: number, b: number): number => Number((a + b).toPrecision(15))

/** The participants that hold what threads share. */
export const variablesOf = ({ participants }: SequenceData) => participants.filter(({ kind }) => kind === 'database')

const isVariable = (data: SequenceData, reference: string): boolean =>
  variablesOf(data).some((each) => isNamed(each, [reference]))

const run = (data: Threads) => {
  const asks = loadsIn(data)
  const held = new Map<string, number>()
  const nameOf = (reference: string): string => namedIn(data.participants, [reference])[0]?.name ?? reference
  const valueOf = (reference: string): number =>
    held.get(nameOf(reference)) ?? (isVariable(data, reference) ? data.initial : 0)
  const step = (message: Message): void => {
    const { from, to, text, note } = message
    const amount = from === to ? amountIn(`${text} ${note}`) : 0
    if (message.kind !== 'lost' && !asks.has(message)) held.set(nameOf(to), summed(valueOf(from), amount))
  }
  const messages = quoteEntries(data.messages, (entry) => {
    const changed = 'lines' in entry && isVariable(data, entry.to) && !asks.has(entry) ? entry.to : entry.from
    const before = String(valueOf(changed))
    if ('lines' in entry) step(entry)
    return { before, value: String(valueOf(entry.from)) }
  })
  return { messages, asks, valueOf }
}
