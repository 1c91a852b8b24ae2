/** An update of a parcel. Without a type, a problem's title is the status phrase (RFC 9457, section 4.2.1). If-Match and 412: RFC 9110, sections 13.1.1 and 15.5.13; 428: RFC 6585, section 3. */

import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawCard } from './draw.ts'
import { operationForm } from './operation.ts'

/** A message with a JSON body: its start line and fields, with bars between them, and the length of the body in bytes. */
const message = (head: string, body: object) => {
  const json = JSON.stringify(body, null, 2)
  const length = `Content-Length: ${new TextEncoder().encode(json).length}`
  return [...head.split(' | '), length, '', ...json.split('\n')]
}

export default defineRecipe({
  name: 'API reference card',
  family: 'Developer surfaces',
  description:
    'One operation of an HTTP API on a card: method and path, parameters with location, type and meaning, status codes, and examples in which the highlighted parameter and status are marked too. Also called API documentation, endpoint reference or OpenAPI operation.',
  useWhen:
    'You document or propose one endpoint: what a caller must send, what the server may return, and what both look like. Good for up to 12 parameters, 8 status codes and two examples of up to 16 lines; short JSON bodies fit.',
  avoidWhen:
    'You list all endpoints: use `openapi-endpoint-table`. You show how a response follows from its request: use `http-exchange`. Several calls follow each other: use `request-sequence`. You explain the URL alone: use `url-anatomy`, or a payload: use `annotated-json`.',
  visual: 84,
  ease: 80,
  overall: 83,
  rationale:
    'Rules are on the left and one real exchange is on the right, with the same parameter and status marked on both sides. Inserting a parameter by hand moves the rows below it. You supply parameters, status codes and, where you have them, examples.',
  reviewed: '2026-11-23',
  revision: 1,
  data: operationForm,
  sample: {
    title: 'A stale update returns 412 and changes nothing',
    subtitle: 'If-Match must carry the ETag of the last read, so two editors cannot overwrite each other',
    source: 'Illustrative API',
    focus: ['If-Match', '412'],
    method: 'PATCH',
    path: '/v1/parcels/{id}',
    parameters: [
      { name: 'id', kind: 'path', type: 'string', required: true, note: 'assigned when the parcel was registered' },
      { name: 'Authorization', kind: 'header', type: 'token', required: true, note: 'Bearer, with parcels:write' },
      { name: 'If-Match', kind: 'header', type: 'entity tag', required: true, note: 'the ETag of the version read' },
      { name: 'Idempotency-Key', kind: 'header', type: 'uuid', note: 'a retry within 24 h gets the same response' },
      { name: 'address', kind: 'body', type: 'object', note: 'only until the parcel ships' },
      { name: 'service', kind: 'body', type: 'string', note: 'standard or express' },
    ],
    responses: [
      { name: '200', note: 'updated; the response has the new ETag' },
      { name: '401', note: 'no valid token' },
      { name: '403', note: 'the token lacks parcels:write' },
      { name: '404', note: 'no parcel has this id' },
      { name: '409', note: 'too late: the parcel has shipped' },
      { name: '412', note: 'not applied: it changed since you read it' },
      { name: '422', note: 'service is neither standard nor express' },
      { name: '428', note: 'If-Match is missing' },
    ],
    request: message(
      'PATCH /v1/parcels/p-7731 HTTP/1.1 | Host: api.example.com | Authorization: Bearer … | If-Match: "v3" | Content-Type: application/merge-patch+json',
      { service: 'express' },
    ),
    response: message('HTTP/1.1 412 Precondition Failed | Content-Type: application/problem+json', {
      title: 'Precondition Failed',
      status: 412,
      detail: 'Version is v4, you sent v3',
    }),
  },
  draw: drawCard,
  derive: ({ parameters, responses }) => ({
    parameters: parameters.length,
    required: parameters.filter(({ required }) => required).length,
    responses: responses.length,
  }),
  describe: ({ method, path, parameters, responses }) => {
    const sent = parameters.map(
      ({ name, kind, type, required }) => `${name} (${kind}, ${type}${required ? ', required' : ''})`,
    )
    const back = responses.map(({ name, note }) => (note === undefined ? name : `${name} (${note})`))
    return `The operation ${method} ${path} with ${count(sent.length, 'parameter')}${sent.length === 0 ? '' : `: ${enumerate(sent, 8)}`}. It returns ${enumerate(back, 8)}.`
  },
})
