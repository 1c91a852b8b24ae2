import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { distanceTo } from '../../src/geometry/rect.ts'
import { gainWords } from './draw.ts'
import { calledOf, kneeOf, ratioWords } from './knee.ts'
import course from './recipe.ts'

const points = (...pairs: [x: number, y: number][]) => pairs.map(([x, y], index) => ({ name: `${index}`, x, y }))

test('the knee has the greatest x ÷ y, the first of several; the peak is the farthest across after it', () => {
  const load = points([10, 10], [20, 10], [40, 20], [50, 100], [30, 200])
  expect(kneeOf({ points: load, knee: true })).toEqual({ at: load[1], peak: load[3], gain: 2.5, factor: 10 })
})

test('what came before the knee is no peak, and a course may end at its knee', () => {
  const [far, near, last] = points([90, 100], [20, 50], [40, 10])
  const found = kneeOf({ points: [far!, near!, last!], knee: true })
  expect([found?.at, found?.peak, found?.gain, found?.factor]).toEqual([last, last, 1, 1])
})

test('there is no ray below zero, none at a y of zero, none along the axis, and none that nobody asked for', () => {
  for (const pairs of [points([-1, 2], [3, 4]), points([1, 0], [3, 4]), points([0, 2], [0, 4])])
    expect(kneeOf({ points: pairs, knee: true })).toBeUndefined()
  expect(kneeOf({ points: points([1, 2], [3, 4]), knee: false })).toBeUndefined()
})

test('gains have two digits, and names the word that they count', () => {
  expect([1.4, 1.034, 2.004, 1].map(gainWords)).toEqual(['40%', '3.4%', '100%', '0%'])
  expect([
    calledOf({ name: '50', x: 1, y: 1 }, { along: 'clients' }),
    calledOf({ name: '2019', x: 1, y: 1 }, {}),
    calledOf({ name: '2026 Q4', x: 1, y: 1 }, { along: 'quarters' }),
  ]).toEqual(['50 clients', '2019', '2026 Q4'])
})

test('what is numbered has its word before the number, and a year has none', () => {
  const called = (name: string, along: string) => calledOf({ name, x: 1, y: 1 }, { along })
  expect([
    called('12', 'sprint'),
    called('8', 'batch size'),
    called('2019', 'Year'),
    called('12', 'sprints'),
    called('50', 'GB'),
  ]).toEqual(['sprint 12', 'batch size 8', '2019', '12 sprints', '50 GB'])
})

test('one of what is counted is in the singular', () => {
  const called = (name: string, along: string) => calledOf({ name, x: 0, y: 0 }, { along })
  expect(['threads', 'batches', 'queries', 'replicas', 'caches of a class'].map((along) => called('1', along))).toEqual(
    ['1 thread', '1 batch', '1 query', '1 replica', '1 caches of a class'],
  )
  expect(called('2', 'threads')).toBe('2 threads')
})

test('what the names count is told where no name is a number', () => {
  const notesWith = (names: string[]): unknown => {
    const points = names.map((name, index) => ({ name, x: index + 1, y: index + 2 }))
    const data = { title: 'Load', source: 'k6', x: { name: 'Rate' }, y: { name: 'p95' }, points, along: 'clients' }
    const drawing = drawRecipe(course as unknown as AnyRecipe, data)
    return drawing.ok && drawing.warnings.filter(({ at }) => at === 'along')
  }
  expect(notesWith(['1', '2', '4'])).toEqual([])
  expect(notesWith(['one', 'two', 'four'])).toEqual([
    { level: 'note', at: 'along', problem: 'is said of points whose names are numbers' },
  ])
})

test('both legs begin at the knee, so that each is as long as what it gains', () => {
  const data = {
    title: 'A claim',
    knee: true,
    x: { name: 'Throughput', unit: 'requests/s' },
    y: { name: 'Latency' },
    points: points([10, 12], [40, 20], [50, 60]),
  }
  const drawing = drawRecipe(course as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.join(' ')).toContain('knee: most requests/s per Latency')
  const leg = elements.flatMap((each) => (each.type === 'path' && each.stroke === 'accent' ? [each.d] : []))[0] ?? ''
  const knee = elements.find((each) => each.type === 'circle' && each.r === 8)
  const [, x, y] = /^M ?([\d.]+) ([\d.]+) ?V ?[\d.]+ ?H ?[\d.]+$/.exec(leg) ?? []
  expect(knee).toMatchObject({ x: Number(x), y: Number(y) + 8 })
})

test('what an axis counts is called as it is given', () => {
  const data = { x: { name: 'API calls' }, y: { name: 'CPU' }, points: [], knee: true } as never
  expect(ratioWords({ name: 'a', x: 500, y: 95 }, data)).toBe('5.26 per CPU')
})

test('all steps of the course are alike, before the knee and after it', () => {
  const drawing = drawRecipe(course as unknown as AnyRecipe, course.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { parts, scene } = drawing
  const own = parts.filter(({ at }) => at.startsWith('points.')).flatMap(({ elements }) => elements)
  const strokes = own.flatMap((at) => {
    const each = scene.elements[at]
    return each?.type === 'line' && each.arrow === true ? [each.stroke] : []
  })
  expect(strokes.length).toBeGreaterThan(3)
  expect(new Set(strokes)).toEqual(new Set(['ink']))
})

test('names are close to their dots: grid lines give way to them', () => {
  const drawing = drawRecipe(course as unknown as AnyRecipe, course.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const far = drawing.parts.flatMap(({ at, elements }) => {
    const own = elements.map((each) => drawing.scene.elements[each]!)
    const [name, dot] = [own.findLast(({ type }) => type === 'text'), own.find(({ type }) => type === 'circle')]
    if (!at.startsWith('points.') || name?.type !== 'text' || dot?.type !== 'circle') return []
    return distanceTo(boundsOf(name), dot) > 24 ? [name.text] : []
  })
  // No place close to this one is free of the course and its ray: it has a leader.
  expect(far).toEqual(['150'])
})
