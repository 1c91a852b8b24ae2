import { expect, test } from 'vitest'
import { ribbon, swingRoom } from './ribbon.ts'

const bent = (y: number, rise: number, h: number): string =>
  ribbon(
    [
      { x: 0, x2: 40, y },
      { x: 140, x2: 180, y: y + rise },
    ],
    h,
  )

test('both edges of a ribbon swing along one curve, so that it is equally high all along', () => {
  expect(bent(500, 60, 30)).toBe(
    'M 0 485 H 40 C 90 485 90 545 140 545 H 180 L 180 575 H 140 C 90 575 90 515 40 515 H 0 Z',
  )
})

test('a ribbon that neither rises nor falls has no curve', () => {
  expect(bent(500, 0, 40)).not.toContain('C')
})

test('steep ribbons need more room, up to a limit', () => {
  expect([0, 100, -100, 1000].map(swingRoom)).toEqual([0, 50, 50, 112])
})

test('without stretches there is no ribbon', () => {
  expect(ribbon([], 8)).toBe('')
})
