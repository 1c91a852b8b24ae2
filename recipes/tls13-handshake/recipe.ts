/**
 * The full handshake of TLS 1.3 with a server certificate, as RFC 8446 (figure 1 and section 4) orders it.
 * The dummy change_cipher_spec records of appendix D.4 are left out; they carry nothing.
 */
import { finish, line, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { namedMessage, participants, wordsLast } from '../../drawing/sequence.ts'
import { bracket, zone } from '../../drawing/sequence-marks.ts'
import { canvas, heading } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

const client = 256
const server = 664
const right = 920
/** Where the words right of the server begin. */
const aside = server + 40

const rows = {
  clientHello: 200,
  serverHello: 244,
  encryptedExtensions: 304,
  certificate: 348,
  certificateVerify: 392,
  serverFinished: 436,
  clientFinished: 480,
  request: 540,
  response: 584,
} as const
const zoneTop = 264
const keyChange = 500
const zoneEnd = 608

type Step = { name: string; at: keyof typeof rows; from: 'client' | 'server'; aside?: string }

// x25519 is the group that RFC 8446, section 9.1, recommends beside secp256r1.
const steps: Step[] = [
  { name: 'ClientHello', at: 'clientHello', from: 'client', aside: 'server name, x25519 key share' },
  { name: 'ServerHello', at: 'serverHello', from: 'server', aside: 'cipher suite, x25519 key share' },
  { name: 'EncryptedExtensions', at: 'encryptedExtensions', from: 'server', aside: 'application protocol h2' },
  { name: 'Certificate', at: 'certificate', from: 'server', aside: 'chain for www.example.com' },
  { name: 'CertificateVerify', at: 'certificateVerify', from: 'server', aside: 'signature' },
  { name: 'Finished', at: 'serverFinished', from: 'server', aside: 'HMAC of the transcript' },
  { name: 'Finished', at: 'clientFinished', from: 'client', aside: 'HMAC of the transcript' },
  { name: 'Application Data', at: 'request', from: 'client', aside: 'request' },
  { name: 'Application Data', at: 'response', from: 'server', aside: 'response' },
]

const arrow = ({ name, at, from, aside: words }: Step): Element[] =>
  namedMessage({
    from: from === 'client' ? client : server,
    to: from === 'client' ? server : client,
    y: rows[at],
    name,
    ...(words ? { aside: words } : {}),
  })

type Remark = { x: number; y: number; head: string; rest: string[]; accent?: boolean }

/** A bold word beside the sequence and muted lines under it; `y` is the height it is centred on. */
const remark = ({ x, y, head, rest, accent }: Remark): Element[] => {
  const first = Math.round(y + 6 - rest.length * 10)
  return [
    text(x, first, head, { bold: true, fill: accent ? 'accent' : 'ink' }),
    ...rest.map((said, index) => text(x, first + 20 * (index + 1), said, { size: 14, fill: 'muted' })),
  ]
}

const draw = () =>
  finish({
    ...canvas.standard,
    title: 'TLS 1.3 handshake: full handshake with a server certificate, one round trip',
    description:
      'Transport Layer Security (TLS) 1.3 between client and server, read downwards. ClientHello and ServerHello travel in the clear and exchange key shares. Everything after ServerHello lies in a shaded zone because it is encrypted: EncryptedExtensions, Certificate, CertificateVerify and Finished from the server, then Finished from the client, under handshake keys; application data follows under application keys. A bracket shows that the client can send its request after one round trip (1-RTT). HMAC is a hash-based message authentication code.',
    elements: wordsLast([
      ...heading(
        'TLS 1.3 handshake',
        'Only the two hellos are readable on the wire; the request can leave after one round trip',
      ),
      zone({ x: client - 24, y: zoneTop, w: right - client + 24, h: zoneEnd - zoneTop }),
      line(client - 24, keyChange, right, keyChange, { stroke: 'accent' }),
      ...participants(
        [
          { x: client, lines: [{ text: 'Client', bold: true }] },
          { x: server, lines: [{ text: 'Server', bold: true }] },
        ],
        { y: 112, w: 144, h: 40, end: zoneEnd },
      ),
      bracket({ x: client - 48, y: rows.clientHello, end: rows.serverFinished }),
      bracket({ x: server + 24, y: rows.certificate, end: rows.serverFinished, open: 'left' }),
      ...steps.flatMap(arrow),
      ...remark({
        x: 40,
        y: (rows.clientHello + rows.serverFinished) / 2,
        head: '1 round trip',
        rest: ['from ClientHello', 'to server Finished'],
      }),
      ...remark({ x: 40, y: rows.request, head: '1-RTT data', rest: ['the first request'] }),
      ...remark({
        x: aside,
        y: (rows.clientHello + rows.serverHello) / 2,
        head: 'In the clear',
        rest: ['anyone on the path', 'can read the hellos'],
      }),
      ...remark({
        x: aside,
        y: rows.encryptedExtensions,
        head: 'Encrypted',
        rest: ['with handshake keys,', 'from the x25519 secret'],
        accent: true,
      }),
      ...remark({
        x: aside,
        y: rows.certificateVerify,
        head: 'Server proves',
        rest: ['that it holds the key', 'of its certificate'],
      }),
      ...remark({
        x: aside,
        y: (keyChange + zoneEnd) / 2,
        head: 'Encrypted',
        rest: ['with application keys,', 'from the master secret'],
        accent: true,
      }),
    ]),
  })

export default defineRecipe({
  name: 'TLS 1.3 handshake',
  family: 'Sequences',
  description:
    'Client and server exchange the messages of a full TLS 1.3 handshake (RFC 8446); shading starts where encryption starts, a bracket marks the round trip. Also called HTTPS handshake, 1-RTT handshake or, by its old name, SSL handshake.',
  useWhen:
    'You explain what an observer on the network can read, when keys change, or why TLS 1.3 costs one round trip. Good for other two-party protocols too, with up to 10 messages and 2 protection levels.',
  avoidWhen:
    'The bytes of a message are the point (use `http-exchange`), more than two parties take part (use `request-sequence` or `oauth-code-pkce`), or you compare measured connection times (use `trace-waterfall`).',
  visual: 90,
  ease: 82,
  overall: 87,
  rationale:
    'One shaded zone answers the question most readers have: what is encrypted. A message is one arrow and two lines of text, but one in the middle moves the rows, the zone and the bracket below it. You supply the messages and the point at which keys change.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
