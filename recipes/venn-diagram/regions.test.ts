/** Regions against areas that are known, and against counting points. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Disk, disksFor, lens } from './disks.ts'
import { regionOf, spotIn } from './regions.ts'

const areaOf = (bits: number, disks: Disk[]): number => regionOf(bits, disks).area

test('two circles are as large as their sets and share exactly what they have in common', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 900 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b, part) => {
        const shared = Math.min(a, b) * part
        const disks = disksFor([a, b], () => shared)!
        const unit = Math.PI / Math.max(a, b)
        const found = [1, 2, 3].map((bits) => areaOf(bits, disks) / unit)
        const wanted = [a - shared, b - shared, shared]
        found.forEach((area, index) => expect(Math.abs(area - wanted[index]!)).toBeLessThan(1e-4 * Math.max(a, b)))
      },
    ),
    { numRuns: 60 },
  )
})

test('the regions of three circles add up to the circles and to what two share', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 90 }),
    y: fc.integer({ min: 0, max: 90 }),
    r: fc.integer({ min: 20, max: 60 }),
  })
  fc.assert(
    fc.property(fc.tuple(place, place, place), (disks) => {
      const areas = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => areaOf(bits, disks))
      disks.forEach(({ r }, index) => {
        const own = areas.reduce((sum, area, bits) => ((bits >> index) % 2 === 1 ? sum + area : sum), 0)
        expect(Math.abs(own - Math.PI * r * r)).toBeLessThan(1e-6 * r * r + 1e-3)
      })
      const [a, b] = disks
      expect(Math.abs(areas[3]! + areas[7]! - lens(a.r, b.r, Math.hypot(a.x - b.x, a.y - b.y)))).toBeLessThan(1e-2)
    }),
    { numRuns: 60 },
  )
})

test('sets that share nothing are apart, one in another is within it, and a third one closes the triangle', () => {
  const [a, b] = disksFor([4, 9], () => 0)!
  expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(a!.r + b!.r)
  const [outer, inner] = disksFor([9, 4], () => 4)!
  expect(Math.hypot(outer!.x - inner!.x, 0) + inner!.r).toBeLessThan(outer!.r)
  const shares = new Map([
    ['0,1', 90],
    ['0,2', 0],
    ['1,2', 0],
  ])
  const three = disksFor([100, 100, 4], (i, j) => shares.get(`${i},${j}`) ?? 0)!
  expect(three.map(({ r }) => r)).toEqual([1, 1, 0.2])
  expect(disksFor([1, 1, 0], () => 0)).toBeUndefined()
})

test('words lie in their region and nowhere else', () => {
  const disks = [
    { x: 0, y: 0, r: 100 },
    { x: 100, y: 0, r: 100 },
  ]
  const { at, free } = spotIn(1, disks, { w: 40, h: 20 })
  expect(free).toBeGreaterThan(6)
  expect(at.x + 20).toBeLessThan(0)
  expect(spotIn(3, disks, { w: 160, h: 20 }).free).toBeLessThan(0)
})
