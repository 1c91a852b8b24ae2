/**
 * The states of both ends of a TCP connection by what they send and receive (RFC 9293, figure 5), where data begin with a
 * SYN and name none.
 */
import { isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, Remark, SequenceData, SequenceEntry } from '../../drawing/data/sequence-fields.ts'

/** An end of the connection, the flags of a segment that it sends or receives, and what the other end was in when it sent that. */
type End = { state: string; peer: string; flags: ReadonlySet<string> }

/** The flags of a segment, which its words begin with. */
export const flagsOf = ({ text }: Message): Set<string> =>
  new Set((/^(?:(?:SYN|ACK|FIN|RST|PSH|URG)\b[\s,+/-]*)+/.exec(text)?.[0] ?? '').match(/[A-Z]{3}/g) ?? [])

/** What an end is in after it has sent a segment. */
const afterSending = ({ state, flags }: Omit<End, 'peer'>): string => {
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

/** What an end is in after a segment has arrived, by what the other end was in when it sent that. */
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
 * The segments with the states that they bring about where they are sent and where they arrive, and as long on their way as
 * these; undefined where states are given, and where no connection is opened. A way that is given ends before the same
 * segment as without states.
 */
export function statesOf({ participants, messages }: Pick<SequenceData, 'participants' | 'messages'>) {
  const [first] = messages
  const segments = messages.filter(isMessage)
  if (segments.length < messages.length || participants.length !== 2 || first === undefined || !isMessage(first))
    return undefined
  const flags = flagsOf(first)
  if (!flags.has('SYN') || flags.has('ACK')) return undefined
  const connection = new Connection(first, segments)
  const entries: SequenceEntry[] = connection.begin()
  const sentAt: number[] = []
  const ways: number[] = []
  // What arrives does so in the row of the state that it brings about, or where the next segment is sent.
  const arrive = (isDue: (arrival: number) => boolean): void =>
    segments.forEach((message, index) => {
      const since = sentAt[index]
      if (since === undefined || ways[index] !== undefined || !isDue(arrivalOf(message, index))) return
      const received = connection.receive(message)
      entries.push(...received)
      const isLast = sentAt.length === segments.length
      ways[index] = entries.length - since - (received.length > 0 || isLast ? 1 : 0)
    })
  segments.forEach((message, index) => {
    arrive((arrival) => arrival <= index)
    sentAt.push(entries.length)
    entries.push(message, ...connection.send(message))
  })
  arrive((arrival) => arrival < Number.POSITIVE_INFINITY)
  const delayOf = new Map(segments.map((message, index) => [message, Math.min(longest, ways[index] ?? 0)] as const))
  return entries.map((entry) => (isMessage(entry) ? { ...entry, delay: delayOf.get(entry) ?? 0 } : entry))
}

/** When a segment arrives, counted in segments: before the next one is sent, unless it is longer on its way; or never. */
const arrivalOf = ({ from, to, kind, delay }: Message, index: number): number =>
  kind === 'lost' || from === to ? Number.POSITIVE_INFINITY : index + Math.max(1, delay)

/** The states of both ends, from before the first segment on. */
class Connection {
  readonly #states: Map<string, string>
  /** What the sender of a segment was in when it left. */
  readonly #sentIn = new Map<Message, string>()

  constructor({ from, to }: Message, segments: readonly Message[]) {
    // A port at which nobody listens answers with a reset.
    const answer = segments.find((each) => each.from === to)
    const isRefused = answer !== undefined && flagsOf(answer).has('RST')
    this.#states = new Map([
      [from, 'CLOSED'],
      [to, isRefused ? 'CLOSED' : 'LISTEN'],
    ])
  }

  begin(): Remark[] {
    return [...this.#states].map(([from, text]): Remark => ({ kind: 'state', from, text }))
  }

  send(message: Message): Remark[] {
    const { from } = message
    const entered = this.#enter(from, afterSending({ state: this.#stateOf(from), flags: flagsOf(message) }))
    this.#sentIn.set(message, this.#stateOf(from))
    return entered
  }

  receive(message: Message): Remark[] {
    const { to } = message
    const peer = this.#sentIn.get(message) ?? ''
    return this.#enter(to, afterReceiving({ state: this.#stateOf(to), peer, flags: flagsOf(message) }))
  }

  #stateOf(end: string): string {
    return this.#states.get(end) ?? ''
  }

  #enter(end: string, state: string): Remark[] {
    if (this.#states.get(end) === state) return []
    this.#states.set(end, state)
    return [{ kind: 'state', from: end, text: state }]
  }
}
