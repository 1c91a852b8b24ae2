/**
 * Compensations by their words: calls that undo what the same receiver was asked for before, and whether they succeeded.
 */
import { messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'

/** What compensations are called. */
const undoing =
  /^(?:cancel|release|refund|withdraw|void|revoke|revert|reverse|undo|un(?:reserve|book|lock)|delete|restore|compensate|roll ?back)/i

/** The compensations that succeeded, one for each receiver; undefined where the data have none. */
export function compensatedIn({ messages }: Pick<SequenceData, 'messages'>): Message[] | undefined {
  const all = messagesIn(messages)
  const tried = all.filter(
    (message, index) =>
      message.kind !== 'reply' &&
      undoing.test(message.text) &&
      all.slice(0, index).some((before) => before.to === message.to && before.from === message.from),
  )
  const done = tried.filter((message) => succeeds(message, all))
  return tried.length === 0
    ? undefined
    : done.filter(({ to }, index) => done.findIndex((each) => each.to === to) === index)
}

/** Whether a message arrives, its receiver does not say no, and no answer is lost. */
export const succeeds = (message: Message, all: readonly Message[]): boolean => {
  const after = message.kind === 'reply' ? [] : all.slice(all.indexOf(message) + 1)
  const answer = after.find(({ from }) => from === message.to)
  return [message, answer].every((each) => each?.kind !== 'lost' && each?.state !== 'negative')
}
