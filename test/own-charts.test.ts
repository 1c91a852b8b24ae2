/**
 * Charts of data as readers wrote them, which once said what is not so: outliers, zeros, gaps, several years.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { Scene, Text } from '../src/scene/scene.ts'
import { readSource } from '../tools/recipes.ts'

const sceneOf = async (id: string, data: object): Promise<Scene> => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
  return drawing.scene
}

const textsOf = ({ elements }: Scene): Text[] => elements.filter((each) => each.type === 'text')

const wordsOf = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text)

const row = (name: string, values: (number | null)[]) => ({ name, values })

/** What the bars of an axis of counts stand for: their heights by the lowest and the highest tick. */
const countsOf = (scene: Scene): number[] => {
  const ticks = textsOf(scene).filter(({ text, align }) => align === 'end' && /^\d+$/.test(text))
  const [low, high] = [ticks[0], ticks.at(-1)]
  const bars = scene.elements.flatMap((each) => (each.type === 'path' && each.stroke === 'none' ? [each.d] : []))
  const heights = Array.from(
    bars.join('').matchAll(/M\S+ (\d+)H\d+V(\d+)/g),
    ([, top, foot]) => Number(foot) - Number(top),
  )
  const perCount = ((low?.y ?? 0) - (high?.y ?? 0)) / (Number(high?.text) - Number(low?.text))
  return heights.map((height) => Math.round(height / perCount))
}

const pulls = row('Pull requests', [...Array.from({ length: 411 }, (_, index) => 0.3 + ((index * 7) % 70)), 1210])

test('histogram: beside one value far from all others bins are counted, and several of them hold the others', async () => {
  const scene = await sceneOf('histogram', { measure: 'Time', unit: 'h', rows: [pulls] })
  expect(wordsOf(scene)).toEqual(
    expect.arrayContaining([
      'Pull requests per bin',
      'Bins of 10 h. Values beyond the axis are counted at an arrow.',
      '1,210 h →',
    ]),
  )
  // All values are in the picture: 411 in bars, and one in words.
  expect(countsOf(scene)).toEqual([83, 41, 82, 41, 82, 41, 41])
  expect(scene.description).toContain('412 values')
  // Where the value has to be on the axis, the bins are as narrow as 60 of them allow, and not as wide as its distance.
  const whole = await sceneOf('histogram', { measure: 'Time', unit: 'h', rows: [pulls], percentiles: [100] })
  const words = wordsOf(whole)
  expect(words).toEqual(expect.arrayContaining(['Pull requests per bin', 'p100 1,210 h']))
  expect(words.join(' ')).toContain('Bins of 20 h.')
  expect(words.join(' ')).not.toContain('→')
  // Four bins hold the others, and a value alone is seen.
  expect(countsOf(whole).map((count) => count > 0)).toEqual([true, true, true, true, true])
})

test('histogram: buckets of one width that few are beyond are counted, with how many these are', async () => {
  const buckets = [
    [10, 400],
    [20, 10],
    [1000, 1],
    [9000, 1],
  ]
  const scene = await sceneOf('histogram', { measure: 'Time', rows: [{ name: 'Requests', buckets }] })
  expect(wordsOf(scene)).toEqual(
    expect.arrayContaining(['Requests per bin', '2 over 20 →', 'Values beyond the axis are counted at an arrow.']),
  )
  expect(countsOf(scene)).toEqual([400, 10])
})

test('histogram: an area that shows how many has no axis', async () => {
  const wide = [
    [10, 400],
    [20, 110],
    [50, 60],
    [100, 20],
  ]
  // Also where the widest have too many to be beyond the axis.
  const far = [
    [10, 400],
    [20, 10],
    [1000, 10],
    [9000, 10],
  ]
  for (const buckets of [wide, far]) {
    const scene = await sceneOf('histogram', { measure: 'Time', rows: [{ name: 'Requests', buckets }] })
    expect(wordsOf(scene)).toContain('Requests: the area shows how many')
    expect(wordsOf(scene).filter((each) => /^0\.\d$/.test(each))).toEqual([])
    // Not a number beside the bars, and nothing beyond the axis.
    expect(textsOf(scene).filter(({ text, align }) => align === 'end' && /^[\d,.]+$/.test(text))).toEqual([])
    expect(wordsOf(scene).join(' ')).not.toContain('→')
  }
})

test('xy-heatmap: the greatest value is printed where lesser ones are, all in one size', async () => {
  const days = Array.from({ length: 31 }, (_, day) => (day % 7 === 3 ? 7 + ((day * 5) % 14) : day % 3))
  const rows = Array.from({ length: 8 }, (_, team) => row(`Team number ${team}`, days.toSpliced(4, 1, team + 13)))
  const columns = { start: '2026-10-01', step: 1, unit: 'day' }
  const scene = await sceneOf('xy-heatmap', { measure: 'Reruns', columns, rows })
  const numbers = textsOf(scene).filter(({ text }) => /^(?:[7-9]|1\d|20)$/.test(text))
  expect(numbers.map(({ text }) => text)).toContain('20')
  expect(new Set(numbers.map(({ size }) => size)).size).toBe(1)
})

test('column-line-combo: of two years, both are at the axis, and a week is said with its year', async () => {
  const weeks = Array.from({ length: 104 }, (_, week) => 100 + ((week * 37) % 50))
  const rows = [row('Files', weeks), { ...row('Rejected', weeks.toSpliced(80, 1, 900)), unit: '%' }]
  const data = { title: 'Worst: {worst}', columns: { start: '2024-12-02', step: 1, unit: 'week' }, rows }
  const words = wordsOf(await sceneOf('column-line-combo', data))
  expect(words).toEqual(expect.arrayContaining(['Worst: Jun 15, 2026', '2024', '2025', '2026']))
})

test('column-line-combo: a month of several years is said with its year, an hour of one day without', async () => {
  const of = (columns: object) => ({
    title: 'Worst: {worst}',
    columns,
    rows: [
      row(
        'Files',
        Array.from({ length: 26 }, () => 5),
      ),
      row('Rejected', [1, 2, 9, ...Array<number>(23).fill(1)]),
    ],
  })
  const months = await sceneOf('column-line-combo', of({ start: '2024-09', step: 1, unit: 'month' }))
  const hours = await sceneOf('column-line-combo', of({ start: '2026-12-31T20:00', step: 1, unit: 'h' }))
  expect([months, hours].map((scene) => wordsOf(scene)[0])).toEqual(['Worst: Nov 2024', 'Worst: 22:00'])
})

test('grouped-bar: a zero is not what the greatest is measured in, and a note says so', async () => {
  const columns = ['M1', 'M4', 'CI', 'Dev']
  const rows = [row('monolith', [38, 17, 12, 61]), row('infra', [1, 1, 1, 2]), row('docs', [1, 1, 1, 0])]
  const build = { title: '{item} takes {times} as long as {least} on {condition}', measure: 'Time', columns, rows }
  expect(wordsOf(await sceneOf('grouped-bar', build))).toEqual(
    expect.arrayContaining([
      'monolith takes 31× as long as infra on Dev',
      'The factor is of the least value above zero.',
    ]),
  )
})

test('grouped-bar: columns with scales of their own have no ticks, or all would be read by them', async () => {
  const columns = ['M1', 'M4', 'CI', 'Dev']
  const rows = [
    row('monolith', [38, 17, 12, 1]),
    ...['a', 'b', 'c', 'd'].map((name) => row(name, [4, 2, 1, 1])),
    row('firmware', [4, 2, 1.5, 412]),
  ]
  expect(wordsOf(await sceneOf('grouped-bar', { measure: 'Time', columns, rows }))).not.toContain('200')
})

test('stacked-area: a value that is missing is a gap of its band alone, and a note says when', async () => {
  const columns = { start: '2025-10', step: 1, unit: 'month' }
  const rows = [row('GPU', [40, 45, 50, 60, 70]), row('Compute', [30, 31, 30, 32, 30]), row('Misc', [1, 1, null, 1, 1])]
  const scene = await sceneOf('stacked-area', { measure: 'Cost', unit: 'k€', columns, rows })
  expect(wordsOf(scene)).toContain('Not measured, and the total not known: Misc (Dec 2025).')
  const areas = scene.elements.filter((each) => each.type === 'path' && each.stroke === 'none')
  expect(areas).toHaveLength(4)
})
