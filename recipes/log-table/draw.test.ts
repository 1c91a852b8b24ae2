import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import type { Element } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'

type Logged = { failed?: string[]; shared?: string[]; focus?: string[] }

/** What is written beside the rail of some records, and the stretches of it. */
const railOf = (times: string[], { failed = [], shared = [], focus = [] }: Logged) => {
  const rows = times.map((time) => ({
    values: [time, 'INFO', shared.includes(time) ? 'a1' : time, 'saved'],
    ...(failed.includes(time) ? { state: 'negative' as const } : {}),
  }))
  const columns = [
    { name: 'Time', kind: 'time' },
    { name: 'Level', kind: 'chip' },
    { name: 'Trace', kind: 'code' },
    'Message',
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', columns, rows, focus })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  return {
    words: elements.flatMap((each) => (each.type === 'text' && / m?s$/.test(each.text) ? [each.text] : [])),
    texts: elements.flatMap((each) => (each.type === 'text' ? [each] : [])),
    notes: drawing.warnings.map(({ problem }) => problem),
    drawn: stretchesIn(elements),
  }
}

/** Where the stretches of a rail begin, and how high they are. */
const stretchesIn = (elements: readonly Element[]): { x: number; y: number; h: number; fill: string | undefined }[] =>
  elements.flatMap((each) => {
    if (each.type !== 'path' || each.stroke !== 'none') return []
    const { x, y, w, h } = boundsOf(each)
    return w === 8 ? [{ x, y, h, fill: each.fill }] : []
  })

const draw = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

const times = ['09:00:00', '09:00:01', '09:00:04', '09:00:04.250']

test('the time from the first failure to the last is at a rail; one failure has none', () => {
  expect(railOf(times, { failed: ['09:00:01', '09:00:04'] }).words).toEqual(['3 s'])
  expect(railOf(times, { failed: ['09:00:01'] })).toMatchObject({ words: [], drawn: [] })
})

test('the first record that shares the trace of all failures is joined to the first of them, with a focus and without', () => {
  const failed = ['09:00:04', '09:00:04.250']
  const shared = ['09:00:00', ...failed]
  expect(railOf(times, { failed, shared }).words).toEqual(['4 s', '250 ms'])
  expect(railOf(times, { failed, shared, focus: ['09:00:01'] }).words).toEqual(['4 s', '250 ms'])
  expect(railOf(times, { failed, focus: ['09:00:00'] }).words).toEqual(['250 ms'])
})

test('times with offsets have their rail over the end of summer time', () => {
  const iso = ['2026-10-25T02:59:59.990+02:00', '2026-10-25T02:00:00.051+01:00', '2026-10-25T02:00:04.900+01:00']
  expect(railOf(iso, { failed: iso.slice(1) }).words).toEqual(['4.8 s'])
})

test('times out of order are not measured, which is noted', () => {
  const { drawn, notes } = railOf(times.toReversed(), { failed: ['09:00:01', '09:00:04'] })
  expect(drawn).toEqual([])
  expect(notes).toContain('no rail says how long the failures took: times are not in order')
})

test('the length that the heading quotes is large, and a warning in focus has no color of its own', () => {
  const { elements } = draw(recipe.sample)
  const span = elements.find((each) => each.type === 'text' && each.text === '98 ms')
  expect(span).toMatchObject({ size: 28 })
  const chips = elements.filter((each) => each.type === 'box' && each.h === 24 && each.fill === 'accent')
  expect(chips).toEqual([])
})

test('a rail and its words are right of the records that it measures', () => {
  const failed = ['09:00:04', '09:00:04.250']
  const { drawn, texts } = railOf(times, { failed, shared: ['09:00:00', ...failed] })
  const said = texts.filter(({ text }) => / m?s$|^of failures$/.test(text))
  const right = Math.max(...texts.flatMap((each) => (said.includes(each) ? [] : [each.x])))
  expect([drawn.length, said.length, Math.min(...said.map(({ x }) => x)) > right]).toEqual([2, 3, true])
})

test('what took the time of a failure is said in words beside its red stretch, wherever it is', () => {
  const calm = ['09:00:05', '09:00:06', '09:00:07', '09:00:08', '09:00:09']
  const { notes, texts } = railOf(['09:00:00', ...calm, '09:01:00'], { failed: ['09:00:00', '09:01:00'] })
  expect(notes).toEqual([])
  const [figure, word] = ['60 s', 'of failures'].map((words) => texts.find(({ text }) => text === words))
  expect([word?.x, (word?.y ?? 0) - (figure?.y ?? 0) < 24]).toEqual([figure?.x, true])
  // A table that would be wider than is easy to read with these words wraps its messages.
  const message = 'no answer from the ledger of payments within 3000 '
  const rows = recipe.sample.rows.map((row) => ({ ...row, values: [...row.values.slice(0, -1), message.trim()] }))
  const { width } = draw({ ...recipe.sample, title: 'A claim', subtitle: 'Why', rows })
  expect(width).toBeLessThanOrEqual(960)
})

test('records that have no part in the failures step back, between rules; the name of levels is over the middle of their chips', () => {
  const { elements } = draw(recipe.sample)
  const colorOf = (words: string) =>
    elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.fill ?? 'ink'] : []))
  expect(['7be1', '7d14', '09:12:07.233'].flatMap(colorOf)).toEqual(['muted', 'muted', 'muted'])
  expect(['09:12:02.004', '09:12:05.094', 'no order, nothing charged'].flatMap(colorOf)).toEqual(['ink', 'ink', 'ink'])
  const rules = elements.flatMap((each) => (each.type === 'path' && each.stroke === 'rule' ? [each.d] : []))
  expect(rules.join(' ').match(/M/g)).toHaveLength(3)
  const [level, warn] = ['Level', 'WARN'].map((words) =>
    elements.find((each) => each.type === 'text' && each.text === words),
  )
  expect(level).toMatchObject({ align: 'middle', x: warn?.type === 'text' ? warn.x : 0 })
})

test('where nothing failed no record steps back, and a rule is under each', () => {
  const rows = recipe.sample.rows.filter(({ values }) => values[1] !== 'ERROR')
  const { elements } = draw({ ...recipe.sample, title: 'Calm', rows })
  const levels = elements.filter((each) => each.type === 'text' && each.text === 'charge authorized, 41.00 EUR')
  expect(levels).not.toContainEqual(expect.objectContaining({ fill: 'muted' }))
  const rules = elements.flatMap((each) => (each.type === 'path' && each.stroke === 'rule' ? [each.d] : []))
  expect(rules.join(' ').match(/M/g)).toHaveLength(rows.length)
})

test('stretches are as long as what they measure, and records that are told of lead to their moments', () => {
  const { elements } = draw(recipe.sample)
  expect(stretchesIn(elements)).toEqual([
    { x: 752, y: 232, h: 124, fill: 'accent' },
    // 98 of 3099 ms of 128 px.
    { x: 752, y: 356, h: 4, fill: 'negative' },
  ])
  const leads = elements.flatMap((each) => (each.type === 'path' && each.d.startsWith('M720 232') ? [each.d] : []))
  expect(leads).toEqual(['M720 232L752 232M720 264L752 356M720 296L752 356M720 328L752 360M720 360L752 360'])
  const failed = ['09:00:04', '09:00:04.250']
  const [lead, whole] = railOf(times, { failed, shared: ['09:00:00', ...failed], focus: ['09:00:04'] }).drawn
  expect([lead?.fill, whole?.fill, (lead?.h ?? 0) / (whole?.h ?? 1)]).toEqual([
    'muted',
    'negative',
    expect.closeTo(15, 0),
  ])
})
