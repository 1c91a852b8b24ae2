/**
 * Messages: two participants with an arrow between them, and words behind a colon.
 */
import type { MessageHead } from '../../models/sequence.ts'
import { participantOf, readRest, type SequenceState } from './sequence-state.ts'

// The longest first; < makes an arrow two-headed, a head before the line reverses it.
const arrow = /(<<--?>>)|(--?(?:>>|>|x|\)|\|[\\/]|\\\\|\/\/))|((?:[\\/]\||\/\/|\\\\)--?)/g

const heads: Readonly<Record<string, MessageHead>> = {
  '>>': 'filled',
  '>': 'open',
  x: 'cross',
  ')': 'point',
  '|\\': 'halfTop',
  '|/': 'halfBottom',
  '\\\\': 'stickTop',
  '//': 'stickBottom',
  '/|': 'halfTop',
  '\\|': 'halfBottom',
}

/** Reads `A->>+B: words`. */
export function readMessage(state: SequenceState, at: number): void {
  const { cursor, model } = state
  const line = cursor.text.slice(at, cursor.find(/[:\n;]/g))
  arrow.lastIndex = 0
  const hit = arrow.exec(line)
  if (hit === null) return cursor.stop('a participant and an arrow', at)
  const sender = line.slice(0, hit.index).trim()
  const isFromCircle = sender.endsWith('()')
  const from = isFromCircle ? sender.slice(0, -2).trimEnd() : sender
  if (from === '') return cursor.stop('a participant before the arrow', at)
  cursor.at = at + hit.index + hit[0].length
  const receiver = readReceiver(state)
  const text = cursor.take(/:/y) === undefined ? '' : readRest(state)
  participantOf(state, from, at)
  participantOf(state, receiver.to, receiver.at)
  const circle = isFromCircle ? (receiver.circle ? 'both' : 'from') : receiver.circle ? 'to' : undefined
  model.events.push({
    is: 'message',
    from,
    to: receiver.to,
    text,
    at,
    ...lineOf(hit),
    ...(circle === undefined ? {} : { central: circle }),
  })
  if (receiver.sign === '+') model.events.push({ is: 'activate', actor: receiver.to, at })
  if (receiver.sign === '-') model.events.push({ is: 'deactivate', actor: from, at })
}

/** `+` begins an activation of the receiver, `-` ends one of the sender. */
const readReceiver = ({ cursor }: SequenceState): { to: string; at: number; circle: boolean; sign?: string } => {
  const hit = cursor.take(/[ \t]*(\(\))?[ \t]*([+-])?[ \t]*(\(\))?[ \t]*/y)
  const at = cursor.at
  const to = cursor.take(/[^:\n;#]*/y)![0].trim()
  if (to === '') return cursor.stop('a participant after the arrow')
  const sign = hit?.[2]
  return { to, at, circle: (hit?.[1] ?? hit?.[3]) !== undefined, ...(sign === undefined ? {} : { sign }) }
}

const lineOf = ([body, both, , reverse]: RegExpExecArray): {
  dotted: boolean
  head: MessageHead
  both?: true
  reverse?: true
} => ({
  dotted: body.includes('--'),
  head: heads[body.replaceAll(/<<|--?/g, '')] ?? 'filled',
  ...(both === undefined ? {} : { both: true }),
  ...(reverse === undefined ? {} : { reverse: true }),
})
