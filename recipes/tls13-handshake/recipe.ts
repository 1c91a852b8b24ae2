/**
 * The full handshake of TLS 1.3 with a server certificate, as RFC 8446 (figure 1 and section 4) orders it.
 * Left out: the dummy change_cipher_spec records of appendix D.4, which carry nothing, session tickets (4.6.1), and the
 * preface and SETTINGS frames with which both sides begin HTTP/2 (RFC 9113, 3.4).
 */

import * as z from 'zod'
import { note, text } from '../../drawing/data/fields.ts'
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { roundTripsOf } from './round-trips.ts'
import { drawSeen, inTheClear, seenInWords, seenWidth } from './seen.ts'

/** What the heading quotes: messages outside all zones, all messages, and round trips in the first span. */
const derive = (data: SequenceData) => {
  const trips = roundTripsOf(data)
  return {
    clear: `${inTheClear(data).length}`,
    messages: `${messagesIn(data.messages).length}`,
    ...(trips === undefined ? {} : { trips: count(trips, 'round trip') }),
  }
}

/** Messages of a handshake are sent, and nobody waits at each of them. */
const client = (text: string, note: string) => ({ from: 'Client', to: 'Server', text, note, kind: 'async' }) as const
const server = (text: string, note: string) => ({ from: 'Server', to: 'Client', text, note, kind: 'async' }) as const

const sealed = z
  .strictObject({
    text: text('Read of each record', 20),
    note: note('What that means, where there is room beside a zone', 48).optional(),
  })
  .optional()
  .describe('What an observer reads of each encrypted message')

export default defineRecipe({
  name: 'TLS 1.3 handshake',
  family: 'Sequences',
  description:
    'The full TLS 1.3 handshake with a server certificate, message by message: shaded zones show what is encrypted and with which keys, a strip what an observer on the network can read. Also called HTTPS handshake or, by its old name, SSL handshake.',
  useWhen:
    'You explain what an observer on the network can read, when the keys change, which message authenticates the server, or what a connection costs in round trips. Good for 2 or 3 parties and up to 24 messages.',
  avoidWhen:
    'You need several services calling each other: use `request-sequence`. You need to show how an app gets a token over the encrypted connection: use `oauth-code-pkce`. You need the segments and states below it: use `tcp-connection-lifecycle`. You need measured times: use `trace-waterfall`.',
  visual: 87,
  ease: 80,
  overall: 86,
  rationale:
    'A strip beside the messages answers what most readers ask first: what is readable, and from where on only types and lengths of records are. A message added in the middle moves the zones and the bracket below it. You supply the messages and the points at which keys change.',
  reviewed: '2026-11-23',
  revision: 1,
  data: sequenceForm({ sealed }),
  sample: {
    title: 'Only {clear} of {messages} messages are readable on the wire',
    subtitle: 'Both hellos of TLS 1.3 carry a key share, from which each side derives the keys for the rest',
    source:
      'RFC 8446, one record per message; without TCP, dummy records, session tickets, HTTP/2 preface and SETTINGS',
    sealed: { text: 'type 23, length', note: 'all else is ciphertext' },
    focus: ['client-hello', 'server-hello'],
    participants: [
      { name: 'Client', note: 'browser' },
      { name: 'Server', note: 'www.example.com' },
    ],
    messages: [
      { id: 'client-hello', ...client('ClientHello', 'X25519 key share, cipher suites, server name') },
      { id: 'server-hello', ...server('ServerHello', 'X25519 key share, chosen cipher suite') },
      {
        id: 'handshake-keys',
        kind: 'zone',
        text: 'Encrypted with handshake keys',
        messages: [
          server('EncryptedExtensions', 'application protocol: h2'),
          server('Certificate', 'certificate chain of www.example.com'),
          server('CertificateVerify', 'signature: proves possession of the private key'),
          { id: 'server-finished', ...server('Finished', 'MAC over all messages so far') },
          client('Finished', 'MAC over all messages so far'),
        ],
      },
      {
        id: 'application-keys',
        kind: 'zone',
        text: 'Encrypted with application keys',
        messages: [client('GET /', 'HTTP/2 HEADERS'), server('200', 'HTTP/2 HEADERS and DATA')],
      },
    ],
    spans: [{ from: 'client-hello', to: 'server-finished', text: '{trips}', note: 'before the first request' }],
  },
  derive,
  meanings: {
    clear: 'messages outside of all zones',
    trips: 'how many round trips the first span has, or else the handshake up to the Finished of the server',
  },
  draw: (data, sheet) => {
    const drawn = drawSequence(data, sheet, { as: 'code', derived: derive(data), right: seenWidth })
    drawSeen(data, drawn, sheet)
  },
  describe: (data) => describeSequence(data, derive(data), seenInWords(data)),
})
