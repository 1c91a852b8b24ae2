/**
 * Charts of uneven data: one value far from all others, few cells, sets that are listed and not counted.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { boundsOf } from '../src/elements/bounds.ts'
import type { Element } from '../src/scene/scene.ts'
import { readSource } from '../tools/recipes.ts'

const drawn = async (id: string, data: object) => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const of = (at: string): Element[] =>
    (parts.find((part) => part.at === at)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
  const words = scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return { title: scene.title, words, of, elements: scene.elements }
}

const named = (values: number[]) => values.map((value, index) => ({ name: `row ${index}`, value }))

test('diverging-bar: a bar that is many times as long as all others is cut, with its value, and others have room', async () => {
  const lengths = async (values: number[], marks: object[] = []) => {
    const { of, words } = await drawn('diverging-bar', { measure: 'Change', unit: '%', rows: named(values), marks })
    const bars = values.map((_, index) => of(`rows.${index}`).find(({ type }) => type === 'path'))
    const [first = 0, , last = 0] = bars.map((each) => (each === undefined ? 0 : boundsOf(each).w))
    return {
      ratio: Math.round(10 * (last / first)) / 10,
      isCut: words.some((each) => each.includes('two strokes')),
      words,
    }
  }
  expect(await lengths([-20, 0, 210])).toMatchObject({ ratio: 1.4, isCut: true })
  expect((await lengths([-20, 0, 210])).words).toContain('+210%')
  expect(await lengths([-20, 0, 79])).toMatchObject({ ratio: 4, isCut: false })
  expect(await lengths([-20, 0, 210], [{ value: 100, text: 'limit' }])).toMatchObject({ ratio: 10.3, isCut: false })
  expect(await lengths([-20, 0, 210], [{ value: 50, text: 'limit' }])).toMatchObject({ ratio: 2.7, isCut: true })
})

test('cumulative-curve: the axis ends before one value far from all others, and a share without room has a leader', async () => {
  const values = [...Array.from({ length: 80 }, (_, index) => 100 + 5 * index), 48_000]
  const curve = { measure: 'Cold start', unit: 'ms', rows: [{ name: 'arm', values }] }
  const { words } = await drawn('cumulative-curve', { ...curve, marks: [{ value: 400, text: 'Budget' }] })
  expect(words).toEqual(expect.arrayContaining(['48 s →', '400', 'Values beyond the axis are counted at an arrow.']))
  expect((await drawn('cumulative-curve', { ...curve, scale: 'log' })).words).not.toContain('48 s →')
  expect((await drawn('cumulative-curve', { ...curve, percentiles: [100] })).words).not.toContain('48 s →')
})

test('xy-heatmap: of few cells all values are printed', async () => {
  const wordsOf = async (columns: number) => {
    const rows = ['eu', 'us'].map((name) => ({ name, values: Array.from({ length: columns }, (_, at) => 1000 + at) }))
    const names = Array.from({ length: columns }, (_, index) => `c${index}`)
    return (await drawn('xy-heatmap', { measure: 'Errors', columns: names, rows })).words
  }
  expect(await wordsOf(6)).toEqual(expect.arrayContaining(['1,000', '1,003', '1,005']))
  expect(await wordsOf(40)).not.toContain('1,000')
})

test('venn-diagram: what is listed is counted in the heading, and long names are whole', async () => {
  const { title, words } = await drawn('venn-diagram', {
    title: '{value} of {total} tools',
    sets: [{ name: 'Entwicklungsumgebung' }, { name: 'CI' }],
    regions: [
      { in: ['Entwicklungsumgebung'], items: ['IDE plug-in', 'pre-commit'] },
      { in: ['Entwicklungsumgebung', 'CI'], items: ['linter', 'unit tests', 'type check'] },
    ],
  })
  expect(title).toContain('3 of 5 tools')
  expect(words).toContain('Entwicklungsumgebung')
})

test('stacked-area: the number of a callout is beside the name of its band', async () => {
  const rows = ['low', 'middle', 'top'].map((name, index) => ({ name, values: [10, 20 + 40 * index] }))
  const callouts = [{ on: 'top', text: 'launched' }]
  const { elements } = await drawn('stacked-area', { measure: 'Cost', columns: ['Q1', 'Q2'], rows, callouts })
  const name = elements.find((each) => each.type === 'text' && each.text.startsWith('top'))
  const badge = elements.find((each) => each.type === 'circle' && each.r === 10)
  if (name === undefined || badge?.type !== 'circle') throw new Error('no badge')
  const { x, y, w, h } = boundsOf(name)
  expect(Math.abs(badge.y - y - h / 2)).toBeLessThan(3)
  expect(badge.x - x - w).toBeGreaterThan(0)
})

test('waterfall-chart: many times the first total, a change has no share beside it unless the title quotes it', async () => {
  const rows = [{ name: '2025', value: 120 }, { name: 'GPU', value: 84_000 }, { name: '2026' }]
  const isWritten = async (title: string) =>
    (await drawn('waterfall-chart', { title, measure: 'Cost', unit: '€', rows })).words.includes('+70,000%')
  expect([await isWritten('A claim'), await isWritten('It rose by {percent}')]).toEqual([false, true])
})

test('slope-chart: leaders to names are paler than slopes, and no level one is before a number', async () => {
  const rows = [12, 12.1, 12.2, 30].map((value, index) => ({ name: `row ${index}`, values: [value, value + 0.2] }))
  const { of, elements } = await drawn('slope-chart', { measure: 'Time', columns: ['a', 'b'], rows })
  const lines = [0, 1, 2]
    .flatMap((index) => of(`rows.${index}`))
    .flatMap((each) => (each.type === 'line' ? [each] : []))
  expect(lines.filter(({ stroke }) => stroke === 'rule').length).toBeGreaterThan(3)
  const numbers = elements.flatMap((each) => (each.type === 'text' && /^\d/.test(each.text) ? [boundsOf(each)] : []))
  const isBefore = ({ x2, y, y2 }: { x2: number; y: number; y2: number }) =>
    Math.abs(y - y2) < 3 && numbers.some((at) => at.x > x2 && at.x - x2 < 12 && at.y < y2 && at.y + at.h > y2)
  expect(of('rows.3').filter((each) => each.type === 'line' && isBefore(each))).toEqual([])
})

test('scatter-plot: a name in a crowd has a leader, and where up to 30 dots have names, so do all', async () => {
  const crowd = Array.from({ length: 120 }, (_, index) => ({
    x: 100 + 7 * index,
    y: 50 + 3 * index + ((index * 37) % 90),
  }))
  const points = crowd.map((point, index) => (index === 60 ? { ...point, name: 'Bestandsabgleich' } : point))
  expect((await drawn('scatter-plot', { x: { name: 'Size' }, y: { name: 'Time' }, points })).words).toContain(
    'Bestandsabgleich',
  )
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `s${index}`, x: (index * 41) % 97, y: (index * 29) % 89 }))
  const wordsOf = async (count: number) =>
    (await drawn('scatter-plot', { fit: 'none', x: { name: 'Size' }, y: { name: 'Time' }, points: named(count) })).words
  expect(await wordsOf(30)).toEqual(expect.arrayContaining(named(30).map(({ name }) => name)))
  expect(await wordsOf(31)).not.toContain('s1')
})

test('line-chart: of lines that cross, one that dips is named under its dip, and digits of names are parted from values', async () => {
  const steady = Array.from({ length: 20 }, () => 99.9)
  const rows = [
    { name: 'api-1', values: steady.with(4, 98).with(12, 100) },
    { name: 'web', values: steady.with(12, 99.95).with(9, 99.95) },
  ]
  const columns = { start: '2026-11-01', step: 1, unit: 'day' }
  const { elements, words } = await drawn('line-chart', { measure: 'Availability', unit: '%', columns, rows })
  expect(words.some((each) => each.startsWith('api-1: 99.9'))).toBe(true)
  const [name, end] = ['api-1: 98', 'api-1: 99.9'].map((start) =>
    elements.find((each) => each.type === 'text' && each.text.startsWith(start)),
  )
  expect(name?.type === 'text' && end?.type === 'text' && name.y > end.y + 100 && name.x < end.x - 200).toBe(true)
})

test('radar-chart: of one outline nobody is ahead', async () => {
  const data = { measure: 'Score', max: 5, columns: ['Build', 'Test', 'Run'] }
  const noteOf = async (rows: object[]) => (await drawn('radar-chart', { ...data, rows })).words.join(' ')
  expect(await noteOf([{ name: 'A', values: [5, 4, 3] }])).not.toContain('ahead')
  expect(
    await noteOf([
      { name: 'A', values: [5, 4, 3] },
      { name: 'B', values: [1, 2, 3] },
    ]),
  ).toContain('ahead')
})

test('grouped-bar: where not every multiple has its number, the others have no cut', async () => {
  const cutsAt = async (most: number) => {
    const rows = [
      { name: 'GPU', values: [1, most] },
      { name: 'Logs', values: [2, 10] },
    ]
    const { of } = await drawn('grouped-bar', {
      title: '{times} as much',
      measure: 'Cost',
      columns: ['a', 'b'],
      rows,
      focus: ['GPU'],
    })
    const cuts = of('rows.0.values.1').filter((each) => each.type === 'path' && each.fill === 'surface')
    return cuts.flatMap((each) => (each.type === 'path' ? (each.d.match(/M/g) ?? []) : [])).length
  }
  expect(await cutsAt(51)).toBe(5)
  expect(await cutsAt(455)).toBe(9)
})
