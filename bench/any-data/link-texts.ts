/**
 * Tables, listings, operations, packed fields and collections.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import { itemsOf } from './items.ts'
import type { Linking } from './link.ts'
import { defined } from './link-charts.ts'

/** Values of the kinds of their columns. */
export function linkTable(data: Data, { random, flavor, recipe }: Linking): Data {
  const { sample } = recipe as unknown as { sample: Data }
  const kinds = itemsOf(sample['columns']).map((column) => column['kind'] ?? 'text')
  const columns = itemsOf(data['columns']).map((_, index) => {
    const kind = index === 0 ? (kinds[0] ?? 'text') : pick(random, kinds)
    return { name: `${flavor.words(random, 20)} ${index}`, kind }
  })
  const isMatrix = kinds.includes('mark')
  const valueOf = (kind: Json, row: number, index: number): Json => {
    if (index === 0 && kind !== 'time') return `${flavor.words(random, 24)} ${row}`
    if (random() < 0.05 && index > 0) return null
    if (kind === 'number') return flavor.number(random, { least: -1e12, most: 1e12 })
    if (kind === 'mark') return pick(random, ['full', 'partial', 'none'])
    if (kind === 'time') return new Date(Date.UTC(2026, 1, 3, 4, 5, row)).toISOString().slice(0, 19)
    return flavor.words(random, 24)
  }
  const rows = itemsOf(data['rows']).map(({ id, group, state }, row) =>
    defined({
      id,
      group: row === 0 ? group : undefined,
      state: isMatrix ? undefined : state,
      values: columns.map(({ kind }, index) => valueOf(isMatrix && index > 0 ? 'mark' : (kind ?? 'text'), row, index)),
    }),
  )
  const shown = isMatrix ? columns.map(({ name }) => name) : columns
  return { ...data, columns: shown, rows } as Data
}

const code = [
  'const total = items.reduce((sum, item) => sum + item.price, 0)',
  'if (total > limit) throw new RangeError("too much")',
  '  return total',
  '}',
  '',
  'export function run(): void {',
  '// a comment that says why this is so and not otherwise, at some length',
  '  await store.put(key, value)',
]

/** Lines as their panel takes them; nothing is quoted. */
export function linkListing(data: Data, { id, random, flavor }: Linking): Data {
  const count = (most: number): number => flavor.count(random, { least: 2, most })
  const body = (most: number): string[] =>
    Array.from({ length: count(most) }, (_, index) => `${pick(random, code)}${index}`)
  const lines: Record<string, (index: number) => string[]> = {
    'annotated-code': () => body(40),
    'code-diff': () => {
      const [context, out, into] = [body(9), body(9), body(9)]
      const head = `@@ -1,${context.length + out.length} +1,${context.length + into.length} @@`
      return [
        head,
        ...context.map((line) => ` ${line}`),
        ...out.map((line) => `-${line}`),
        ...into.map((line) => `+${line}`),
      ]
    },
    'http-exchange': (index) =>
      index === 0
        ? [
            'GET /v1/orders HTTP/1.1',
            'Host: api.example.com',
            ...body(8).map((_, at) => `X-Field-${at}: ${flavor.words(random, 40)}`),
          ]
        : [
            'HTTP/1.1 200 OK',
            'Content-Type: application/json',
            '',
            '{',
            ...body(8).map((_, at) => `  "k${at}": ${at},`),
            '  "end": 1',
            '}',
          ],
    'terminal-session': () => ['$ ls -la', ...body(18), '$ make test', ...body(18)],
  }
  const panels = itemsOf(data['panels']).map(({ name, note }, index) =>
    defined({ name, note, lines: lines[id]?.(index) }),
  )
  const { edges: _edges, ...rest } = data
  return { ...rest, panels } as Data
}

/** A path whose parameters are listed. */
export function linkOperation(data: Data, { flavor, random }: Linking): Data {
  const parameters = itemsOf(data['parameters']).map((each, index) => ({
    ...each,
    name: `p${index}-${flavor.words(random, 20).replaceAll(' ', '-')}`.slice(0, 40),
    kind: index === 0 ? 'path' : each['kind'] === 'path' ? 'query' : (each['kind'] ?? 'query'),
    required: true,
  }))
  const [first] = parameters
  const responses = itemsOf(data['responses']).map((each, index) => ({ ...each, name: String(200 + index) }))
  const path = first === undefined ? '/v1/items' : `/v1/items/{${first.name}}`
  const { request: _request, response: _response, ...rest } = data
  return { ...rest, path, parameters, responses } as Data
}

const hex = (random: () => number, bytes: number): string =>
  Array.from({ length: bytes }, () => whole(random, { least: 0, most: 255 }).toString(16).padStart(2, '0')).join('')

/** Fields that fill their rows; a memory map whose ranges rise. */
export function linkFields(data: Data, { id, random }: Linking): Data {
  const fields = itemsOf(data['fields'])
  let at = 0x5600_0000_0000
  const of: Record<string, (field: Data) => Data> = {
    'hex-dump': ({ size: _size, ...field }) => ({ ...field, value: hex(random, whole(random, { least: 1, most: 9 })) }),
    'process-memory-layout': (field) => {
      const from = at + 4096 * whole(random, { least: 0, most: 40 })
      at = from + 4096 * whole(random, { least: 1, most: 400 })
      return { ...field, range: `${from.toString(16)}-${at.toString(16)}`, access: pick(random, ['r--', 'r-x', 'rw-']) }
    },
  }
  const make = of[id]
  if (make !== undefined) return { title: data['title'] ?? 'Fields', fields: fields.map(make) }
  const width = 16
  let left = width
  const filled = fields.map(({ value: _value, ...field }, index): Data => {
    const size = index === fields.length - 1 ? left : Math.min(left, pick(random, [1, 1, 2, 4, 8, 16]))
    left = left === size ? width : left - size
    return { ...field, size }
  })
  return {
    ...data,
    unit: 'bit',
    width,
    fields:
      id === 'register-bitfield'
        ? filled.map(({ size, ...field }) => ({ ...field, value: '01'.repeat(16).slice(0, Number(size)) }) as Data)
        : filled,
  } as Data
}

/** Keys that differ; what is looked up is one of them. */
export function linkCollection(data: Data, { id, flavor, random, recipe }: Linking): Data {
  const { sample } = recipe as unknown as { sample: Data }
  const [model] = sample['items'] as Json[]
  const most = (data['items'] as Json[]).length
  const items = Array.from({ length: most }, (_, index) =>
    typeof model === 'number' ? 10 + index * 7 + Math.floor(random() * 6) : `${flavor.words(random, 16)} ${index}`,
  )
  const nodes = itemsOf(data['nodes']).map((_, index) => `${flavor.words(random, 14)} ${index}`)
  const { find: _find, pointers, size: _size, first: _first, pending: _pending, ...rest } = data
  const shown = itemsOf(pointers).map(({ name }) => ({ name, index: whole(random, { least: 0, most: items.length }) }))
  const find = sample['find'] === undefined || random() < 0.3 ? {} : { find: pick(random, items) }
  return {
    ...rest,
    items: random() < 0.5 ? items : items.toReversed(),
    ...find,
    ...(nodes.length > 0 ? { nodes } : {}),
    ...(id === 'append-only-log' && shown.length > 0 ? { pointers: shown } : {}),
  } as Data
}
