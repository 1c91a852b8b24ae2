import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import fileTree from '../recipes/file-tree/recipe.ts'
import flameGraph from '../recipes/flame-graph/recipe.ts'
import gitGraph from '../recipes/git-graph/recipe.ts'
import hexDump from '../recipes/hex-dump/recipe.ts'
import endpointTable from '../recipes/openapi-endpoint-table/recipe.ts'
import queryPlan from '../recipes/query-plan-tree/recipe.ts'
import { importData } from './import-data.ts'

/** What is read, and that it can be drawn. */
const draw = (recipe: unknown, from: string, input: string | Uint8Array) => {
  const outcome = importData(recipe as AnyRecipe, input, { from })
  if (!outcome.ok) return outcome
  const drawing = drawRecipe(recipe as AnyRecipe, outcome.data)
  return drawing.ok ? { ...outcome.data, heading: drawing.scene.title } : drawing
}

test('folded stacks become frames with their own amounts', () => {
  expect(draw(flameGraph, 'folded', 'main;read;lock 42\nmain;read 8\nmain;write 50\n')).toMatchObject({
    heading: 'Flame graph: 50% of all samples are in write itself',
    root: {
      name: 'main',
      value: 0,
      children: [
        { name: 'read', value: 8, children: [{ name: 'lock', value: 42 }] },
        { name: 'write', value: 50 },
      ],
    },
  })
})

test('a CPU profile of V8 becomes frames; what was idle is left out, callees of one name are one frame', () => {
  const node = (id: number, functionName: string, hitCount: number, children: number[] = []) => ({
    id,
    callFrame: { functionName, url: 'file:///app/server.js', lineNumber: 6 },
    hitCount,
    children,
  })
  const nodes = [
    node(1, '(root)', 0, [2, 3]),
    node(2, '(idle)', 900),
    // The circle back to 3 is not followed.
    node(3, 'main', 1, [4, 5, 3]),
    node(4, '', 3),
    node(5, '', 6),
  ]
  expect(draw(flameGraph, 'cpuprofile', JSON.stringify({ nodes }))).toMatchObject({
    heading: 'Flame graph: 90% of all samples are in server.js:7 itself',
    root: { name: 'main', value: 1, children: [{ name: 'server.js:7', value: 9 }] },
  })
  expect(draw(flameGraph, 'cpuprofile', '{"nodes": []}')).toEqual({
    ok: false,
    findings: [{ at: '', problem: 'has no samples' }],
  })
})

test('a large profile keeps its sum when small frames are merged', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `main;f${index % 50};g${index} ${1 + (index % 7)}`)
  const sum = lines.reduce((all, line) => all + Number(line.split(' ')[1]), 0)
  const outcome = importData(flameGraph as unknown as AnyRecipe, lines.join('\n'), { from: 'folded' })
  type Frame = { value: number; children: Frame[] }
  const totalOf = ({ value, children }: Frame): number => children.reduce((all, each) => all + totalOf(each), value)
  expect(outcome.ok && totalOf(outcome.data['root'] as Frame)).toBe(sum)
})

test('a plan of PostgreSQL 18 becomes steps, rows and times summed over loops', () => {
  const plan = readFileSync(new URL('./explain.test.json', import.meta.url), 'utf8')
  expect(draw(queryPlan, 'explain', plan)).toMatchObject({
    heading: 'Query plan tree: Seq Scan on customers was estimated at 8 rows but returned 400 rows',
    root: { name: 'Aggregate', planned: 1, rows: 1, ms: 299.4, children: [{ name: 'Nested Loop', rows: 8000 }] },
  })
  expect(draw(queryPlan, 'explain', 'Seq Scan on customers')).toMatchObject({ ok: false })
})

test('a plan in the frame of psql is read, and right estimates are no news', () => {
  const framed = ` QUERY PLAN
------------
 [         +
   {"Plan": {"Node Type": "Seq Scan", "Plan Rows": 9,+
     "Actual Rows": 9, "Actual Loops": 1, "Actual Total Time": 0.5} } +
 ]
(1 row)
`
  expect(draw(queryPlan, 'explain', framed)).toMatchObject({
    heading: 'Query plan tree: All estimates are within a factor of ten; the query takes 0.5 ms',
    root: { name: 'Seq Scan', planned: 9, rows: 9 },
  })
})

test('a step that never ran was planned for no loops, so its estimate is not wrong', () => {
  const inner = { 'Node Type': 'Index Scan', 'Plan Rows': 4000, 'Actual Rows': 0, 'Actual Loops': 0 }
  const outer = { 'Node Type': 'Nested Loop', 'Plan Rows': 1, 'Actual Rows': 0, 'Actual Loops': 1, Plans: [inner] }
  expect(draw(queryPlan, 'explain', JSON.stringify([{ Plan: outer }]))).toMatchObject({
    root: { planned: 1, rows: 0, children: [{ planned: 0, rows: 0, note: 'never ran' }] },
  })
})

test('git log becomes commits; branches and tags are their names', () => {
  const log = '365a2ee\t2c717ff\tHEAD -> main, tag: v2.3.0\tSay what changed\n2c717ff\t\t\tParse settings\tonce\n'
  expect(draw(gitGraph, 'git-log', log)).toMatchObject({
    heading: 'Git commit graph: 2 commits, none of them a merge',
    events: [
      { id: 'g365a2ee', after: ['g2c717ff'], refs: ['main', 'tag: v2.3.0'] },
      { id: 'g2c717ff', name: 'Parse settings once', after: [] },
    ],
  })
})

test('what tree prints becomes a tree; two spaces begin a note', () => {
  const text = 'api/\n├── cmd/    programs\n│   └── main.go\n└── go.mod\n\n2 directories, 2 files\n'
  expect(draw(fileTree, 'tree', text)).toMatchObject({
    root: {
      name: 'api/',
      children: [{ name: 'cmd/', note: 'programs', children: [{ name: 'main.go' }] }, { name: 'go.mod' }],
    },
  })
})

test('paths, one a line, become a tree; one that is too large is cut to fewer levels', () => {
  expect(draw(fileTree, 'tree', './src/main.ts\n./src/routes/users.ts\nREADME.md\n')).toMatchObject({
    heading: 'File tree: src, README.md',
    root: {
      name: '.',
      children: [
        { name: 'src', children: [{ name: 'main.ts' }, { name: 'routes', children: [{ name: 'users.ts' }] }] },
        { name: 'README.md' },
      ],
    },
  })
  const many = Array.from({ length: 100 }, (_, index) => `src/part-${index % 9}/file-${index}.ts`).join('\n')
  expect(draw(fileTree, 'tree', many)).toMatchObject({
    root: { name: 'src', children: [{ name: 'part-0/', note: '12 inside' }, {}, {}, {}, {}, {}, {}, {}, {}] },
  })
})

test('an OpenAPI description becomes its operations; an empty security opens one', () => {
  const description = {
    openapi: '3.1.0',
    security: [{ oauth: ['parcels:read'] }],
    paths: {
      '/parcels': { get: { summary: 'List parcels', tags: ['Parcels'], responses: { 200: {}, 400: {} } } },
      '/healthz': { get: { operationId: 'health', security: [], responses: { 200: {} } } },
    },
  }
  expect(draw(endpointTable, 'openapi', JSON.stringify(description))).toMatchObject({
    heading: 'Endpoint table: 2 endpoints, 1 of them open',
    rows: [
      // What has no tag comes first: below a tag it would seem to belong to it.
      { values: ['GET', '/healthz', 'health', 'none', '200'] },
      { values: ['GET', '/parcels', 'List parcels', 'parcels:read', '200 400'], group: 'Parcels' },
    ],
  })
  expect(draw(endpointTable, 'openapi', 'openapi: 3.1.0')).toMatchObject({ ok: false })
})

test('bytes become rows; the chunks of a real PNG file are named', () => {
  expect(
    draw(
      hexDump,
      'hex',
      Uint8Array.from({ length: 20 }, (_, index) => index),
    ),
  ).toMatchObject({
    heading: 'Annotated hex dump: All 20 bytes',
    fields: [{ value: '000102030405060708090a0b0c0d0e0f' }, { value: '10111213' }],
  })
  // A PNG file of one pixel.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const outcome = importData(hexDump as unknown as AnyRecipe, png, { from: 'hex' })
  expect(outcome.ok && (outcome.data['fields'] as { name: string }[]).map(({ name }) => name)).toEqual([
    'Signature',
    'Length',
    'Type',
    'Data',
    'CRC',
    'Length',
    'Type',
    'Data',
    'CRC',
    'Length',
    'Type',
    'CRC',
  ])
})

test('ls -R means paths, and what find prints in the order of the disk is sorted; names may have spaces', () => {
  const children = [
    { name: 'README.md' },
    { name: 'src', children: [{ name: 'a b', children: [{ name: 'x.ts' }] }, { name: 'z.ts' }] },
  ]
  const expected = { root: { name: 'app', children } }
  const listed = 'app:\nREADME.md\nsrc\n\napp/src:\na b\nz.ts\n\napp/src/a b:\nx.ts\n'
  expect(draw(fileTree, 'tree', listed)).toMatchObject(expected)
  expect(
    draw(fileTree, 'tree', 'app\napp/src\napp/src/z.ts\napp/src/a b\napp/src/a b/x.ts\napp/README.md\n'),
  ).toMatchObject(expected)
  expect(
    draw(fileTree, 'tree', 'app:\ntotal 4\n-rw-r--r-- 1 me me 3 Nov 28 04:27 README.md\n\napp/src:\ntotal 0\n'),
  ).toEqual({
    ok: false,
    findings: [{ at: '', problem: 'is a long listing; use ls -R without -l, or find' }],
  })
})
