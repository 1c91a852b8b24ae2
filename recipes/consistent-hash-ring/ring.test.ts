import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf, isMoved, ownerOf, pointsOf, reshuffled, sharesOf, turnOf } from './ring.ts'

const key = (name: string) => ({ name, value: name })
const hosts = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `cache-${index}` }))

test('a place is the first 32 bits of SHA-256', () => {
  // printf abc | sha256sum begins with ba7816bf (FIPS 180-4 example).
  expect(turnOf('abc')).toBe(0xba7816bf / 2 ** 32)
})

test('a key beyond the last point belongs to the first one', () => {
  const points = [
    { host: 0, turn: 0.2 },
    { host: 1, turn: 0.6 },
  ]
  expect([0.1, 0.2, 0.3, 0.9].map((turn) => ownerOf(turn, points)?.host)).toEqual([0, 0, 1, 0])
})

test('a lone point owns the whole circle', () => {
  expect(sharesOf(pointsOf(hosts(1), 1), 1)).toEqual([1])
})

test('shares add up, and a join moves keys to the joining host only', () => {
  const keys = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(keys, fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 5 }), (names, count, size) => {
      const data = { items: names.map(key), nodes: hosts(count), size }
      const change = changeOf(data)
      for (const points of [change.before, change.after])
        expect(sharesOf(points, count).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      for (const item of data.items) {
        const [old, fresh] = [change.before, change.after].map((points) => ownerOf(turnOf(item.name), points)?.host)
        expect(fresh === change.joining).toBe(isMoved(item, change))
        if (!isMoved(item, change)) expect(fresh).toBe(old)
      }
    }),
  )
})

test('the host that joins is named, or the last', () => {
  const data = { items: [key('a')], nodes: hosts(3), size: 1 }
  expect(changeOf(data).joining).toBe(2)
  expect(changeOf({ ...data, joins: 'cache-0' }).joining).toBe(0)
})

test('hash mod n is compared over the same keys', () => {
  const items = Array.from({ length: 15 }, (_, index) => key(`cart:${index + 1}`))
  expect(reshuffled({ items, nodes: hosts(5), size: 4 })).toHaveLength(13)
})
