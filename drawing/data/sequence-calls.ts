/**
 * Which reply answers which call, branches of frames included.
 *
 * A reply answers the last open call in the other direction. The contents of `alt`, `opt`, `break` and `loop` may
 * not run: a call that only some branches answer stays open after the frame, so that a later reply can answer it too.
 */
import { branchesOf, isFrame, isMessage, messagesIn } from './sequence-entries.ts'
import type { Message, SequenceEntry, SequenceFrame } from './sequence-fields.ts'

/** A call, the last of its replies, and those in the branches before it. */
export type Exchange = { call: Message; reply: Message; earlier?: Message[] }

/** Every answered call in the order of calls, and the replies that answer none. */
export function pairCalls(
  entries: SequenceEntry[],
  participantOf: (reference: string) => unknown,
): { exchanges: Exchange[]; orphans: Message[] } {
  const pairing: Pairing = { participantOf, replies: new Map(), orphans: [] }
  openAfter(entries, [], pairing)
  return { exchanges: inOrder(entries, pairing.replies), orphans: pairing.orphans }
}

/** The calls that are sent, also those that are lost on their way: what is lost is one unless it answers an earlier call. */
export const callsSent = (entries: SequenceEntry[], participantOf: (reference: string) => unknown): Message[] => {
  const sent = messagesIn(entries).map((message) => ({
    message,
    kind: message.kind,
    from: participantOf(message.from),
    to: participantOf(message.to),
  }))
  const isCall = ({ kind, from, to }: (typeof sent)[number], index: number): boolean => {
    if (kind !== 'lost') return kind === 'call'
    const before = sent.slice(0, index)
    const asked = before.filter((each) => each.kind === 'call' && each.from === to && each.to === from)
    const answers = before.filter((each) => each.kind !== 'call' && each.from === from && each.to === to)
    return asked.length <= answers.length
  }
  return sent.filter(isCall).map(({ message }) => message)
}

/** What is known so far: the replies of each call, and the replies without a call. */
type Pairing = {
  participantOf: (reference: string) => unknown
  replies: Map<Message, Message[]>
  orphans: Message[]
}

/** The calls still open after these entries: those open before them, and those made by them. */
const openAfter = (entries: SequenceEntry[], open: Message[], pairing: Pairing): Message[] =>
  entries.reduce((calls, entry) => {
    if (isMessage(entry)) return openAfterMessage(entry, calls, pairing)
    return isFrame(entry) ? openAfterFrame(entry, calls, pairing) : calls
  }, open)

const openAfterMessage = (message: Message, open: Message[], pairing: Pairing): Message[] => {
  const { participantOf, replies, orphans } = pairing
  const { kind, from, to } = message
  if (kind === 'call' && participantOf(from) !== participantOf(to)) return [...open, message]
  if (kind !== 'reply') return open
  const index = open.findLastIndex((call) => answers(call, message, pairing))
  const call = open[index]
  if (call === undefined) orphans.push(message)
  else replies.set(call, [...(replies.get(call) ?? []), message])
  return call === undefined ? open : open.toSpliced(index, 1)
}

const answers = (call: Message, reply: Message, { participantOf }: Pairing): boolean =>
  participantOf(call.from) === participantOf(reply.to) && participantOf(call.to) === participantOf(reply.from)

const openAfterFrame = (frame: SequenceFrame, open: Message[], pairing: Pairing): Message[] => {
  const branches = branchesOf(frame)
  if (!mayBeSkipped(frame)) return branches.reduce((calls, { entries }) => openAfter(entries, calls, pairing), open)
  const outcomes = branches.map(({ entries }) => openAfter(entries, open, pairing))
  if (frame.kind !== 'alt') outcomes.push(open)
  return [...new Set(outcomes.flat())]
}

/** Frames whose operands run in sequence or in parallel, and frames that may not run at all. */
const mayBeSkipped = ({ kind }: SequenceFrame): boolean => {
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

const inOrder = (entries: SequenceEntry[], replies: Map<Message, Message[]>): Exchange[] =>
  entries.flatMap((entry): Exchange[] => {
    if (isFrame(entry)) return branchesOf(entry).flatMap((branch) => inOrder(branch.entries, replies))
    const all = isMessage(entry) ? (replies.get(entry) ?? []) : []
    const [reply, earlier] = [all.at(-1), all.slice(0, -1)]
    if (reply === undefined) return []
    return [{ call: entry as Message, reply, ...(earlier.length > 0 ? { earlier } : {}) }]
  })
