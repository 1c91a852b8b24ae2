/**
 * One HTTP request and its response, and what in the first leads to what in the second.
 *
 * Message syntax after RFC 9112, fields after RFC 9110, bearer token after RFC 6750,
 * Idempotency-Key as a quoted string after the IETF httpapi draft; Idempotent-Replayed as payment APIs send it.
 */

import { readHttp } from '../../drawing/data/http.ts'
import { listingForm } from '../../drawing/data/listing.ts'
import { enumerate } from '../../drawing/describe.ts'
import { drawListing } from '../../drawing/listing/draw-listing.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

export default defineRecipe({
  name: 'HTTP exchange',
  family: 'Developer surfaces',
  description:
    'An HTTP request and its response side by side as numbered lines, with arrows from what the client sent to what came back because of it. Start line, header fields, empty line and body are named. Also called request/response pair or raw HTTP message.',
  useWhen:
    'The reader must see how parts of a response follow from parts of the request: negotiation, caching, idempotency, redirects, in an API guide, bug report or protocol review. Good for 2 messages of up to 24 lines and 5 arrows.',
  avoidWhen:
    'The messages alone say it: two fenced code blocks do as well and can be copied. The fields of a payload are the point: use `annotated-json`. Several calls follow each other: use `request-sequence`. A login hands over codes and tokens: use `oauth-code-pkce`.',
  visual: 88,
  ease: 80,
  overall: 85,
  rationale:
    'Equal panels with arrows between them show cause and effect, which plain text cannot. A line inserted by hand moves the lines and arrows below it. You supply both messages; Content-Length is counted, or checked where it is given.',
  reviewed: '2026-11-23',
  revision: 1,
  data: listingForm({ kinds: ['http'], panels: { min: 2, max: 2 }, lines: 24 }),
  sample: {
    title: 'A retry with the same key returns the first payment',
    subtitle: 'The response to the first attempt was lost; nobody is charged twice',
    source: 'Illustrative messages',
    focus: ['Idempotency-Key: "order-1042"', 'Idempotent-Replayed: true', '"created": "2026-11-20T09:14:05Z"'],
    panels: [
      {
        name: 'Second attempt',
        note: 'client to server',
        lines: [
          'POST /payments HTTP/1.1',
          'Host: api.example.com',
          'Authorization: Bearer mF_9.B5f',
          'Idempotency-Key: "order-1042"',
          'Accept: application/json',
          'Content-Type: application/json',
          'Content-Length: {bytes}',
          '',
          '{',
          '  "amount": 4990,',
          '  "currency": "EUR",',
          '  "note": "Café Zürich"',
          '}',
        ],
      },
      {
        name: 'Response',
        note: 'server to client',
        lines: [
          'HTTP/1.1 201 Created',
          'Date: Fri, 20 Nov 2026 09:14:07 GMT',
          'Location: /payments/pay_7Q4K2M',
          'Idempotent-Replayed: true',
          'Content-Type: application/json',
          'Content-Length: {bytes}',
          '',
          '{',
          '  "id": "pay_7Q4K2M",',
          '  "created": "2026-11-20T09:14:05Z",',
          '  "status": "captured"',
          '}',
        ],
      },
    ],
    edges: [{ from: 'Idempotency-Key: "order-1042"', to: 'Idempotent-Replayed: true', text: 'the key is known' }],
    callouts: [{ on: '"created": "2026-11-20T09:14:05Z"', text: 'first attempt, 2 s earlier' }],
  },
  draw: (data, sheet) => drawListing(data, sheet),
  describe: ({ panels, edges, callouts = [] }) => {
    const [request, response] = panels.map(({ lines }) => lines.map(({ text }) => text))
    const bytes = [request, response].map((lines) => readHttp(lines ?? []).bytes)
    return `An HTTP (Hypertext Transfer Protocol) request, ${request?.[0]}, with a body of ${bytes[0]} bytes, and its response, ${response?.[0]}, with a body of ${bytes[1]} bytes.${
      edges.length > 0
        ? ` Arrows show what leads to what: ${enumerate(
            edges.map(({ from, to, text }) => `${from} to ${to} (${text})`),
            4,
          )}.`
        : ''
    }${
      callouts.length === 0
        ? ''
        : ` Remarks: ${enumerate(
            callouts.map(({ on, text }) => `${on}: ${text}`),
            4,
          )}.`
    }`
  },
})
