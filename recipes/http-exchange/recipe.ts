/**
 * One HTTP request and its response, byte for byte: start line, header fields, the empty line, the body.
 *
 * Message syntax after RFC 9112 (HTTP/1.1), fields after RFC 9110, bearer token after RFC 6750 (its own
 * example value), Idempotency-Key as a quoted string after the IETF httpapi draft.
 */
import { createHash } from 'node:crypto'
import { inDrawOrder } from '../../drawing/draw-order.ts'
import { listing, panelHeight, type Row, rowTop, type Setting } from '../../drawing/listing.ts'
import { finish, line, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'

/** The instant at which the server answers; Date and created_at both come from it. */
const answered = new Date('2026-11-20T09:14:07Z')
const createdAt = answered.toISOString().replace('.000Z', 'Z')

const payment = 'pay_7Q4K2M'

const requestBody = [
  '{',
  '  "amount": 4990,',
  '  "currency": "EUR",',
  '  "source": "card_9F2T",',
  '  "order": "ord_1042",',
  '  "note": "Café Zürich, two seats",',
  '  "statement": "CAFE ZURICH",',
  '  "customer": "cus_31AX",',
  '  "capture": true',
  '}',
]

const responseBody = [
  '{',
  `  "id": "${payment}",`,
  '  "status": "captured",',
  '  "amount": 4990,',
  '  "currency": "EUR",',
  '  "source": "card_9F2T",',
  '  "order": "ord_1042",',
  '  "note": "Café Zürich, two seats",',
  '  "statement": "CAFE ZURICH",',
  '  "customer": "cus_31AX",',
  `  "created_at": "${createdAt}"`,
  '}',
]

/** Octets of a body as drawn: UTF-8, a line feed between lines, none after the last. */
const octets = (body: string[]): number => new TextEncoder().encode(body.join('\n')).length
const requestLength = octets(requestBody)
const responseLength = octets(responseBody)

/** A ULID: 48 bits of milliseconds in ten characters of Crockford's base 32, then sixteen random ones. */
const ulid = (made: Date, random: string): string => {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const time = Array.from({ length: 10 }, (_, place) => digits[Math.floor(made.getTime() / 32 ** (9 - place)) % 32])
  return time.join('') + random
}
const key = ulid(new Date('2026-11-20T09:14:06.250Z'), '3V5W9XKE7RBNM2AC')

const entityTag = createHash('sha256').update(responseBody.join('\n')).digest('hex').slice(0, 12)

const requestHead = [
  'POST /v1/payments HTTP/1.1',
  'Host: api.example.com',
  'Authorization: Bearer mF_9.B5f-4.1JqM',
  `Idempotency-Key: "${key}"`,
  'Accept: application/json',
  'Content-Type: application/json',
  `Content-Length: ${requestLength}`,
]

const responseHead = [
  'HTTP/1.1 201 Created',
  `Date: ${answered.toUTCString()}`,
  `Location: /v1/payments/${payment}`,
  'Cache-Control: no-store',
  `ETag: "${entityTag}"`,
  'Content-Type: application/json',
  `Content-Length: ${responseLength}`,
]

const setting: Setting = { size: 16, pitch: 24, gutters: 1, noteInset: 28 }

type Parts = { head: string[]; body: string[]; start: string; highlight: string }

const rows = ({ head, body, start, highlight }: Parts): Row[] => {
  const lines = [...head, '', ...body]
  const notes: Record<number, string> = {
    0: start,
    1: `${head.length - 1} header fields`,
    [head.length]: 'empty line',
    [head.length + 1]: `body, ${octets(body)} bytes`,
  }
  return lines.map((words, index): Row => {
    const lit = words.startsWith(highlight)
    return { text: words, numbers: [index + 1], bold: index === 0 || lit, lit, note: notes[index] }
  })
}

const w = 544
const y = 112
const h = panelHeight(responseHead.length + 1 + responseBody.length, setting)

/** A bar beside the header fields and one beside the body, at the right edge of a panel. */
const partBars = (x: number, { head, body }: Pick<Parts, 'head' | 'body'>) =>
  [
    [1, head.length],
    [head.length + 1, head.length + 1 + body.length],
  ].map(([first = 0, end = 0]) => {
    const bar = x + w - 16
    const panel = { x, y, w, h }
    return line(bar, rowTop(panel, setting, first) + 4, bar, rowTop(panel, setting, end) - 4)
  })

const left = margin
const right = canvas.wide.width - margin - w

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'HTTP exchange: POST /v1/payments and its 201 Created response, line by line',
    description: `Two panels of numbered lines, an HTTP (Hypertext Transfer Protocol) request on the left and its response on the right. Each has a start line, ${requestHead.length - 1} header fields, one empty line and a JSON (JavaScript Object Notation) body; Content-Length counts the bytes of the body in UTF-8, ${requestLength} and ${responseLength}. The highlighted Location field in the response names the payment that was created.`,
    elements: inDrawOrder([
      ...heading(
        'Creating a payment over HTTP',
        '201 says that something was made, Location says where it is; an empty line ends each header',
      ),
      ...listing(
        { x: left, y, w, h, title: 'Request', note: 'client to server' },
        setting,
        rows({ head: requestHead, body: requestBody, start: 'request line', highlight: '\0' }),
      ),
      ...listing(
        { x: right, y, w, h, title: 'Response', note: 'server to client' },
        setting,
        rows({ head: responseHead, body: responseBody, start: 'status line', highlight: 'Location:' }),
      ),
      ...partBars(left, { head: requestHead, body: requestBody }),
      ...partBars(right, { head: responseHead, body: responseBody }),
      text(
        margin,
        680,
        'Content-Length counts the body in UTF-8 bytes, one line feed between lines: é and ü take two bytes each',
        {
          size: 14,
          fill: 'muted',
        },
      ),
    ]),
  })

export default defineRecipe({
  name: 'HTTP exchange',
  family: 'Developer surfaces',
  description:
    'One HTTP request and its response side by side as numbered monospace lines: start line, header fields, the empty line that ends the header, and the body. Also called request/response pair, REST API call or raw HTTP message.',
  useWhen:
    'The reader must see the exact text of one call: method, header fields, status and body, in an API guide, bug report or protocol review. Good for 2 messages of up to 20 lines and 49 characters each.',
  avoidWhen:
    'Several calls follow each other (use `request-sequence`), a login hands over codes and tokens (use `oauth-code-pkce`), or commands and their output are shown (use `terminal-session`). All parameters and replies of an API need a reference card.',
  visual: 86,
  ease: 86,
  overall: 86,
  rationale:
    'Equal panels at one line pitch put the parts of both messages side by side. A line is one text and one number, but lines after an inserted one must be moved and renumbered. You supply both messages and recount Content-Length when the body changes.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
