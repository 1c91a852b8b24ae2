/**
 * Deliveries: what a queue hands out to workers, pushed by it or as the reply to a worker that asks for messages.
 */

import { pairCalls } from '../../drawing/data/sequence-calls.ts'
import { branchesOf, isFrame, isMessage, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry } from '../../drawing/data/sequence-fields.ts'
import { loopBounds } from '../../drawing/sequence/loop-bounds.ts'

/** How clients of queues ask for messages. */
const asking = /receive|poll|pull|fetch|consume|lease|dequeue|reserve|claim|subscribe|\bpop\b|\bget\b|[bl]r?pop|xread/i

/** What a queue answers that has nothing to hand out. */
const nothing = /^(?:\[\]|no(?:thing|ne)?\b|empty|nil|null|0\b|204\b|timeout)/i

/** The deliveries in order: acknowledgments of what is sent or deleted, moves to other queues and what is lost left out. */
export const deliveriesIn = ({ participants, messages, spans }: SequenceData): Message[] => {
  const queues = participants.filter(({ kind }) => kind === 'queue').flatMap(({ id, name }) => [id, name])
  const idOf = (reference: string): unknown => participants.find(({ id, name }) => [id, name].includes(reference))
  const polled = pairCalls(messages, idOf).exchanges.flatMap(({ call, reply }) =>
    asking.test(call.text) && !nothing.test(reply.text) ? [reply] : [],
  )
  // What is hidden from a message on is what it delivers.
  const hiding = spans.filter(({ at }) => queues.includes(at)).flatMap(({ from }) => from)
  const isDelivery = (message: Message): boolean =>
    message.kind === 'reply'
      ? polled.includes(message) ||
        [message.id, message.text].some((each) => each !== undefined && hiding.includes(each))
      : message.kind !== 'lost'
  return messagesIn(messages).filter(
    (message) => queues.includes(message.from) && !queues.includes(message.to) && isDelivery(message),
  )
}

/** How often a queue delivers, with what loops repeat: exactly, or at least where one may run more often. */
export const countDeliveries = (data: SequenceData): { least: number; isExact: boolean } => {
  const deliveries = new Set(deliveriesIn(data))
  let isExact = true
  const countIn = (entries: SequenceEntry[]): number =>
    entries.reduce((sum, entry) => {
      if (isMessage(entry)) return sum + (deliveries.has(entry) ? 1 : 0)
      if (!isFrame(entry)) return sum
      const own = branchesOf(entry).reduce((all, { entries: inner }) => all + countIn(inner), 0)
      const bounds = entry.kind === 'loop' ? (loopBounds(entry.text) ?? { least: 1, most: 0 }) : { least: 1, most: 1 }
      if (own > 0 && bounds.least !== bounds.most) isExact = false
      return sum + own * bounds.least
    }, 0)
  return { least: countIn(data.messages), isExact }
}
