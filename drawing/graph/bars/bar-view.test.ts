import { expect, test } from 'vitest'
import { pathBounds } from '../../../src/geometry/path-bounds.ts'
import { barPaint, drawBar, piecesOf } from './bar-view.ts'

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

test('a bar that a link passes is one: a neck joins its pieces, clear of the link', () => {
  const pieces = piecesOf({ x: 0, y: 0, w: 480, h: 32 }, [240])
  const [necks] = drawBar(pieces, { name: 'AXI' }, barPaint({ isFocus: false }))
  expect(necks?.type === 'path' && pathBounds(necks.d)).toMatchObject({ x: 220, w: 40, h: 16 })
  expect(necks?.type === 'path' && necks.d).toContain('236')
  const [whole] = drawBar([{ x: 0, y: 0, w: 480, h: 32 }], { name: 'AXI' }, barPaint({ isFocus: false }))
  expect(whole?.type).toBe('box')
})

test('each piece of a bar that a link passes says its name, where it has room', () => {
  const namesOf = (at: number): number =>
    drawBar(
      piecesOf({ x: 0, y: 0, w: 480, h: 32 }, [at]),
      { name: 'AXI bus matrix' },
      barPaint({ isFocus: false }),
    ).filter((each) => each.type === 'text' && each.text === 'AXI bus matrix').length
  expect([namesOf(240), namesOf(400)]).toEqual([2, 1])
})
