import { expect, test } from 'vitest'
import type { Element } from '../../src/scene/scene.ts'
import { square } from '../square.ts'
import { piecesOf, solidBars } from './rule-pieces.ts'

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
      d: 'M 49.25 40 H 50.75 V 46 H 49.25 Z M 49.25 50 H 50.75 V 56 H 49.25 Z',
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
  expect(light).toEqual([expect.objectContaining({ d: 'M 49.25 52 H 50.75 V 58 H 49.25 Z' })])
})

test('a rule without dashes is light as far as the bar goes', () => {
  const level = { x: 0, y: 50, x2: 200, y2: 50 }
  const { light } = piecesOf(level, { words: [], bars: solidBars([square(bar, { fill: 'ink' })]) })
  expect(light).toEqual([expect.objectContaining({ d: 'M 0 49.25 H 100 V 50.75 H 0 Z' })])
})
