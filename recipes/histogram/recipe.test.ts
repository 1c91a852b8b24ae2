import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { rightOf } from '../../src/geometry/rect.ts'
import histogram from './recipe.ts'

test('groups say how many values they have', () => {
  const rows = ['a', 'b'].map((name, index) => ({
    name,
    values: Array.from({ length: 30 + index }, (_, at) => 1 + (at % 7)),
  }))
  const drawing = drawRecipe(histogram as unknown as AnyRecipe, { title: 'A claim', measure: 'Time', rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toEqual(expect.arrayContaining(['n = 30', 'n = 31']))
})

const drawValues = (values: number[], more: object = {}) => {
  const rows = [{ name: 'Pull requests', values }]
  const data = { title: 'A claim', measure: 'Time', unit: 'h', percentiles: [50], rows, ...more }
  const drawing = drawRecipe(histogram as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  return { words: elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])), description }
}

test('the axis ends before one value that is far from all others, which is written at its end', () => {
  const near = Array.from({ length: 99 }, (_, index) => 1 + (index % 20))
  const { words, description } = drawValues([...near, 1210])
  expect(words).toEqual(expect.arrayContaining(['1,210 h →', '20', 'p50 10 h']))
  expect(words.join(' ')).toMatch(/Values beyond the axis/)
  expect(words).not.toContain('1,000')
  expect(description).toContain('beyond the axis, 1,210 h')
  // A percentile that is asked for is on the axis, and logarithms have room.
  expect(drawValues([...near, 1210], { percentiles: [100] }).words).not.toContain('1,210 h →')
  expect(drawValues([...near, 1210], { scale: 'log' }).words).not.toContain('1,210 h →')
})

test('values far below all others are written at the beginning of the axis', () => {
  const { words, description } = drawValues([...Array.from({ length: 99 }, (_, index) => (index % 20) - 10), -4000])
  expect(words).toContain('← −4,000 h')
  expect(description).toContain('beyond the axis, −4,000 h')
})

test('wide last buckets with few values are beyond a linear axis', () => {
  const drawBuckets = (last: number, more: object = {}) => {
    const buckets = [
      [0.01, 400],
      [0.025, 500],
      [0.05, 100],
      [0.5, 8],
      [1, last],
      [null, 2],
    ]
    const rows = [{ name: 'Requests', buckets }]
    const data = { title: 'A claim', measure: 'Time', unit: 's', scale: 'linear', rows, ...more }
    const drawing = drawRecipe(histogram as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(drawBuckets(5)).toEqual(expect.arrayContaining(['15 over 50 ms →', '50']))
  expect(drawBuckets(15)).toContain('17 over 0.5 s →')
  expect(drawBuckets(60).join(' ')).not.toContain('→')
  expect(drawBuckets(5, { percentiles: [99.5] }).join(' ')).not.toContain('→')
  expect(drawBuckets(5, { scale: 'log' }).join(' ')).not.toContain('→')
})

test('a title that the rule of a percentile would cross is over its words', () => {
  const yOf = (percentile: number) => {
    const values = Array.from({ length: 100 }, (_, index) => index)
    const rows = [{ name: 'Pull requests of all teams', values }]
    const data = { title: 'A claim', measure: 'Time', unit: 'h', percentiles: [percentile], rows }
    const drawing = drawRecipe(histogram as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    return ['Pull', 'p'].map((start) => texts.find(({ text }) => text.startsWith(start))?.y ?? NaN)
  }
  const [title = NaN, words = NaN] = yOf(10)
  expect(title).toBeLessThan(words - 12)
  const [beside = NaN, far = NaN] = yOf(90)
  expect(Math.abs(beside - far)).toBeLessThan(12)
})

test('of bars of whole numbers, those over the percentile in focus are shaded, and not half of its own', () => {
  const values = [...Array.from({ length: 90 }, () => 1), 2, 2, 2, 2, 2, 3, 3, 4, 4, 5]
  const rows = [{ name: 'Reviews', values }]
  const data = { title: 'A claim', measure: 'Rounds', percentiles: [95], focus: ['p95'], rows }
  const drawing = drawRecipe(histogram as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const shaded = drawing.scene.elements.find((each) => each.type === 'path' && each.fill === 'accent')
  expect(shaded?.type === 'path' && shaded.d.match(/M/g)?.length).toBe(3)
})

test('percentiles on a scale of logarithms over several prefixes have units of their own', () => {
  const values = Array.from({ length: 60 }, (_, index) => 100 * 1.25 ** index)
  expect(drawValues(values, { unit: 'B', scale: 'log', percentiles: [5, 95] }).words).toEqual(
    expect.arrayContaining(['p5 156 B', 'p95 26.7 MB']),
  )
})

test('words for values beyond the axis stand beside bars that leave no room over them', () => {
  const drawFlat = (height: number, far: number[], groups = 1) => {
    // As many in each bin up to the middle, and `height` times as many from there on.
    const near = Array.from({ length: 20 }, (_, index) =>
      Array.from({ length: index < 10 ? 20 : 20 * height }, () => index),
    )
    const rows = Array.from({ length: groups }, (_, index) => ({
      name: `Group ${index}`,
      values: [...near.flat(), ...far],
    }))
    const drawing = drawRecipe(histogram as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Time',
      unit: 'ms',
      rows,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const bars = elements.flatMap((each) => (each.type === 'path' ? [boundsOf(each)] : []))
    const words = elements.filter((each) => each.type === 'text' && /[←→]/.test(each.text)).map(boundsOf)
    const isBeside = words.map(({ x, w }) => bars.every((bar) => x > rightOf(bar) || x + w < bar.x))
    return { isBeside, warnings: drawing.warnings }
  }
  expect(drawFlat(1, [900, 1500])).toEqual({ isBeside: [true], warnings: [] })
  expect(drawFlat(1, [-900])).toEqual({ isBeside: [true], warnings: [] })
  expect(drawFlat(0.5, [900, 1500])).toEqual({ isBeside: [false], warnings: [] })
  expect(drawFlat(1, [900, 1500], 4)).toEqual({ isBeside: [true, true, true, true], warnings: [] })
})

test('percentiles of buckets are said to be interpolated, and a bar without an upper bound to be one', () => {
  const said = (buckets: [number | null, number][]): string => {
    const data = { title: 'A claim', measure: 'Time', percentiles: [50], scale: 'log' }
    const drawing = drawRecipe(histogram as unknown as AnyRecipe, { ...data, rows: [{ name: 'Pauses', buckets }] })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements, description } = drawing.scene
    return [...elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])), description].join(' ')
  }
  const closed = said([
    [5, 12],
    [10, 80],
    [40, 410],
  ])
  expect(closed).toContain('interpolated in their buckets')
  expect(closed).toContain('with buckets as given')
  expect(closed).not.toContain('no upper bound')
  const open = said([
    [5, 12],
    [10, 80],
    [null, 9],
  ])
  expect(open).toContain('A dashed bar has no upper bound')
})

test('a bar that the percentile in focus cuts is said to be split by width, one that ends there is not', () => {
  const values = Array.from({ length: 200 }, (_, index) => 1.37 ** (index / 11))
  const notes = (focus: object) => drawValues(values, { percentiles: [90], scale: 'log', ...focus }).words.join(' ')
  expect(notes({ focus: ['p90'] })).toContain('The bar at p90 is split by width.')
  expect(notes({})).not.toContain('split')
  const whole = drawValues(
    [...values.keys()].map((each) => each % 12),
    { percentiles: [50], focus: ['p50'] },
  )
  expect(whole.words.join(' ')).not.toContain('split')
})
