/**
 * Data as readers wrote them, which once were drawn wrong or refused: each is drawn, without a warning.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { Scene, Text } from '../src/scene/scene.ts'
import { readSource } from '../tools/recipes.ts'

const sceneOf = async (id: string, data: object): Promise<Scene> => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

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

const ramp = (from: number, count = 12) => Array.from({ length: count }, (_, index) => from + index)

test('cumulative-curve: what the heading quotes is the share of the group in focus, and of the first other one', async () => {
  const rows = [
    { name: 'New', values: ramp(1) },
    { name: 'Old', values: ramp(10) },
    { name: 'By hand', values: ramp(30) },
  ]
  const marks = [{ value: 12, text: 'Objective' }]
  const curves = { title: '{share}, not {other}', measure: 'Time', unit: 'min', rows, marks }
  expect(await drawn('cumulative-curve', { ...curves, focus: ['New'] })).toContain('100%, not 25%')
  expect(await drawn('cumulative-curve', { ...curves, focus: ['Old'] })).toContain('25%, not 100%')
  expect(await drawn('cumulative-curve', curves)).toContain('0%, not 100%')
})

test('histogram: the count and percentiles are those of all groups, or of the one in focus', async () => {
  const rows = [
    { name: 'Near', values: ramp(1) },
    { name: 'Far', values: ramp(101, 20) },
  ]
  const histogram = { title: '{count} take {p50}', measure: 'Time', unit: 'ms', rows, percentiles: [50] }
  expect(await drawn('histogram', histogram)).toContain('32 take 104 ms')
  expect(await drawn('histogram', { ...histogram, focus: ['Near'] })).toContain('12 take 6 ms')
  const buckets = (name: string, ...counts: number[]) => ({
    name,
    buckets: counts.map((count, at) => [at + 1, count]),
  })
  const alike = [buckets('Near', 9, 1, 0), buckets('Far', 1, 9, 10)]
  expect(await drawn('histogram', { ...histogram, rows: alike })).toContain('30 take 1.5 ms')
})

test('venn-diagram: without a focus the value is that of all sets, and a set in focus has its own', async () => {
  const [a, b] = ['A', 'B'] as const
  const regions = [
    { in: [a], value: 20 },
    { in: [b], value: 9 },
    { in: [a, b], value: 4 },
  ]
  const venn = { title: '{value} of {total}', sets: [{ name: a }, { name: b }], regions }
  expect(await drawn('venn-diagram', venn)).toContain('4 of 33')
  expect(await drawn('venn-diagram', { ...venn, focus: ['B'] })).toContain('13 of 33')
  expect(await drawn('venn-diagram', { ...venn, focus: ['only A'] })).toContain('20 of 33')
})

test('venn-diagram: a callout on a set is beside its name, on a region beside its number', async () => {
  const scene = await sceneOf('venn-diagram', {
    sets: [{ name: 'Large' }, { name: 'Small' }],
    regions: [
      { in: ['Large'], value: 200 },
      { in: ['Small'], value: 20 },
      { in: ['Large', 'Small'], value: 40 },
    ],
    callouts: [
      { on: 'Small', text: 'The set' },
      { on: 'only Large', text: 'The region' },
    ],
  })
  for (const [number, words] of [
    ['1', 'Small'],
    ['2', '200'],
  ]) {
    const at = (text: string | undefined) => scene.elements.find((each) => 'text' in each && each.text === text) as Text
    expect(Math.abs(at(number).y - at(words).y)).toBeLessThan(24)
    expect(Math.abs(at(number).x - at(words).x)).toBeLessThan(80)
  }
})

test('line-chart: a value at an event is not before it; a callout is beside the name, with a focus or not', async () => {
  const columns = ['2026-06-01', '2026-06-08', '2026-06-15', '2026-06-22']
  const rows = [row('api', [40, 44, 67, 70])]
  const marks = [{ column: '2026-06-15', text: 'cache on' }]
  const line = { title: '{before} to {last} MB', measure: 'Heap', unit: 'MB', columns, rows, marks }
  expect(await drawn('line-chart', line)).toContain('44 MB to 70 MB')
  const badgeIn = async (focus: string[]) => {
    const { elements } = await sceneOf('line-chart', { ...line, focus, callouts: [{ on: 'api', text: 'Restarts' }] })
    return elements.flatMap((each) => (each.type === 'circle' && each.r === 10 ? [[each.x, each.y]] : []))[0]
  }
  expect(await badgeIn(['api'])).toEqual(await badgeIn([]))
})

test('xy-heatmap: all names of columns are written, missing values explained, and a row in focus is its cells', async () => {
  const columns = ['ubuntu-24.04', 'ubuntu-22.04', 'macos-15 (arm64)', 'windows-2025', 'alpine', 'freebsd', 'rhel9']
  const rows = [row('unit', [1, 2, 3, 4, 5, 6, null]), row('end to end', [1, 2, 3, 4, 5, null, null])]
  const words = await drawn('xy-heatmap', {
    title: '{cells} hold {share}',
    measure: 'Failures',
    columns,
    rows,
    focus: ['end to end'],
  })
  for (const name of ['ubuntu-24.04', 'ubuntu-22.04', 'windows-2025', 'alpine', 'freebsd', 'rhel9'])
    expect(words).toContain(name)
  expect(words).toEqual(expect.arrayContaining(['5 hold 42%', '–: not measured.', '–']))
})

test('slope-chart: a value that was not measured is a gap, said in words, and no change', async () => {
  const rows = [row('api', [40, 20]), row('hooks', [3, null]), row('jobs', [null, 7])]
  const slope = { title: '{fallen} of {rows} fall', measure: 'Start', unit: 's', columns: ['Java 17', 'Java 25'], rows }
  const words = await drawn('slope-chart', slope)
  expect(words).toEqual(
    expect.arrayContaining(['1 of 1 fall', '20', 'Not measured: hooks in Java 25 and jobs in Java 17.']),
  )
  expect(['hooks', 'api'].map((name) => words.filter((each) => each.includes(name) && !each.includes(':')))).toEqual([
    ['hooks\u00a0\u00a03'],
    ['api\u00a0\u00a040', 'api'],
  ])
  const refused = drawRecipe(await readSource('slope-chart'), {
    ...slope,
    rows: [row('a', [1, null]), row('b', [null, 2])],
  })
  expect(refused.ok).toBe(false)
})

test('radar-chart: a score that is missing is a gap: nobody leads there, and no outline runs to the middle', async () => {
  const columns = ['Speed', 'Cost', 'Ease', 'Scale']
  const rows = [row('One', [5, null, 3, 4]), row('Two', [3, 4, 4, 2])]
  const radar = { title: '{ahead} and {behind} of {columns}', measure: 'Score', max: 5, columns, rows }
  expect(await drawn('radar-chart', radar)).toEqual(expect.arrayContaining(['2 and 1 of 4', '–']))
  const { elements } = await sceneOf('radar-chart', radar)
  expect(elements.filter((each) => each.type === 'circle' && each.r === 4)).toHaveLength(7)
})

test('radar-chart: no name of an outline lies on the scores of a criterion', async () => {
  const columns = ['Operations', 'Cost', 'Latency', 'Ecosystem', 'Schema evolution', 'Support', 'Migration', 'Lock-in']
  const rows = [
    row('ClickHouse', [3, 5, 5, 4, 2, 3, 2, 5]),
    row('BigQuery', [5, 3, 3, 5, 4, 5, 3, 1]),
    row('Trino on Iceberg, self-hosted', [1, 4, 2.5, 4, 5, 2, 0, 5]),
  ]
  await drawn('radar-chart', { measure: 'Score', max: 5, columns, rows, focus: ['ClickHouse'] })
})
