/**
 * The states of both ends of a TCP connection by what they send and receive (RFC 9293, figure 5), where data begin with a
 * SYN and name none.
 */
import { isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, Remark, SequenceData, SequenceEntry } from '../../drawing/data/sequence-fields.ts'

/** An end of the connection, and the flags of a segment that it sends or receives. */
type End = { state: string; peer: string; flags: ReadonlySet<string> }

/** The flags of a segment, which its words begin with. */
const flagsOf = ({ text }: Message): Set<string> =>
  new Set((/^(?:(?:SYN|ACK|FIN|RST|PSH|URG)\b[\s,+/-]*)+/.exec(text)?.[0] ?? '').match(/[A-Z]{3}/g) ?? [])

/** What an end is in after it has sent a segment. */
const afterSending = ({ state, flags }: End): string => {
  if (flags.has('RST')) return 'CLOSED'
  if (flags.has('SYN')) return state === 'CLOSED' ? 'SYN-SENT' : state
  if (!flags.has('FIN')) return state
  if (state === 'CLOSE-WAIT') return 'LAST-ACK'
  return state === 'ESTABLISHED' || state === 'SYN-RECEIVED' ? 'FIN-WAIT-1' : state
}

/** What those that have sent a FIN are in after one of the peer: that of a peer that has theirs also acknowledges it. */
const afterFin = (state: string, isAcknowledged: boolean): string => {
  if (state === 'ESTABLISHED' || state === 'SYN-RECEIVED') return 'CLOSE-WAIT'
  if (state === 'FIN-WAIT-2' || (state === 'FIN-WAIT-1' && isAcknowledged)) return 'TIME-WAIT'
  return state === 'FIN-WAIT-1' ? 'CLOSING' : state
}

/** The states of a peer that has received a FIN. */
const hasFin = new Set(['CLOSE-WAIT', 'LAST-ACK', 'CLOSING', 'TIME-WAIT', 'CLOSED'])

/** What an end is in after a segment has arrived, by what the other end is in then. */
const afterReceiving = ({ state, peer, flags }: End): string => {
  if (flags.has('RST')) return 'CLOSED'
  const isAcknowledged = flags.has('ACK') && hasFin.has(peer)
  if (flags.has('SYN')) {
    if (state === 'LISTEN') return 'SYN-RECEIVED'
    return state === 'SYN-SENT' ? (flags.has('ACK') ? 'ESTABLISHED' : 'SYN-RECEIVED') : state
  }
  const open = state === 'SYN-RECEIVED' && flags.has('ACK') ? 'ESTABLISHED' : state
  if (flags.has('FIN')) return afterFin(open, isAcknowledged)
  if (!isAcknowledged) return open
  return { 'FIN-WAIT-1': 'FIN-WAIT-2', CLOSING: 'TIME-WAIT', 'LAST-ACK': 'CLOSED' }[open] ?? open
}

/** The most entries that a segment is on its way. */
const longest = 6

/**
 * The segments with the states that they bring about after each, and as long on their way as these; undefined where states
 * or ways are given, and where no connection is opened.
 */
export function statesOf({ participants, messages }: Pick<SequenceData, 'participants' | 'messages'>) {
  const [first] = messages
  const segments = messages.filter(isMessage)
  const isBare = segments.length === messages.length && segments.every(({ delay }) => delay === 0)
  if (!isBare || participants.length !== 2 || first === undefined || !isMessage(first)) return undefined
  const flags = flagsOf(first)
  if (!flags.has('SYN') || flags.has('ACK')) return undefined
  // A port at which nobody listens answers with a reset.
  const answer = segments.find(({ from }) => from === first.to)
  const isRefused = answer !== undefined && flagsOf(answer).has('RST')
  const states = new Map([
    [first.from, 'CLOSED'],
    [first.to, isRefused ? 'CLOSED' : 'LISTEN'],
  ])
  const enter = (end: string, state: string): Remark[] => {
    if (states.get(end) === state) return []
    states.set(end, state)
    return [{ kind: 'state', from: end, text: state }]
  }
  const begin = [...states].map(([from, text]): Remark => ({ kind: 'state', from, text }))
  const entries = segments.flatMap((message, index): SequenceEntry[] => {
    const { from, to, kind } = message
    const end = (own: string, other: string): End => ({
      state: states.get(own) ?? '',
      peer: states.get(other) ?? '',
      flags: flagsOf(message),
    })
    const sent = enter(from, afterSending(end(from, to)))
    const received = kind === 'lost' || from === to ? [] : enter(to, afterReceiving(end(to, from)))
    const after = [...sent, ...received]
    // Without a state it arrives where the next one is sent.
    const delay = received.length > 0 ? after.length : Number(index < segments.length - 1)
    return [{ ...message, delay: from === to || kind === 'lost' ? 0 : Math.min(longest, delay) }, ...after]
  })
  return [...begin, ...entries]
}
