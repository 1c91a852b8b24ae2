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

test('the outer edge of a swing turns later than the inner one', () => {
  expect(bent(500, 60, 30)).toBe(
    'M 0 485 H 47 C 97 485 97 545 147 545 H 180 L 180 575 H 133 C 83 575 83 515 33 515 H 0 Z',
  )
  expect(bent(500, -60, 30)).toMatch(/^M 0 485 H 33 C/)
})

test('a ribbon is as thick where it is steepest as where it is level', () => {
  const [rise, h] = [100, 40]
  const starts = bent(500, rise, h).match(/H (-?[\d.]+) C/g) ?? []
  const [top = 0, bottom = 0] = starts.map((each) => Number(each.split(' ')[1]))
  // Where the swing back begins, at the right.
  const steepest = Math.atan((2 * rise) / 100)
  const across = top - (bottom - 100)
  expect(across * Math.sin(steepest) + h * Math.cos(steepest)).toBeCloseTo(h, 0)
})

test('no edge turns where a ribbon has no level stretch', () => {
  const steep = ribbon(
    [
      { x: 0, x2: 4, y: 0 },
      { x: 36, x2: 40, y: 200 },
    ],
    60,
  )
  expect(steep).toMatch(/^M 0 -30 H 8 C/)
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
