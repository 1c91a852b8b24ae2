import { expect, test } from 'vitest'
import stackedArea from '../recipes/stacked-area/recipe.ts'
import type { Scene } from '../src/scene/scene.ts'
import { drawRecipe } from './draw-recipe.ts'
import { text } from './primitives.ts'
import type { AnyRecipe } from './recipe.ts'
import { unshownWords } from './unshown.ts'

const sceneOf = (...lines: string[]): Scene => ({
  version: 1,
  width: 400,
  height: 400,
  title: '',
  description: '',
  elements: lines.map((line, index) => text(0, 20 * index, line)),
})

const said = (data: object, ...lines: string[]): string[] =>
  unshownWords(
    { title: 'T', ...data },
    {
      drawn: { scene: sceneOf('T', ...lines), parts: [{ at: 'title', elements: [0] }] },
      redraw: () => undefined,
    },
  ).map(({ at, problem }) => `${at}: ${problem}`)

test('words that are not in the picture are quoted, by kind of field, at the first of them', () => {
  const rows = [
    { name: 'one', note: 'shown' },
    { name: 'two', note: 'first' },
    { name: 'three', note: 'second' },
  ]
  expect(said({ rows, measure: 'Errors' }, 'one', 'shown', 'two', 'Errors', 'three')).toEqual([
    'rows.1.note: "first", "second" are not in the picture; callouts say more about an item',
  ])
  expect(said({ measure: 'Errors' })).toEqual(['measure: "Errors" is not in the picture'])
})

test('words are found across lines, in capitals, without the hyphen at the end of a line, and piece by piece', () => {
  const nodes = [
    { name: 'order service' },
    { name: 'Reconciliation' },
    { name: 'src/bucket.js' },
    { name: '{n} orders' },
  ]
  expect(said({ nodes }, 'ORDER', 'service', 'Reconcil-', 'iation', 'bucket.js', 'src', '12 orders')).toEqual([])
  expect(said({ nodes: [{ name: 'pgx.(*Rows).Scan' }] }, 'Scan', 'pgx.')).toHaveLength(1)
})

test('a word of which only the beginning is drawn is cut', () => {
  expect(said({ nodes: [{ name: 'observability' }] }, 'observa…')).toEqual([
    'nodes.0.name: "observability" is cut in the picture',
  ])
})

test('a unit whose prefix may change is none, and an item whose name is its value is quoted once', () => {
  expect(said({ unit: 'ms', rows: [{ name: 'a', unit: 'kB' }] }, 'a')).toEqual([])
  expect(
    said({
      items: [
        { name: 'k', value: 'k' },
        { name: 'k', value: 'v' },
      ],
    }),
  ).toEqual(['items.0.name: "k" is not in the picture', 'items.1.value: "v" is not in the picture'])
})

test('references, dates, units of time, and what is pasted are no words', () => {
  expect(
    said(
      {
        groups: [{ id: 'g', name: 'Team' }],
        events: [{ name: 'Start', group: 'g', start: '2026-03-04' }],
        columns: [{ name: '2026-03' }, { name: '2026-Q4' }],
        unit: 'min',
        panels: [{ lines: ['$ ls'] }],
      },
      'Team',
      'Start',
    ),
  ).toEqual([])
  expect(said({ rows: [{ name: 'a', group: 'West' }], unit: 'people' }, 'a')).toEqual([
    'rows.0.group: "West" is not in the picture',
    'unit: "people" is not in the picture',
  ])
})

test('levels of a tree are one kind of place, and a note quotes a dozen words', () => {
  const leaves = Array.from({ length: 20 }, (_, index) => ({ name: `leaf-${index}-` }))
  const root = {
    name: 'root',
    children: [
      { name: 'a', children: leaves },
      { name: 'lost', children: [] },
    ],
  }
  expect(said({ root }, 'root', 'a')).toEqual([
    expect.stringMatching(
      /^root\.children\.0\.children\.0\.name: ("leaf-\d+-", ){11}"leaf-11-" and 9 more are not/,
    ) as string,
  ])
})

test('a name in the heading is not drawn by that, nor a short one within another word', () => {
  expect(said({ rows: [{ name: 'T' }, { name: 'id' }, { name: '在庫' }] }, 'side', '在庫 2')).toEqual([
    'rows.0.name: "T", "id" are not in the picture',
  ])
  expect(said({ title: 'T', rows: [{ name: 'id' }] }, 'the id: 7')).toEqual([])
})

test('a short id with a hyphen is found in brackets, and not within a longer one', () => {
  const nodes = [{ name: 'Stop', tech: 'SR-1' }]
  expect(said({ nodes }, 'Stop', '[SR-1]')).toEqual([])
  expect(said({ nodes }, 'Stop', '[SR-12]')).toEqual(['nodes.0.tech: "SR-1" is not in the picture'])
})

test('short words are found in brackets, and numbers of steps as discs, which are in the order of no line', () => {
  const edges = [{ text: '2. answers' }, { text: '3 asks' }, { text: '4. ends' }]
  expect(said({ nodes: [{ tech: '2 MB' }], edges }, '[2 MB]', 'asks', 'ends', 'answers', '2', '3')).toEqual([
    'edges.2.text: "4. ends" is not in the picture',
  ])
  expect(said({ rows: [{ note: '2. answers' }] }, 'answers', 'x', '2')).toHaveLength(1)
})

test('a mark is drawn as its sign in a table that has columns of marks', () => {
  const rows = [{ values: [{ value: 'full' }, { value: 'none' }, { value: 'lost' }] }]
  expect(said({ columns: [{ name: 'A', kind: 'mark' }], rows }, 'A')).toEqual([
    expect.stringContaining('"lost" is not in the picture'),
  ])
  expect(said({ columns: [{ name: 'A', kind: 'text' }], rows }, 'A')).toEqual([
    expect.stringContaining('"full", "none", "lost" are not'),
  ])
})

test('a number at the end of a word is the whole of it: user:1 is not in user:17, but in user:1 beside 7', () => {
  const items = [{ name: 'user:1' }]
  expect(said({ items }, 'user:17')).toEqual(['items.0.name: "user:1" is not in the picture'])
  expect([said({ items }, 'user:1', '7'), said({ items }, 'user:1 7'), said({ items }, 'user:', '1')]).toEqual([
    [],
    [],
    [],
  ])
  expect(said({ items: [{ name: '4 hosts' }] }, '24 hosts')).toHaveLength(1)
})

test('what is listed in a node is no listing', () => {
  expect(said({ nodes: [{ name: 'a', lines: ['entry / wait', 'exit / stop'] }] }, 'a', 'entry / wait')).toEqual([
    'nodes.0.lines.1: "exit / stop" is not in the picture',
  ])
})

test('words that the picture has only as a part of others are told', () => {
  const draw = (note: string): string[] => {
    const rows = [
      { name: 'api gateway', values: [5, 6], group: note },
      { name: 'jobs', values: [3, 4] },
    ]
    const data = { title: 'A claim', measure: 'calls', columns: ['May', 'June'], rows }
    const drawing = drawRecipe(stackedArea as unknown as AnyRecipe, data)
    return drawing.ok ? drawing.warnings.map(({ at, problem }) => `${at}: ${problem}`) : []
  }
  expect(draw('gateway')).toEqual(['rows.0.group: "gateway" is not in the picture'])
  expect(draw('edge')).toEqual(['rows.0.group: "edge" is not in the picture'])
})

test('a name in braces is filled in with other words, also that of an item with a hyphen in its id', () => {
  const rows = [{ name: 'one', note: 'waits {pool-span} for {total} rows' }]
  expect(said({ rows }, 'one', 'waits 12 ms for 3 rows')).toEqual([])
  expect(said({ rows }, 'one', 'waits 12 ms')).toHaveLength(1)
})
