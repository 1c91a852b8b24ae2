/**
 * One operation of an HTTP API: a change that must name the version it is based on.
 *
 * If-Match and 412: RFC 9110, sections 13.1.1 and 15.5.13; 428: RFC 6585, section 3.
 */
import * as z from 'zod'
import { kind, list, name, note, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { checkUnique } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawCard } from './draw.ts'

const parameter = z.strictObject({
  name: name('Its name', 40),
  kind: kind(['query', 'path', 'header', 'body'], 'Where it is sent: query, path, header or body'),
  type: words(24, 'Its type: string, integer, date-time'),
  required: z.boolean().default(false).describe('Whether it must be sent'),
  note: note('What it is for').optional(),
})

const response = z.strictObject({
  name: words(3, 'The status code').refine((written) => /^[1-5](?:\d\d|XX)$/.test(written), {
    message: 'must be a status code such as 201, or 5XX',
  }),
  note: note('When it comes').optional(),
})

const code = (description: string) =>
  z.array(z.string().max(64)).min(1).max(16).describe(`${description}, at most 16 lines of 64 characters`).optional()

export default defineRecipe({
  name: 'API reference card',
  family: 'Developer surfaces',
  description:
    'One operation of an HTTP API on a card: method and path, parameters with place, type and meaning, status codes, and an example of request and response. Also called API documentation, endpoint reference or OpenAPI operation.',
  useWhen:
    'You document or propose one endpoint: what must be sent, what may come back, how it looks. Good for up to 12 parameters, 8 status codes and two examples of up to 16 lines; JSON bodies fit.',
  avoidWhen:
    'All endpoints at once: use `openapi-endpoint-table`. Messages byte by byte: use `http-exchange`. The order of several calls: use `request-sequence`. The parts of the address: use `url-anatomy`.',
  aliases: [
    'api docs',
    'api reference',
    'endpoint documentation',
    'openapi operation',
    'swagger',
    'json example',
    'rest endpoint',
  ],
  visual: 84,
  ease: 80,
  overall: 83,
  rationale:
    'What must be sent, what may come back and how it looks are side by side, so the card alone answers a caller. A parameter inserted by hand moves the rows below it. You supply parameters, status codes and an example.',
  reviewed: '2026-11-22',
  revision: 1,
  data: form(
    'own',
    {
      method: kind(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'], 'The method'),
      path: words(80, 'The path, with parameters in braces'),
      parameters: list(parameter, { min: 0, max: 12, of: 'What a caller sends' }).default([]),
      responses: list(response, { max: 8, of: 'What may come back' }),
      request: code('An example of a request'),
      response: code('An example of a response'),
    },
    {
      check: ({ parameters, responses }) => [
        ...checkUnique('parameters', parameters),
        ...checkUnique('responses', responses),
      ],
      targets: ({ parameters, responses }) =>
        [...parameters, ...responses].map((item) => ({ names: [item.name], item })),
    },
  ),
  sample: {
    title: 'A change based on an old version returns 412 and changes nothing',
    subtitle: 'The ETag of the last GET is required, so that two editors cannot overwrite each other',
    focus: ['If-Match', '412'],
    method: 'PATCH',
    path: '/v1/parcels/{id}',
    parameters: [
      { name: 'id', kind: 'path', type: 'string', required: true, note: 'as given when the parcel was announced' },
      {
        name: 'If-Match',
        kind: 'header',
        type: 'entity tag',
        required: true,
        note: 'the ETag of the version that was read',
      },
      {
        name: 'Idempotency-Key',
        kind: 'header',
        type: 'uuid',
        note: 'the same answer to a repeated request, for 24 hours',
      },
      { name: 'address', kind: 'body', type: 'object', note: 'until the parcel is on its way' },
      { name: 'service', kind: 'body', type: 'string', note: 'standard or express' },
    ],
    responses: [
      { name: '200', note: 'changed; the response has the new ETag' },
      { name: '409', note: 'too late: the parcel is on its way' },
      { name: '412', note: 'changed by someone else; read again' },
      { name: '428', note: 'If-Match is missing' },
    ],
    request: [
      'PATCH /v1/parcels/p-7731 HTTP/1.1',
      'Host: api.example.com',
      'If-Match: "v3"',
      'Content-Type: application/merge-patch+json',
      '',
      '{ "service": "express" }',
    ],
    response: [
      'HTTP/1.1 200 OK',
      'ETag: "v4"',
      'Content-Type: application/json',
      '',
      '{',
      '  "id": "p-7731",',
      '  "service": "express",',
      '  "status": "announced"',
      '}',
    ],
  },
  draw: drawCard,
  derive: ({ parameters, responses }) => ({
    parameters: String(parameters.length),
    required: String(parameters.filter(({ required }) => required).length),
    responses: String(responses.length),
  }),
  describe: ({ method, path, parameters, responses }) => {
    const sent = parameters.map(
      (each) => `${each.name} (${each.kind}, ${each.type}${each.required ? ', required' : ''})`,
    )
    const back = responses.map((each) => (each.note === undefined ? each.name : `${each.name}: ${each.note}`))
    return `The operation ${method} ${path} with ${count(parameters.length, 'parameter')}${sent.length === 0 ? '' : `: ${enumerate(sent, 8)}`}. It returns ${enumerate(back, 8)}.`
  },
})
