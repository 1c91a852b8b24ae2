import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { rightOf } from '../../src/geometry/rect.ts'
import { drawn } from '../../test/drawn-marks.ts'
import { type PartName, partNames } from './part-names.ts'
import stackedBar from './recipe.ts'
import { roundingNote } from './rounding-note.ts'

const nameOf = (text: string, from: number, to: number): PartName => ({
  source: '@x',
  text,
  as: { size: 14 },
  from: 100 * from,
  to: 100 * to,
})

test('names of slivers move apart and stay in the order of their parts', () => {
  const texts = drawn(partNames([nameOf('a', 0, 0.5), nameOf('b', 0.5, 0.51), nameOf('c', 0.51, 0.52)])).filter(
    ({ type }) => type === 'text',
  )
  const rects = texts.map((text) => boundsOf(text))
  for (const [index, rect] of rects.entries()) {
    const next = rects[index + 1]
    if (next !== undefined) expect(rect.x + rect.w).toBeLessThanOrEqual(next.x)
  }
})

test('each tick is under its word, as one gives way to the left, and under the middle of the last ones', () => {
  const drawing = drawRecipe(stackedBar as unknown as AnyRecipe, stackedBar.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const ticks = elements.flatMap((each) =>
    each.type === 'path' && /^M ?\d+ \d+ ?V ?\d+$/.test(each.d) ? [boundsOf(each)] : [],
  )
  const [connect, app, database] = ['Connect 3%', 'App', 'Database'].map((name, index) => {
    const words = elements.find((each) => each.type === 'text' && each.text === name)
    if (words === undefined) throw new Error(name)
    const [{ x, w }, tick] = [boundsOf(words), ticks[index]?.x ?? 0]
    return { off: Math.abs(tick - x - w / 2), room: Math.min(tick - x, x + w - tick) }
  })
  expect([app, database].map((each) => (each?.off ?? 9) <= 4)).toEqual([true, true])
  expect(connect?.room).toBeGreaterThanOrEqual(4)
})

test('one tick for each part but the first, which begins where its name begins', () => {
  const all = drawn(partNames([nameOf('first', 0, 0.5), nameOf('second', 0.5, 1)]))
  expect(all.filter(({ type }) => type === 'path')).toHaveLength(1)
})

test('bars whose rounded shares do not add up to 100% are named, or counted if there are many', () => {
  const off = (name: string) => ({ name, words: ['33%', '33%', '33%'] })
  expect(roundingNote([{ name: 'a', words: ['40%', '60%'] }])).toBeUndefined()
  expect(roundingNote([{ name: 'a', words: ['under 1%', '100%'] }])).toBeUndefined()
  expect(roundingNote([off('a')])).toBe('Shares are rounded: the parts of a add up to 99%.')
  expect(roundingNote([off('a'), { name: 'b', words: ['51%', '50%'] }])).toBe(
    'Shares are rounded: the parts of a add up to 99% and those of b to 101%.',
  )
  expect(roundingNote([off('a'), off('b'), off('c')])).toBe('Shares are rounded: the parts of 3 bars add up to 99%.')
})

test('a sliver at the end of a bar makes it no longer than the others', () => {
  const drawing = drawRecipe(stackedBar as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Minutes',
    columns: ['wait', 'test', 'publish'],
    rows: [
      { name: 'web', values: [40, 40, 20] },
      { name: 'firmware', values: [980, 1960, 2] },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const isPart = (each: { type: string; fill?: string | undefined }) => each.type === 'path' && each.fill !== undefined
  const ends = drawing.scene.elements.filter(isPart).map((each) => rightOf(boundsOf(each)))
  const [longest, second] = ends.toSorted((a, b) => b - a)
  expect(longest).toBe(second)
})

test('the name of the last part ends before what is measured over the totals', () => {
  const drawing = drawRecipe(stackedBar as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Requests',
    unit: 'k',
    columns: ['Hit', 'Stale', 'Revalidated', 'Origin'],
    rows: [
      { name: 'Lisbon', values: [40, 22, 8, 20] },
      { name: 'Oslo', values: [50, 12, 18, 10] },
      { name: 'Turin', values: [30, 32, 8, 28] },
    ],
  })
  const texts = drawing.ok ? drawing.scene.elements.filter((each) => each.type === 'text') : []
  const [last, measure] = ['Origin', 'Requests'].map((name) => texts.find(({ text }) => text === name))
  if (last === undefined || measure === undefined) throw new Error('no words')
  expect(rightOf(boundsOf(last))).toBeLessThanOrEqual(boundsOf(measure).x - 6)
})
