import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import waterfall from '../recipes/trace-waterfall/recipe.ts'
import { importData } from './import-data.ts'

const recipe = waterfall as unknown as AnyRecipe

/** The heading that is drawn, and the events that were read; or what is wrong. */
const read = (input: string, pick?: string) => {
  const outcome = importData(recipe, input, { from: 'trace', pick })
  if (!outcome.ok) return outcome
  const drawing = drawRecipe(recipe, outcome.data)
  return { ...outcome.data, heading: drawing.ok ? drawing.scene.title : drawing.findings }
}

const otlpSpan = (spanId: string, parentSpanId: string, ms: [number, number], more: object = {}) => ({
  traceId: '5b8efff798038103d269b633813fc60c',
  spanId,
  parentSpanId,
  name: `GET /${spanId}`,
  // Nanoseconds since 1970 have more digits than a number; a collector writes them as a string.
  startTimeUnixNano: `1764300000${String(ms[0] * 1_000_000).padStart(9, '0')}`,
  endTimeUnixNano: `1764300000${String((ms[0] + ms[1]) * 1_000_000).padStart(9, '0')}`,
  ...more,
})

const otlp = (service: string, spans: object[]) => ({
  resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
  scopeSpans: [{ scope: { name: 'http' }, spans }],
})

test('spans of OpenTelemetry become rows below their parent, with times from the start of the request', () => {
  const failed = {
    status: { code: 2 },
    attributes: [{ key: 'http.response.status_code', value: { intValue: '503' } }],
  }
  const document = {
    resourceSpans: [
      otlp('orders', [otlpSpan('b', 'a', [20, 30], failed)]),
      otlp('gateway', [otlpSpan('a', '', [0, 72])]),
    ],
  }
  expect(read(JSON.stringify(document))).toMatchObject({
    heading: 'Trace waterfall: GET /a takes 72 ms',
    subtitle: '2 spans of 2 services',
    unit: 'ms',
    events: [
      { id: 's1', name: 'GET /a', group: 'gateway', start: 0, duration: 72 },
      {
        id: 's2',
        name: 'GET /b',
        group: 'orders',
        parent: 's1',
        start: 20,
        duration: 30,
        state: 'negative',
        note: '503',
      },
    ],
  })
  const lines = document.resourceSpans.map((each) => JSON.stringify({ resourceSpans: [each] }))
  expect(read(lines.join('\n'))).toMatchObject({ subtitle: '2 spans of 2 services' })
})

test('of many spans those that failed and the longest are drawn, with what is around them; the rest is counted', () => {
  const many = Array.from({ length: 60 }, (_, index) => otlpSpan(`c${index}`, 'a', [index, 30 - index / 2]))
  const last = otlpSpan('late', 'c59', [59, 0.25], { status: { code: 'STATUS_CODE_ERROR', message: 'gone' } })
  const { events, subtitle } = read(
    JSON.stringify({ resourceSpans: [otlp('orders', [otlpSpan('a', '', [0, 100]), ...many, last])] }),
  ) as unknown as { events: { name: string; note?: string }[]; subtitle: string }
  expect(subtitle).toBe('62 spans (28 are drawn: what failed, and the longest)')
  expect(events.map(({ name }) => name)).toContain('GET /c59')
  expect([events[0]?.note, events.find(({ name }) => name === 'GET /late')?.note]).toEqual(['+34 shorter', 'gone'])
})

test('spans of Jaeger have references and processes; the trace with the most spans is drawn, or the one that is named', () => {
  const span = (spanID: string, traceID: string, references: object[] = [], tags: object[] = []) => ({
    spanID,
    traceID,
    references,
    tags,
    operationName: spanID,
    startTime: 1_764_300_000_000_000,
    duration: 12_500,
    processID: 'p1',
  })
  const trace = (id: string, spans: object[]) => ({ traceID: id, spans, processes: { p1: { serviceName: 'redis' } } })
  const child = { refType: 'CHILD_OF', traceID: 't1', spanID: 'get' }
  const input = JSON.stringify({
    data: [
      trace('t2', [span('ping', 't2')]),
      trace('t1', [span('read', 't1', [child], [{ key: 'error', type: 'bool', value: true }]), span('get', 't1')]),
    ],
  })
  expect(read(input)).toMatchObject({
    heading: 'Trace waterfall: get takes 12.5 ms',
    subtitle: '2 spans of the largest of 2 traces',
    events: [{ name: 'get' }, { name: 'read', parent: 's1', state: 'negative', group: 'redis' }],
  })
  expect(read(input, 't2')).toMatchObject({ events: [{ name: 'ping' }] })
  expect(read(input, 't3')).toEqual({
    ok: false,
    findings: [{ at: '', problem: 'has no trace "t3"; it has t2, t1' }],
  })
})

test('both halves of a remote call have one id in Zipkin: the half of the server is within that of the client', () => {
  const half = (kind: string, more: object) => ({
    traceId: 'f',
    id: 'b',
    parentId: 'a',
    kind,
    name: 'query',
    timestamp: 1_764_300_000_010_000,
    duration: 11_000,
    ...more,
  })
  const root = { traceId: 'f', id: 'a', name: 'get', timestamp: 1_764_300_000_000_000, duration: 31_000 }
  const input = JSON.stringify([
    half('SERVER', { shared: true, timestamp: 1_764_300_000_012_000, duration: 8000 }),
    half('CLIENT', { tags: { error: 'timeout' } }),
    root,
  ])
  expect(read(input)).toMatchObject({
    events: [
      { name: 'get' },
      { name: 'query', parent: 's1', start: 10, state: 'negative', note: 'timeout' },
      { name: 'query', parent: 's2', start: 12 },
    ],
  })
})

const entry = (url: string, [start, time]: [number, number], status: number) => ({
  pageref: 'page_1',
  startedDateTime: new Date(Date.UTC(2026, 10, 28) + start).toISOString(),
  time,
  request: { method: 'GET', url },
  response: { status },
})

test('what a browser recorded is a page with its requests; those that failed say their status', () => {
  const input = JSON.stringify({
    log: {
      pages: [{ id: 'page_1', title: 'https://example.com/shop' }],
      entries: [
        entry('https://example.com/shop?q=1', [0, 80.5], 200),
        entry('https://cdn.example.com/app.js', [90, 40], 404),
        entry('https://cdn.example.com', [95, 5], 0),
      ],
    },
  })
  expect(read(input)).toMatchObject({
    heading: 'Trace waterfall: example.com/shop takes 130 ms',
    events: [
      { name: 'example.com/shop', start: 0, duration: 130 },
      { name: 'GET /shop', group: 'example.com', parent: 's1', duration: 80.5 },
      { name: 'GET /app.js', group: 'cdn.example.com', start: 90, state: 'negative', note: '404' },
      { name: 'GET /', start: 95, note: 'no response' },
    ],
  })
})

test('the words of a recorded address are its host and path: no one who is signed in, and no root page in place of a scheme', () => {
  const addresses = [
    'https://user:secret@b.com/p?token=1',
    'chrome-extension://abc/content.js',
    'data:image/png;base64,AAAA',
    'blob:https://a.com/1-2',
  ]
  const entries = [
    ...addresses.map((url, at) => entry(url, [10 * at, 5], 200)),
    { ...entry('https://b.com/lost', [0, 1], 500), startedDateTime: '' },
  ]
  const { events } = read(JSON.stringify({ log: { entries } })) as unknown as { events: Record<string, unknown>[] }
  expect(events.map(({ name, group, note }) => [name, group, note])).toEqual([
    ['The page', undefined, '1 request without a time'],
    ['GET /p', 'b.com', undefined],
    ['GET /content.js', 'abc', undefined],
    ['GET data:', undefined, undefined],
    ['GET blob:', undefined, undefined],
  ])
})

test('services are counted before spans are left out, and as many are named as there are lanes for', () => {
  const read60 = (hosts: number) =>
    read(
      JSON.stringify({
        log: {
          entries: Array.from({ length: 60 }, (_, at) =>
            entry(`https://h${at < 40 ? 0 : at % hosts}.com/`, [at, at < 40 ? 100 : 1], 200),
          ),
        },
      }),
    ) as unknown as { subtitle: string }
  expect(read60(10).subtitle).toBe('61 spans of 10 services (28 are drawn: what failed, and the longest)')
  const entries = Array.from({ length: 14 }, (_, at) => entry(`https://h${Math.max(0, at - 1)}.com/`, [at, 5], 200))
  const { subtitle, events } = read(JSON.stringify({ log: { entries } })) as unknown as {
    subtitle: string
    events: { group?: string }[]
  }
  expect(subtitle).toBe('15 spans of 13 services; 12 services are named')
  expect(events.map(({ group }) => group).filter((group) => group === undefined)).toHaveLength(2)
})

test('what is no trace, and spans whose parents are in a circle', () => {
  const expected = { at: '', problem: expect.stringMatching(/^is no trace in JSON: expected /) as string }
  for (const input of ['', '{', '[]', '{"data": [{}]}', '{"resourceSpans": 1}', '[{"id": 1}]'])
    expect(read(input)).toEqual({ ok: false, findings: [expected] })
  const circle = [otlpSpan('a', 'b', [0, 5]), otlpSpan('b', 'a', [0, 5])]
  expect(importData(recipe, JSON.stringify({ resourceSpans: [otlp('x', circle)] }), { from: 'trace' }).ok).toBe(false)
})
