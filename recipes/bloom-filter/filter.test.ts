import { expect, test } from 'vitest'
import { bitsOf, donorsOf, falsePositives, setBits, verdictOf } from './filter.ts'

const key = (name: string) => ({ name, value: name })
const data = (names: string[], find: string) => ({ items: names.map(key), size: 24, hashes: 3, find: key(find) })

test('a key that was added is always found', () => {
  const names = Array.from({ length: 6 }, (_, index) => `key ${index}`)
  for (const name of names) expect(verdictOf(data(names, name))[0]).toBe('possibly in the set')
  expect(setBits(data(names, '')).size).toBeLessThanOrEqual(18)
})

test('a key that was not added may be a false positive', () => {
  const names = Array.from({ length: 12 }, (_, index) => `key ${index}`)
  const wrong = Array.from({ length: 40 }, (_, index) => `other ${index}`).filter((name) => {
    const bits = bitsOf(key(name), data(names, name))
    return bits.every((bit) => setBits(data(names, name)).has(bit))
  })
  expect(wrong.length).toBeGreaterThan(0)
  for (const name of wrong) expect(verdictOf(data(names, name))[0]).toBe('false positive')
})

test('positions are from SHA-256 and stay within the filter', () => {
  // SHA-256 of "abc" begins ba7816bf 8f01cfea.
  const step = (0x8f01cfea % 24) | 1
  expect(bitsOf(key('abc'), { size: 24, hashes: 2 })).toEqual([0xba7816bf % 24, ((0xba7816bf % 24) + step) % 24])
})

test('an empty filter has nothing, a full one everything', () => {
  expect(verdictOf(data([], 'a'))[0]).toBe('definitely not in the set')
  expect(falsePositives(data([], 'a'))).toBe(0)
  expect(
    falsePositives({
      ...data(
        Array.from({ length: 400 }, (_, index) => `k${index}`),
        'a',
      ),
    }),
  ).toBe(100)
})

test('the rate of false positives is that of random keys', () => {
  const filter = data(['spam', 'scam', 'phish', 'bait'], '')
  const set = setBits(filter)
  const random = Array.from({ length: 5000 }, (_, index) => bitsOf(key(`random ${index}`), filter))
  const share = random.filter((bits) => bits.every((bit) => set.has(bit))).length / random.length
  expect(Math.abs(100 * share - falsePositives(filter))).toBeLessThan(2)
})

test('the donors of a key are those that set one of its bits', () => {
  const filter = data(['lottery.example', 'scam.example', 'phish.example', 'bait.example'], 'blog.example')
  const donors = donorsOf({ ...filter, size: 32 })
  expect(donors.map(({ name }) => name)).toEqual(['scam.example', 'phish.example', 'bait.example'])
  expect(donorsOf({ ...filter, find: undefined })).toEqual([])
})
