/**
 * A small input for each importer of data, as its programs write them.
 */
const span = (id: string, more: object = {}) => ({
  traceId: 't',
  spanId: id,
  name: `GET /${id}`,
  startTimeUnixNano: '1764300000000000000',
  endTimeUnixNano: '1764300000120000000',
  status: { code: 2, message: 'timeout' },
  attributes: [{ key: 'http.status_code', value: { intValue: 504 } }],
  ...more,
})

const event = (name: string, ph: string, ts: number, more: object = {}) => ({ name, ph, ts, pid: 1, tid: 1, ...more })

const step = { 'Node Type': 'Seq Scan', 'Relation Name': 'orders', 'Plan Rows': 10, 'Actual Rows': 900 }

/** The input of each, by the importer's name; JSON where it reads a document. */
export const dataSamples: Readonly<Record<string, string>> = {
  'chrome-trace': JSON.stringify({
    traceEvents: [
      { ...event('thread_name', 'M', 0), args: { name: 'Main' } },
      event('RunTask', 'X', 1000, { dur: 10_000 }),
      event('Layout', 'B', 6000),
      event('Layout', 'E', 10_000),
    ],
  }),
  cpuprofile: JSON.stringify({
    nodes: [
      { id: 1, callFrame: { functionName: '(root)' }, children: [2], hitCount: 0 },
      { id: 2, callFrame: { functionName: 'main', url: 'a.js', lineNumber: 3 }, hitCount: 9 },
    ],
    samples: [2, 2],
    timeDeltas: [100, 200],
  }),
  csv: 'Route,p50 (ms),p95 (ms)\n"/a, b",12,40.5\n/c,7,"1,200"\n',
  explain: JSON.stringify([
    {
      Plan: { ...step, 'Actual Total Time': 12.5, 'Actual Loops': 2, Plans: [{ ...step, 'Actual Total Time': 9 }] },
      'Execution Time': 30,
    },
  ]),
  folded: 'main;read;parse 120\nmain;write 30\n',
  'git-log':
    'a1b2c3d\tb1b2c3d c1b2c3d\tHEAD -> main, tag: v1\tMerge x\nb1b2c3d\tc1b2c3d\t\tAdd x\nc1b2c3d\t\t\tBegin\n',
  hex: 'GIF89a and more bytes',
  junit:
    '<testsuites><testsuite name="a"><testcase name="reads" classname="p" time="0.2"/><testcase name="fails"><failure message="no &lt;b&gt;">x</failure></testcase></testsuite></testsuites>',
  ksy: JSON.stringify({
    meta: { id: 'tcp', title: 'TCP', endian: 'be' },
    seq: [
      { id: 'src', type: 'u2', doc: 'Source' },
      { id: 'flags', type: 'u1' },
      { id: 'rest', type: 'header', size: 4 },
    ],
    types: { header: { seq: [{ id: 'a', type: 'u4' }] } },
  }),
  openapi: JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pets/{id}': {
        get: {
          operationId: 'getPet',
          summary: 'One pet',
          parameters: [{ $ref: '#/components/parameters/id' }],
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } } },
        },
      },
    },
    components: {
      parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
      schemas: { Pet: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { name: { type: 'string' } } }] } },
    },
  }),
  pprof: `File: server\nType: cpu\nDuration: 30.10s, Total samples = 4.24s (14.09%)\n-----------+------\n     1.10s   runtime.memmove\n             main.list\n-----------+------\n`,
  prometheus: JSON.stringify({
    status: 'success',
    data: {
      resultType: 'matrix',
      result: [
        {
          metric: { __name__: 'up', job: 'a' },
          values: [
            [1_764_300_000, '1'],
            [1_764_300_060, 'NaN'],
          ],
        },
      ],
    },
  }),
  tap: 'TAP version 13\n# Subtest: a\n    ok 1 - reads\n      ---\n      duration_ms: 2.5\n      ...\n    not ok 2 - fails # TODO later\n1..2\n',
  trace: JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'shop' } }] },
        scopeSpans: [{ spans: [span('a'), span('b', { parentSpanId: 'a' }), span('c', { parentSpanId: 'b' })] }],
      },
    ],
  }),
  tree: 'src\n├── app\n│   ├── main.ts\n│   └── read.ts\n└── test\n\n2 directories, 2 files\n',
}
