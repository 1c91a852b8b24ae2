/**
 * Which reply answers which call, branches of frames included.
 *
 * A reply answers the last open call in the other direction. What `alt`, `opt`, `break` and `loop` hold may not
 * happen: a call that only some branches answer stays open behind the frame, so that a later reply may answer it too.
 */
import { branchesOf, isFrame, isMessage } from './sequence-entries.ts'
import type { Entry, Frame, Message } from './sequence-fields.ts'

/** A call and the last of its replies. */
export type Exchange = { call: Message; reply: Message }

/** Every answered call in the order of calls, and the replies that answer none. */
export function pairCalls(
  entries: Entry[],
  participantOf: (reference: string) => unknown,
): { exchanges: Exchange[]; orphans: Message[] } {
  const open: Message[] = []
  const replies = new Map<Message, Message>()
  const orphans: Message[] = []
  const answers = (call: Message, reply: Message): boolean =>
    participantOf(call.from) === participantOf(reply.to) && participantOf(call.to) === participantOf(reply.from)
  const pass = (message: Message, pending: Message[]): Message[] => {
    const { kind, from, to } = message
    if (kind === 'call' && participantOf(from) !== participantOf(to)) return [...pending, message]
    if (kind !== 'reply') return pending
    const index = pending.findLastIndex((call) => answers(call, message))
    const call = pending[index]
    if (call === undefined) orphans.push(message)
    else replies.set(call, message)
    return call === undefined ? pending : pending.toSpliced(index, 1)
  }
  const walk = (list: Entry[], pending: Message[]): Message[] =>
    list.reduce((calls, entry) => {
      if (isMessage(entry)) return pass(entry, calls)
      return isFrame(entry) ? walkFrame(entry, calls) : calls
    }, pending)
  const walkFrame = (frame: Frame, pending: Message[]): Message[] => {
    const branches = branchesOf(frame)
    if (!mayBeSkipped(frame)) return branches.reduce((calls, { entries: list }) => walk(list, calls), pending)
    const outcomes = branches.map(({ entries: list }) => walk(list, pending))
    if (frame.kind !== 'alt') outcomes.push(pending)
    return [...new Set(outcomes.flat())]
  }
  walk(entries, open)
  return { exchanges: inOrder(entries, replies), orphans }
}

/** Frames whose operands happen one after another or all together, and those that may be left out. */
const mayBeSkipped = ({ kind }: Frame): boolean => {
  switch (kind) {
    case 'alt':
    case 'opt':
    case 'break':
    case 'loop':
      return true
    case 'par':
    case 'critical':
    case 'zone':
      return false
    default:
      return kind satisfies never
  }
}

const inOrder = (entries: Entry[], replies: Map<Message, Message>): Exchange[] =>
  entries.flatMap((entry): Exchange[] => {
    if (isFrame(entry)) return branchesOf(entry).flatMap((branch) => inOrder(branch.entries, replies))
    const reply = isMessage(entry) ? replies.get(entry) : undefined
    return reply === undefined ? [] : [{ call: entry as Message, reply }]
  })
