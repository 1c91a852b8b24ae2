import { expect, test } from 'vitest'
import type { Element } from '../../src/scene/scene.ts'
import { square } from '../square.ts'
import { onPixels, piecesOf, solidBars } from './rule-pieces.ts'

const rule = { x: 50, y: 0, x2: 50, y2: 100, stroke: 'ink', dashed: true } as const
const bar = { x: 0, y: 40, w: 100, h: 20 }
const whole = [expect.objectContaining({ type: 'line', y: 0, y2: 100 }) as unknown]

const over = (bars: Element[], words: (typeof bar)[] = []) => piecesOf(rule, { words, bars: solidBars(bars) })

test('over a solid bar the dashes of a rule are light; the rule itself is as it is without', () => {
  const { dark, light } = over([square(bar, { fill: 'accent' })])
  expect(dark).toEqual(whole)
  expect(light).toEqual([
    expect.objectContaining({
      fill: 'surface',
      stroke: 'none',
      d: 'M 49.75 40 H 51.25 V 46 H 49.75 Z M 49.75 50 H 51.25 V 56 H 49.75 Z',
    }),
  ])
})

test('a rule at the edge of a bar, beside it, or over what is not solid has none', () => {
  const shapes = [
    square({ ...bar, w: 50 }, { fill: 'ink' }),
    square({ ...bar, x: 60 }, { fill: 'ink' }),
    square(bar, { fill: 'muted', dashed: true }),
    square(bar, { fill: 'rule' }),
  ]
  for (const each of shapes) expect(over([each])).toEqual({ dark: whole, light: [] })
})

test('words interrupt it over bars, too, where the dashes begin anew', () => {
  const { dark, light } = over([square(bar, { fill: 'ink' })], [{ x: 40, y: 30, w: 20, h: 22 }])
  expect(dark).toEqual([expect.objectContaining({ d: 'M 50 0 V 30 M 50 52 V 100' })])
  expect(light).toEqual([expect.objectContaining({ d: 'M 49.75 52 H 51.25 V 58 H 49.75 Z' })])
})

test('a rule without dashes is light as far as the bar goes', () => {
  const level = { x: 0, y: 50, x2: 200, y2: 50 }
  const { light } = piecesOf(level, { words: [], bars: solidBars([square(bar, { fill: 'ink' })]) })
  expect(light).toEqual([expect.objectContaining({ d: 'M 0 49.75 H 100 V 51.25 H 0 Z' })])
})

test('a rule is on whole pixels across it, and as long as it was', () => {
  expect(onPixels({ x: 259.5, y: 174.08, x2: 259.5, y2: 524.5, stroke: 'ink' })).toEqual({
    x: 260,
    y: 174.08,
    x2: 260,
    y2: 524.5,
    stroke: 'ink',
  })
  expect(onPixels({ x: 0.5, y: 9.3, x2: 80.25, y2: 9.3 })).toEqual({ x: 0.5, y: 9, x2: 80.25, y2: 9 })
})
