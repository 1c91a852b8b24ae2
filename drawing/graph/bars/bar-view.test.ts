import { expect, test } from 'vitest'
import { pathBounds } from '../../../src/geometry/path-bounds.ts'
import { barPaint, drawBar, piecesOf } from './bar-view.ts'

test('a bar is solid if it is what the picture is about; on the way to that it is soft, else tinted', () => {
  expect(barPaint({ isFocus: true })).toEqual({ fill: 'accent', stroke: 'accent' })
  expect(barPaint({ isFocus: true, isOnWay: true })).toEqual({ fill: 'soft', stroke: 'accent' })
  expect(barPaint({ isFocus: false, isOnWay: true })).toEqual({ fill: 'rule', stroke: 'muted' })
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
