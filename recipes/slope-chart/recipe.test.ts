import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import slope from './recipe.ts'
import { nameRoom } from './slope.ts'

const wordsOf = (data: object): string[] => {
  const rows = [
    { name: 'feed', values: [840, 310] },
    { name: 'inbox', values: [360, 120] },
    { name: 'post', values: [410, 430] },
  ]
  const whole = {
    title: '{most} changed most',
    measure: 'p95',
    unit: 'ms',
    columns: ['Before', 'After'],
    rows,
    ...data,
  }
  const drawing = drawRecipe(slope as unknown as AnyRecipe, whole)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
}

test('changes are shares or differences, as the data say, and what changed most is the most of what is written', () => {
  expect(wordsOf({})).toEqual(expect.arrayContaining(['inbox changed most', '−67%', '+5%']))
  expect(wordsOf({ changes: 'difference' })).toEqual(expect.arrayContaining(['feed changed most', '−530', '+20']))
})

test('a row that begins at 0 has no share, and takes it from no other row', () => {
  const from = (first: number, more: object = {}) =>
    wordsOf({
      rows: [
        { name: 'feed', values: [840, 310] },
        { name: 'hooks', values: [first, 95] },
      ],
      ...more,
    })
  expect(from(0)).toEqual(expect.arrayContaining(['feed changed most', '−63%', '+95\u00a0ms']))
  expect(from(0, { changes: 'difference' })).toEqual(expect.arrayContaining(['−530', '+95']))
  expect(from(-5)).toEqual(expect.arrayContaining(['−530', '+100']))
})

test('names stay whole, at the left with their values, at the right beside a column of values, also where one has a remark', () => {
  const name = 'GET /recommendations'
  const rows = [
    { name, values: [447, 296] },
    { name: 'GET /products', values: [284, 171] },
    { name: 'GET /prices', note: 'cold cache', values: [148, 186] },
  ]
  const words = wordsOf({ title: 'Prices rise', rows })
  expect(words.filter((each) => each.includes(name))).toEqual([`${name}\u00a0\u00a0447`, name])
  expect(words.filter((each) => /^\d+$/.test(each))).toEqual(['296', '171', '186'])
})

test('values most of which are far below the largest are on a scale of ratios, and the picture says so', () => {
  const said = (values: number[], data: object = {}) => {
    const rows = values.map((value, index) => ({ name: `row ${index}`, values: [value, value * 1.1] }))
    return wordsOf({ rows, title: 'A claim', ...data }).some((each) => each.includes('logarithmic'))
  }
  expect([said([100, 9, 8, 70]), said([100, 60, 8, 70])]).toEqual([true, false])
  expect([said([100, 18, 20, 19]), said([100, 18, 20, 30]), said([100, 18, 20, 19, -1])]).toEqual([true, false, false])
  expect(said([100, 9, 8, 70], { changes: 'difference' })).toBe(false)
})

test('long names wrap on both sides, and the first column stays left of the second', () => {
  const name = 'eu-central-1 (Frankfurt), with transit gateways and NAT'
  const data = {
    title: 'A claim',
    measure: 'Egress',
    unit: 'USD',
    columns: ['Before', 'After'],
    rows: [
      { name, values: [128_450, 98_200] },
      { name: 'us-east-1', values: [254_100, 251_900] },
    ],
  }
  const drawing = drawRecipe(slope as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const placed = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [before, after] = ['Before', 'After'].map((text) => placed.find((each) => each.text === text)?.x ?? 0)
  expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(160)
  expect(placed.map(({ text }) => text)).not.toContain(name)
})

test('long names are in two lines, so that slopes keep their room; what cannot break is whole', () => {
  expect(nameRoom('search')).toBe(176)
  expect(nameRoom('checkout and billing and ledger api')).toBeLessThan(200)
  expect(nameRoom('recommendation-engine-batch-worker')).toBeLessThan(216)
  expect(nameRoom('w'.repeat(40))).toBe(224)
})

test('the names of many rows are smaller, so that slopes keep their room', () => {
  const sizeOf = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => ({ name: `row ${at}`, values: [at, 2 * at + 1] }))
    const data = { title: 'A claim', measure: 'p95', columns: ['Before', 'After'], rows }
    const drawing = drawRecipe(slope as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === 'row 3' ? [each.size] : []))
  }
  expect([sizeOf(10), sizeOf(11)]).toEqual([[undefined], [14]])
})

test('a dot without a slope has a leader of the usual gray, which is seen', () => {
  const rows = [
    ...[12, 12.1, 12.2, 12.3].map((value, index) => ({ name: `row ${index}`, values: [value, value] })),
    { name: 'high', values: [90, 95] },
    { name: 'gone', values: [12.4, null] },
  ]
  const data = { title: 'A claim', measure: 'p95', columns: ['Before', 'After'], rows }
  const drawing = drawRecipe(slope as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const own = drawing.parts.find(({ at }) => at === 'rows.5')?.elements ?? []
  const lines = own
    .flatMap((each) => drawing.scene.elements[each] ?? [])
    .filter(({ type }) => type === 'line' || type === 'path')
  expect(lines.map((each) => 'stroke' in each)).toEqual([false])
})

test('the leader of a label that had to move is faint, of a row in focus too: no slope of the data', () => {
  const rows = [
    ...[12, 12.1, 12.2, 12.3, 12.4].map((value, index) => ({ name: `row ${index}`, values: [value, value] })),
    { name: 'high', values: [90, 95] },
  ]
  const data = { title: 'A claim', measure: 'p95', columns: ['Before', 'After'], rows, focus: ['row 4'] }
  const drawing = drawRecipe(slope as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const strokes = drawing.scene.elements.flatMap((each) => (each.type === 'line' ? [each] : []))
  expect(strokes.length).toBeGreaterThan(6)
  expect(new Set(strokes.map(({ stroke }) => stroke))).toEqual(new Set(['rule']))
  // Slopes are as strong as what joins nodes: paths that are open.
  const slopes = drawing.scene.elements.flatMap((each) => (each.type === 'path' ? [each.d] : []))
  expect(slopes.filter((d) => /^M[\d. ]+L[\d. ]+$/.test(d))).toHaveLength(rows.length)
})

test('the sign of a state is after the name, as a cross before a number or after one would be read as a factor', () => {
  const rows = [
    { name: 'feed', state: 'negative', values: [310, 840] },
    { name: 'inbox', values: [360, 120] },
  ]
  const words = wordsOf({ title: 'A claim', rows })
  expect(words).toEqual(expect.arrayContaining(['feed\u00a0✗', '840']))
  expect(words.filter((each) => each.includes('✗'))).toEqual(['feed\u00a0✗'])
})

test('no line at zero runs from side to side, as it would be one more item', () => {
  const rows = [
    { name: 'North', values: [-12, 8] },
    { name: 'South', values: [14, 0] },
    { name: 'East', values: [0, -6] },
  ]
  const drawing = drawRecipe(slope as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Flow',
    columns: ['Before', 'After'],
    rows,
  })
  const elements = drawing.ok ? drawing.scene.elements : []
  const level = elements.filter((each) => each.type === 'line' && each.y === each.y2 && each.x2 - each.x > 200)
  expect(level).toEqual([])
  expect(elements.length).toBeGreaterThan(0)
})
