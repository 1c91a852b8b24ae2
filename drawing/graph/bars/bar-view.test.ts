import { expect, test } from 'vitest'
import { pathBounds } from '../../../src/geometry/path-bounds.ts'
import { barPaint, drawBar } from './bar-view.ts'

const cellsOf = (w: number, cells: number) => {
  const drawn = drawBar(
    [{ x: 0, y: 0, w, h: 32 }],
    { name: 'orders', detail: `${cells} partitions`, cells },
    barPaint({ isFocus: false }),
  )
  return drawn.flatMap((element) => (element.type === 'path' ? [pathBounds(element.d)] : []))
}

test('a bar has a cell for each partition, 12 px apart, before its detail', () => {
  const [cells] = cellsOf(480, 6)
  expect(cells).toMatchObject({ y: 8, w: 5 * 12 + 8, h: 16 })
  expect((cells?.x ?? 0) % 4).toBe(0)
})

test('cells that do not fit beside the words are left out, and one partition needs none', () => {
  expect([cellsOf(240, 12), cellsOf(480, 1)]).toEqual([[], []])
})

test('a bar in focus is solid, but for its edge where something else is what the picture is about', () => {
  expect(barPaint({ isFocus: true })).toEqual({ fill: 'accent', stroke: 'accent' })
  expect(barPaint({ isFocus: true, isOnWay: true })).toEqual({ fill: 'muted', stroke: 'accent' })
  expect(barPaint({ isFocus: false, isOnWay: true })).toEqual({ fill: 'muted', stroke: 'muted' })
})
