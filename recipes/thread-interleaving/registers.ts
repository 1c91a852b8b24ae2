/**
 * Threads that load, add to and store a shared variable: the value of each after every step.
 *
 * A message from a variable (a participant of kind `database`) to a thread loads, one to it stores, and a local step
 * adds the number after its `+` or `-`, with a space or none between them. A call that a reply of the variable answers
 * only asks for the value, unless its words say that it stores.
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
  const { asks, valueOf } = run(data)
  const isStored = messagesIn(data.messages).some(
    (each) => each.kind !== 'lost' && each.from !== each.to && isNamed(variable, [each.to]) && !asks.has(each),
  )
  return isStored ? `${variable.name} = ${valueOf(variable.name)}` : undefined
}

/** The calls that ask a variable for its value: a reply answers them. */
export function loadsIn(data: SequenceData): Set<SequenceEntry> {
  const participantOf = (reference: string) => namedIn(data.participants, [reference])[0]
  const { exchanges } = pairCalls(data.messages, participantOf)
  const asks = exchanges.filter(({ call }) => !/\b(?:store|write|put|set|save|update)/i.test(call.text))
  return new Set(asks.flatMap(({ call }) => (isVariable(data, call.to) ? [call] : [])))
}

/** The number after the first sign, 0 where there is none. */
export const amountIn = (words: string): number => Number(/[+-] ?\d{1,9}/.exec(words)?.[0].replace(' ', '') ?? 0)

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
    if (message.kind !== 'lost' && !asks.has(message)) held.set(nameOf(to), valueOf(from) + amount)
  }
  const messages = quoteEntries(data.messages, (entry) => {
    const changed = 'lines' in entry && isVariable(data, entry.to) && !asks.has(entry) ? entry.to : entry.from
    const before = String(valueOf(changed))
    if ('lines' in entry) step(entry)
    return { before, value: String(valueOf(entry.from)) }
  })
  return { messages, asks, valueOf }
}
