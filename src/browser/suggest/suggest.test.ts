import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyRecipe } from '../../../drawing/recipe.ts'
import { knownText } from './known-texts.ts'
import { recipesForFields } from './recipes-for-fields.ts'
import { headed, plainAmounts, recipesForTable } from './recipes-for-table.ts'
import { suggest } from './suggest.ts'

const load = async (id: string): Promise<AnyRecipe> =>
  ((await import(`../../../recipes/${id}/recipe.ts`)) as { default: AnyRecipe }).default

const parse = async (text: string): Promise<unknown> => JSON.parse(text)

const suggested = async (text: string): Promise<string[]> => {
  const found = await suggest(text, { parse, load })
  if (!found.ok) return [found.problem]
  for (const { scene } of found.fits) expect(scene.elements.length).toBeGreaterThan(3)
  return found.fits.map(({ recipe }) => recipe)
}

test.each([
  ['API\t420\nWeb\t80\nBatch\t12', ['ordered-bar', 'pie-chart']],
  ['Team,Q1,Q2\nA,4,5\nB,6,2\nC,1,3', ['grouped-bar', 'slope-chart', 'stacked-bar-100']],
  ['day,visits\n2026-01-05,10\n2026-01-06,14\n2026-01-07,9', ['line-chart']],
  ['from,to,value\nWeb,API,10\nWeb,CDN,4\nAPI,DB,10', ['sankey-traffic']],
  ['flowchart LR\n  A[Order] --> B[Pack]\n  B --> C[Ship]', ['flow-graph']],
  ['[{ "pod": "web", "cpu": 250, "memory": 512 },\n { "pod": "job", "cpu": 700 }]', ['grouped-bar']],
  [
    'create table a (id int primary key, n text);\ncreate table b (id int, a int references a(id));',
    ['relational-schema'],
  ],
  ['12\n18\n7\n33\n21', ['box-plot']],
  ['Service,Availability\nAPI,99.95%\nWeb,99.9%', ['ordered-bar', 'diverging-bar']],
  ['Source,Share\nAds,40%\nSearch,60%', ['ordered-bar', 'pie-chart']],
  [
    '{ "title": "One calls another", "participants": [{ "name": "A" }, { "name": "B" }], "messages": [{ "from": "A", "to": "B", "text": "asks" }] }',
    ['request-sequence'],
  ],
  // One value a row, as exports have them.
  ['month,region,revenue\n2025-01,EMEA,120\n2025-01,APAC,98\n2025-02,EMEA,131\n2025-02,APAC,104', ['line-chart']],
  ['team;month;bugs\nA;2025-01;3\nB;2025-01;4\nA;2025-02;5\nB;2025-02;1', ['line-chart']],
  // Periods, days and cards.
  [
    'Task;Start;End;Owner\nDesign;2025-03-01;2025-03-14;Ana\nBuild;2025-03-10;2025-04-20;Ben',
    ['priestley-timeline', 'gantt-chart'],
  ],
  ['Date,Event\n2025-03-01,Beta\n2025-04-01,Launch', ['milestone-timeline']],
  ['Card,Status,Who\nFix login,Doing,Ana\nAdd cache,Done,Ben', ['kanban-board']],
  ['Stage,Conversion\nVisit,100%\nPaid,3%', ['ordered-bar']],
  // Amounts, months, and values by name.
  ['Vendor,Spend\nAWS,"$12,400"\nGCP,"$3,100"', ['ordered-bar', 'pie-chart']],
  ['Month,Signups\nJan,10\nFeb,14\nMar,9', ['line-chart']],
  ['API: 420\nWeb: 80\nBatch: 12', ['ordered-bar']],
  ['API 420\nWeb 80', ['ordered-bar']],
  ['p95:420\np99:800', ['ordered-bar']],
  ['Name,Change\nA,$5\nB,\nC,$7', ['line-chart']],
  ['Name,Change\nA,$5\nC,-$7', ['ordered-bar']],
  ['Name,Visits\nMary,3\nJune,5\nAugusta,4', ['ordered-bar']],
  ['{ "checkout": 420, "search": 80 }', ['ordered-bar']],
  ['Feature,Free,Pro\nSSO,no,yes\nAPI,yes,yes', ['compatibility-matrix', 'log-table']],
  // What programs write.
  ['src/\n├── app/\n│   └── main.ts\n└── test.ts', ['file-tree']],
  ['main;a;b 12\nmain;a;c 4', ['flame-graph']],
  [
    '{ "openapi": "3.0.0", "paths": { "/pets": { "get": { "summary": "List" }, "post": { "summary": "Add" } } } }',
    ['openapi-endpoint-table'],
  ],
  ['State,People\nIowa,3\nOhio,12', ['ordered-bar']],
])('%j is drawn by fitting recipes', async (text, recipes) => {
  expect((await suggested(text)).slice(0, recipes.length)).toEqual(recipes)
})

test.each([
  ['hello there'],
  ['2026-11-29T10:00:01Z INFO api up\n2026-11-29T10:00:02Z WARN api slow'],
  ['{ "a": 1 }'],
  ['name,other\nx,y\nz,w'],
  [''],
  ['{ broken'],
  ['10:30\n11:45\n12:10'],
])('%j gets a sentence, and no picture', async (text) => {
  const [problem, ...rest] = await suggested(text)
  expect([problem, rest]).toEqual([expect.stringMatching(/^[A-Z].*[.)]$/) as unknown, []])
})

test('a table without headings gets some, one with them keeps them', () => {
  expect(headed([['API', '420']])).toBe('Name,Value\nAPI,420')
  expect(
    headed([
      ['API', '420'],
      ['Web', '1,024'],
    ]),
  ).toBe('Name,Value\nAPI,420\nWeb,"1,024"')
  expect(
    headed([
      ['Part', 'ms'],
      ['Web', '80'],
    ]),
  ).toBe('Part,ms\nWeb,80')
})

test('recipes are tried by what columns hold', () => {
  expect(
    recipesForTable([
      ['t', 'v'],
      ['12:30', '4'],
      ['12:31', '5'],
    ])[0],
  ).toBe('line-chart')
  expect(
    recipesForTable([
      ['x', 'y'],
      ['1', '4'],
      ['2', '5'],
    ])[0],
  ).toBe('scatter-plot')
  expect(
    recipesForTable([
      ['group', 'v'],
      ['a', '4'],
      ['a', '5'],
    ])[0],
  ).toBe('box-plot')
})

test('every recipe that may be tried exists', () => {
  const lists = ['groups', 'participants', 'messages', 'cards', 'tasks', 'events', 'points', 'panels', 'root', 'edges']
  const named = [
    ...lists.map((each) => [each]),
    ['rows'],
    ['columns', 'rows'],
    ['columns', 'cards'],
    ['nodes', 'edges'],
  ]
  const all = named.flatMap((keys) => recipesForFields(Object.fromEntries(keys.map((key) => [key, []]))))
  const tables = [
    [['a', '1', '2']],
    [['a', '1']],
    [['from', 'to']],
    [['1', '2']],
    [['2026-01-01', '2']],
    [
      ['a', '1'],
      ['a', '2'],
    ],
  ].flatMap((rows) => recipesForTable([['x', 'y', 'z'].slice(0, rows[0]?.length), ...rows]))
  const ids = [...new Set([...all, ...tables])]
  expect(ids.length).toBeGreaterThan(25)
  expect(ids.filter((id) => !existsSync(new URL(`../../../recipes/${id}/recipe.ts`, import.meta.url)))).toEqual([])
})

test('where none draws it, the closest says why', async () => {
  const table = Array.from({ length: 10_000 }, (_, index) => `Row ${index}\t${index}`).join('\n')
  expect(await suggested(table)).toEqual([
    'No diagram draws this as it is. Closest is Ordered bar: Rows must have at most 40 entries, got 10000.',
  ])
})

test('more names than bars: how their values are distributed, with what is not in the pictures', async () => {
  const table = (rows: number) =>
    `Endpoint\tp95 (ms)\n${Array.from({ length: rows }, (_, at) => `/v1/${at}\t${(at * 37) % 101}`).join('\n')}`
  expect((await suggested(table(40)))[0]).toBe('ordered-bar')
  expect(await suggested(table(41))).toEqual(['histogram', 'cumulative-curve', 'box-plot'])
  const found = await suggest(table(60), { parse, load })
  expect(found).toMatchObject({
    remark: 'Values are shown without their names. Closest is Ordered bar: Rows must have at most 40 entries, got 60.',
    fits: [{ data: { rows: [{ values: { length: 60 } }] } }, {}, {}],
  })
  expect(await suggest(table(40), { parse, load })).not.toHaveProperty('remark')
})

test('a table with semicolons and decimal commas', async () => {
  expect((await suggested('Service;s\nAPI;1,5\nWeb;0,8'))[0]).toBe('ordered-bar')
})

test('amounts of one currency are numbers of it; of two, or with words between, they stay as they are', () => {
  const amounts = [
    ['Vendor', 'Spend', 'Note'],
    ['AWS', '$12,400', '$1'],
    ['GCP', '$ 3,100', '€2'],
  ]
  expect(plainAmounts(amounts)).toEqual([
    ['Vendor', 'Spend ($)', 'Note'],
    ['AWS', '12,400', '$1'],
    ['GCP', '3,100', '€2'],
  ])
})

test('amounts without a heading are all values, also where some are missing or below zero', () => {
  const rows = [
    ['API', '$420'],
    ['Web', ''],
    ['DB', '-$ 30'],
  ]
  const plain = [
    ['Name', 'Value ($)'],
    ['API', '420'],
    ['Web', ''],
    ['DB', '-30'],
  ]
  expect(plainAmounts(rows)).toEqual(plain)
  expect(plainAmounts([['Part', 'Spend'], ...rows]).slice(1)).toEqual(plain.slice(1))
})

test('months are told by their whole names or as they are cut', () => {
  const first = (...names: string[]) => recipesForTable([['x', 'y'], ...names.map((name) => [name, '1'])])[0]
  expect(first('January', 'Sept', 'Dec 2024')).toBe('line-chart')
  expect(first('Mary', 'June', 'Augusta', 'Market')).toBe('ordered-bar')
})

test('a table with semicolons is told from stacks at once', () => {
  const months = Array.from({ length: 14 }, () => 'Jan 2024').join(';')
  const start = performance.now()
  expect(knownText(`Region;${months};Sum\nA;1;2`)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(1000)
  expect(knownText('a;b 1\na;c 2')?.kind).toBe('Stacks')
})
