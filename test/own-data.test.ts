/**
 * Data as readers wrote them, which once were drawn wrong or refused: each is drawn, without a warning.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { readSource } from '../tools/recipes.ts'

const drawn = async (id: string, data: object): Promise<string[]> => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
  return drawing.scene.elements.flatMap((each) => ('text' in each && each.text !== undefined ? [each.text] : []))
}

const row = (name: string, values: (number | null)[]) => ({ name, values })

test('slope-chart: one column has the least and the greatest value; all slopes are parallel', async () => {
  const all = { measure: 'Time', unit: 'ms', columns: ['Q1', 'Q2'] }
  expect(await drawn('slope-chart', { ...all, rows: [row('Alpha', [400, 200]), row('Beta', [30, 30])] })).toContain(
    '−50%',
  )
  expect(await drawn('slope-chart', { ...all, rows: [row('Alpha', [5, 6]), row('Beta', [1, 2])] })).toContain('+100%')
})

test('sprint-burndown: nothing is left two days early', async () => {
  const columns = ['Start', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']
  const words = await drawn('sprint-burndown', { measure: 'Work', columns, rows: [row('left', [34, 20, 9, 0, 0, 0])] })
  expect(words).toContain('left 0')
})

test('waterfall-chart: the first total may be small beside the changes', async () => {
  const rows = [
    { name: 'Before', value: 120 },
    { name: 'Dedupe', value: -40 },
    { name: 'Cache', value: 300 },
  ]
  expect(await drawn('waterfall-chart', { measure: 'Heap', unit: 'MB', rows })).toContain('+300')
})

test('query-plan-tree: an estimate far too large is a finding of the plan, not of the linter', async () => {
  const leaf = { name: 'Index Scan', planned: 5000, rows: 3, ms: 0.3 }
  const root = { name: 'Hash Join', planned: 120_000, rows: 40, ms: 12, children: [leaf] }
  expect(await drawn('query-plan-tree', { root })).toContain('÷ 1,667')
})

test('gantt-chart: lateness is days since the planned end, and the words of a short plan are apart', async () => {
  const tasks = [
    { name: 'A', duration: 5, done: 80 },
    { name: 'B', duration: 3, after: ['A'] },
  ]
  const plan = { title: '{behind}: {forecast}, not {end}', start: '2026-08-17', today: '2026-09-09', tasks }
  const words = await drawn('gantt-chart', plan)
  expect(words).toEqual(expect.arrayContaining(['13 days: Sep 14, not Aug 26', '13 days behind']))
})

test('bullet-chart: bars far from their targets say by how much; 99.95% is not 100%', async () => {
  const rows = [
    { name: 'Seats', value: 143, target: 340 },
    { name: 'Seats sold', value: 234, target: 263 },
    { name: 'Up', unit: '%', value: 99.95, target: 99.9 },
  ]
  const words = await drawn('bullet-chart', { measure: 'Objectives', rows })
  expect(words).toEqual(expect.arrayContaining(['−197', '−29', '✓', '99.95%', '≥ 99.9%']))
})

test('histogram: the 99th percentile of 61 values is a value', async () => {
  const values = [...Array<number>(60).fill(5), 5000]
  const data = {
    title: 'p99 is {p99}',
    measure: 'Latency',
    unit: 'ms',
    percentiles: [50, 99],
    rows: [{ name: 'api', values }],
  }
  expect(await drawn('histogram', data)).toContain('p99 is 5,000 ms')
})

test('grouped-bar: columns of many values leave room for bars, and values that differ look different', async () => {
  const columns = ['a', 'b', 'c', 'd', 'e', 'f']
  const rows = Array.from({ length: 16 }, (_, at) => {
    return row(
      `Row ${at}`,
      columns.map((_, column) => (column === at % 7 ? null : 377.61 + ((at * 37 + column) % 96) / 100)),
    )
  })
  const words = await drawn('grouped-bar', { measure: 'Time', columns, rows })
  const numbers = words.filter((each) => /^\d{3}(?:\.\d+)?$/.test(each))
  expect(numbers.length).toBeGreaterThan(70)
  expect(new Set(numbers).size).toBe(new Set(rows.flatMap(({ values }) => values)).size - 1)
})
