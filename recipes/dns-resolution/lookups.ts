/**
 * Lookups: what a resolver is asked, and whom it asks for that. Spans say where they begin and end; where there are fewer
 * than two, each goes from a question to the resolver up to its answer.
 */
import { isNamed, namesOf } from '../../drawing/data/named.ts'
import { messagesIn, messagesWithin } from '../../drawing/data/sequence-entries.ts'
import type { Message, Participant, SequenceData } from '../../drawing/data/sequence-fields.ts'

/** Of each lookup in order, the servers that the resolver asks, each once; one that no answer comes from was asked too. */
export const lookupsIn = ({ messages, spans, participants }: SequenceData): string[][] => {
  const all = messagesIn(messages)
  const resolver = resolverOf(participants, all)
  if (resolver === undefined) return []
  const is = (reference: string): boolean => isNamed(resolver, [reference])
  const brackets = spans.filter(({ at }) => at === undefined).map((span) => messagesWithin(span, messages))
  const asked = answered(all, is)
  const lookups = brackets.length < Math.min(2, asked.length) ? asked : brackets
  return lookups.map((lookup) => namesOf(participants.filter((each) => isNamed(each, serversIn(lookup, is)))))
}

const serversIn = (lookup: Message[], is: (reference: string) => boolean): string[] => {
  const asked = lookup.filter(({ from, to, kind }) => is(from) && !is(to) && kind !== 'reply')
  // What the resolver sends to who asked it is no question.
  const askers = new Set(lookup.filter(({ to, kind }) => is(to) && kind !== 'reply').map(({ from }) => from))
  return [...new Set(asked.flatMap(({ to, kind }) => (kind !== 'call' && askers.has(to) ? [] : [to])))]
}

/** From each question to the resolver, while it has none open, up to its reply to who asked. */
const answered = (all: Message[], is: (reference: string) => boolean): Message[][] => {
  const lookups: Message[][] = []
  let asker: string | undefined
  for (const message of all) {
    const { from, to, kind } = message
    if (asker === undefined && is(to) && !is(from) && kind !== 'reply') {
      asker = from
      lookups.push([])
    }
    if (asker !== undefined) lookups.at(-1)?.push(message)
    if (is(from) && to === asker && kind === 'reply') asker = undefined
  }
  return lookups
}

/** The participant that asks most others, the second one where several do. */
const resolverOf = (participants: Participant[], all: Message[]): Participant | undefined => {
  const asks = (each: Participant): number =>
    new Set(all.filter(({ from, kind }) => kind === 'call' && isNamed(each, [from])).map(({ to }) => to)).size
  const [, second] = participants
  const most = Math.max(...participants.map(asks))
  return second !== undefined && asks(second) === most ? second : participants.find((each) => asks(each) === most)
}
