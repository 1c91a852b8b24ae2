/** The endpoints of a parcel service by tag: method, path, what it does, the scope it requires, and its status codes. */
import { type TableData, tableForm } from '../../drawing/data/table.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { authOf, drawEndpoints, openIn } from './draw.ts'

/** The values of a column, by its name in any case. */
const column = ({ columns, rows }: TableData, wanted: string): string[] => {
  const index = columns.findIndex(({ name }) => name.toLowerCase() === wanted)
  return index < 0 ? [] : rows.map(({ values }) => String(values[index]?.value || 'none'))
}

/** Which operations need no token. */
const noToken = (data: TableData): string => {
  const [method, path] = ['method', 'path'].map((name) =>
    data.columns.findIndex((each) => each.name.toLowerCase() === name),
  )
  const named = openIn(data).map(
    ({ values }) => [method, path].flatMap((at) => values[at ?? -1]?.value ?? []).join(' ') || 'one without a name',
  )
  return named.length === 0 ? 'Every operation needs a token.' : `No token is needed for ${enumerate(named)}.`
}

export default defineRecipe({
  name: 'Endpoint table',
  family: 'Developer surfaces',
  description:
    'The operations of an HTTP API as a table in groups: method, path, summary, required scope and status codes. A lock before each scope is closed where a token is required and open where none is. Also called API overview, route list, OpenAPI paths or REST endpoints.',
  useWhen:
    'You introduce or review a whole API: what it offers, what each call needs, what is deprecated. Good for 4 to 24 operations and 3 to 7 columns; an OpenAPI file has all of it.',
  avoidWhen:
    'You explain one operation with parameters and an example: use `api-reference-card`. The order of calls matters: use `request-sequence`. You explain how to get a token: use `oauth-code-pkce`. You explain one URL: use `url-anatomy`.',
  visual: 84,
  ease: 86,
  overall: 85,
  rationale:
    'Groups and methods let a reader find an operation, and open locks show what is public before a word is read. A row inserted by hand moves all below. You supply the operations, as an OpenAPI file lists them; locks need a column named Auth or Scope.',
  reviewed: '2026-11-23',
  revision: 1,
  data: tableForm({ columns: { min: 3, max: 7 }, rows: 24, length: 100, empty: true }),
  sample: {
    title: '{open} of {total} operations can be called without a token',
    subtitle: 'Tracking status and health check are public; all others may return 401 or 403',
    source: 'Illustrative API',
    focus: ['track', 'health'],
    columns: [
      { name: 'Method', kind: 'chip' },
      { name: 'Path', kind: 'code' },
      { name: 'Summary', kind: 'text' },
      { name: 'Auth', kind: 'code' },
      { name: 'Status codes', kind: 'code' },
    ],
    rows: [
      { values: ['POST', '/v1/parcels', 'Register a parcel', 'parcels:write', '201 409 422'], group: 'Parcels' },
      { values: ['GET', '/v1/parcels', 'List parcels, newest first', 'parcels:read', '200 400'], group: 'Parcels' },
      {
        values: ['GET', '/v1/parcels/{id}', 'Read with events', 'parcels:read', '200 304 404'],
        group: 'Parcels',
      },
      {
        values: ['PATCH', '/v1/parcels/{id}', 'Change the address', 'parcels:write', '200 404 412'],
        group: 'Parcels',
      },
      {
        values: ['DELETE', '/v1/parcels/{id}', 'Cancel before pickup', 'parcels:write', '204 404 409'],
        group: 'Parcels',
      },
      {
        id: 'track',
        values: ['GET', '/v1/track/{number}', 'Status for the recipient', 'none', '200 404 429'],
        group: 'Tracking',
      },
      {
        values: ['GET', '/v1/track/{number}/proof', 'Signed proof of delivery', 'proof:read', '200 404'],
        group: 'Tracking',
      },
      { values: ['POST', '/v1/webhooks', 'Subscribe to events', 'webhooks', '201 422'], group: 'Webhooks' },
      { values: ['DELETE', '/v1/webhooks/{id}', 'Unsubscribe', 'webhooks', '204 404'], group: 'Webhooks' },
      { values: ['POST', '/v1/webhooks/{id}/test', 'Send a sample event', 'webhooks', '202 404'], group: 'Webhooks' },
      { id: 'health', values: ['GET', '/healthz', 'Report health', 'none', '200 503'], group: 'Platform' },
      { values: ['GET', '/metrics', 'Export metrics', 'metrics:read', '200'], group: 'Platform' },
    ],
  },
  draw: drawEndpoints,
  derive: (data) => ({
    ...(authOf(data) < 0 ? {} : { open: String(openIn(data).length) }),
    total: String(data.rows.length),
  }),
  meanings: { open: 'operations without a value, or with none, in the column Auth or Scope' },
  describe: (data) => {
    const paths = [...new Set(column(data, 'path'))]
    const groups = [...new Set(data.rows.flatMap(({ group }) => group ?? []))]
    return `${count(data.rows.length, 'operation')} of an HTTP API${groups.length > 1 ? ` in the groups ${enumerate(groups)}` : ''}, with ${enumerate(data.columns.map(({ name }) => name.toLowerCase()))}. ${paths.length === 0 ? '' : `Paths: ${enumerate(paths, 12)}. `}${authOf(data) < 0 ? '' : noToken(data)}`.trim()
  },
})
