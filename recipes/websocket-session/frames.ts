/**
 * Bytes sent, without those of TLS and TCP: those of an HTTP message, which is all header here, and of a WebSocket
 * frame (RFC 6455, section 5.2), whose header depends on how long the payload is and whether a client sent it, which
 * masks it.
 */
import { everyEntry, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'

/** The mask in the header of what a client sends. */
export const maskBytes = 4

/** How many bytes carry the message, of which `mask` are the mask, and how many are the message. */
export type SentBytes = { item: Message; header: number; mask: number; payload: number; isFrame: boolean }

/** A request line or a status line (RFC 9112, sections 3 and 4), or what people write for one: `GET /ws`, `101 Switching Protocols`, `101`. */
const startLine =
  /^(?:[A-Z]+ \S+ HTTP\/\d(?:\.\d)?|[A-Z]+ \/\S*|HTTP\/\d(?:\.\d)? \d{3}\b.*|[1-5]\d{2} [A-Z][A-Za-z '-]*)$/
/** The response after which frames are sent. */
const accepted = /^(?:HTTP\/\d(?:\.\d)? )?101\b/

/** Flags of TCP segments, which carry neither HTTP nor frames (RFC 9293, section 3.1). */
const segment = /^(?:SYN|FIN|RST|ACK|PSH)(?:(?:, ?|-| \+ |\/)(?:SYN|FIN|RST|ACK|PSH))*$/

/** Frames are written as their opcode and payload. */
export const startsWithOpcode = (words: string): boolean =>
  /^(?:text|binary|ping|pong|close|continuation)\b/i.test(words)

/** What is sent from one to the other, in order, with its bytes; the first sender is the client. */
export function wireOf({ messages }: Pick<SequenceData, 'messages'>): SentBytes[] {
  const sent = everyEntry(messages).flatMap(({ entry }) =>
    isMessage(entry) && entry.from !== entry.to && !segment.test(entry.text) ? [entry] : [],
  )
  const first = sent.findIndex(({ text }) => accepted.test(text))
  const isHttp = ({ text, lines, kind }: Message): boolean =>
    lines.length > 0 || startLine.test(text) || (kind === 'reply' && /^[1-5]\d{2}$/.test(text))
  // What is neither and comes before any frame can be sent is a remark on the upgrade.
  const all = sent.filter((item, index) => index > first || isHttp(item) || startsWithOpcode(item.text))
  return all.map((item) => {
    if (isHttp(item)) return { item, header: httpBytes(item), mask: 0, payload: 0, isFrame: false }
    const payload = payloadBytes(item.text)
    const length = payload < 126 ? 0 : payload < 65_536 ? 2 : 8
    const mask = item.from === sent[0]?.from ? maskBytes : 0
    return { item, header: 2 + length + mask, mask, payload, isFrame: true }
  })
}

const bytesOf = (words: string): number => new TextEncoder().encode(words).length

/** The first line, the header fields and the empty line, each ending in CR LF. */
const httpBytes = ({ text, lines }: Message): number =>
  [text, ...lines.map((line) => line.text), ''].reduce((sum, line) => sum + bytesOf(line) + 2, 0)

/** The application data after the opcode's name, or as many bytes as are said there; a close code takes two bytes, its reason follows. */
const payloadBytes = (words: string): number => {
  const said = /^(?:text|binary)\s+(\d[\d,]*) bytes?\b/i.exec(words)?.[1]
  if (said !== undefined) return Number(said.replaceAll(',', ''))
  const [, close] = /^close\b\s*(.*)$/i.exec(words) ?? []
  if (close !== undefined) return close === '' ? 0 : 2 + bytesOf(close.replace(/^\d+\s*/, ''))
  return bytesOf(words.replace(/^(?:text|binary|ping|pong|continuation)\b\s*/i, ''))
}
