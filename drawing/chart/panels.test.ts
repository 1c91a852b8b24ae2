import { expect, test } from 'vitest'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { bands } from './bands.ts'
import { Frame } from './frame.ts'
import { type PanelValue, panels } from './panels.ts'

/** What panels draw into two columns and one row, 400 by 40 pixels. */
const drawn = (...values: number[]) => {
  const rows = values.map((value) => ({ value }))
  const data = { title: 'A claim', rows }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const scales = [2, 1].map((count) => bands(Array.from({ length: count }, () => ({ paragraphs: [] })))([]))
  const [x, y] = scales.map(({ scale }, index) => scale(0, index === 0 ? 400 : 40))
  if (x === undefined || y === undefined) throw new Error('two scales')
  const frame = new Frame({ x: 0, y: 0, w: 400, h: 40 }, { x, y, room: { left: 0, right: 0, top: 0 } })
  const cells = rows.map((item, index): PanelValue => ({ item, x: index, y: 0, value: item.value, isFocus: false }))
  for (const mark of panels(cells, 2, String)) mark.draw?.(frame)
  frame.finish(sheet)
  return sheet.pieces.flatMap(({ elements }) => elements)
}

const widths = (...values: number[]): number[] =>
  drawn(...values).flatMap((each) => {
    const [, left = 0, right = 0] = each.type === 'path' ? (/^M (\S+) \S+ H (\S+)/.exec(each.d)?.map(Number) ?? []) : []
    return each.type === 'path' ? [right - left] : []
  })

test('bars of all panels are to one scale, each from the zero line of its panel', () => {
  const [first = 0, second = 0] = widths(10, 40)
  expect(second / first).toBeCloseTo(4, 1)
  const zeroes = drawn(10, 40).flatMap((each) => (each.type === 'line' ? [each.x] : []))
  expect(zeroes).toEqual([0, 200])
})

test('values below zero are left of it, a value of zero has words alone', () => {
  const [zero] = drawn(-10, 0).flatMap((each) => (each.type === 'line' ? [each.x] : []))
  expect(zero).toBeGreaterThan(0)
  expect(widths(-10, 0)).toHaveLength(1)
})
