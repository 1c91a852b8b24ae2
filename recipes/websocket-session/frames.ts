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

/** A request line or a status line (RFC 9112, sections 3 and 4), or what people write for one: `101 Switching Protocols`. */
const startLine = /^(?:[A-Z]+ \S+ HTTP\/\d(?:\.\d)?|HTTP\/\d(?:\.\d)? \d{3}\b.*|[1-5]\d{2} [A-Z][A-Za-z '-]*)$/

/** Flags of TCP segments, which carry neither HTTP nor frames (RFC 9293, section 3.1). */
const segment = /^(?:SYN|FIN|RST|ACK|PSH)(?:(?:, ?|-| \+ |\/)(?:SYN|FIN|RST|ACK|PSH))*$/

/** What is sent from one to the other, in order, with its bytes; the first sender is the client. */
export function wireOf({ messages }: Pick<SequenceData, 'messages'>): SentBytes[] {
  const sent = everyEntry(messages).flatMap(({ entry }) =>
    isMessage(entry) && entry.from !== entry.to && !segment.test(entry.text) ? [entry] : [],
  )
  return sent.map((item) => {
    if (item.lines.length > 0 || startLine.test(item.text))
      return { item, header: httpBytes(item), mask: 0, payload: 0, isFrame: false }
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
