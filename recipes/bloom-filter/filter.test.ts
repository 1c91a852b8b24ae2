import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { bitsOf, donorsOf, falsePositives, setBits, verdictOf } from './filter.ts'
import recipe from './recipe.ts'

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

test('keys that set a bit of the lookup are in the accent, others step back, and the ruler has the ends and its bits', () => {
  const { find: _find, ...rest } = recipe.sample as { find: string; items: string[] }
  const textsOf = (sample: object) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...sample, title: 'A claim', subtitle: 'Why' })
    return drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  }
  const fillsIn = (sample: object) =>
    rest.items.map((name) => textsOf(sample).find(({ text, size }) => text === name && size === undefined)?.fill)
  expect(fillsIn(recipe.sample)).toEqual(['muted', 'accent', 'accent', 'accent'])
  expect(fillsIn(rest)).toEqual(Array(4).fill(undefined))
  const rulerOf = (sample: object) =>
    textsOf(sample).flatMap(({ text, size }) => (size === 12 && /^\d+$/.test(text) ? [text] : []))
  expect(rulerOf(recipe.sample)).toEqual(['0', '31', '15', '18', '21'])
  expect(rulerOf(rest)).toEqual(['0', '8', '16', '24', '31'])
})

test('each bit of the lookup has its number; neighbors without room for two are a range', () => {
  const names = Array.from({ length: 400 }, (_, index) => `key ${index}`)
  const runs = new Set<string>()
  for (const find of names) {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', items: ['a'], size: 40, find })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const bits = new Set(bitsOf(key(find), { size: 40, hashes: 3 }))
    const written = drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.size === 12 && each.bold === true ? [each.text] : [],
    )
    const read = written.flatMap((text) => {
      const [from = 0, to = from] = text.split('–').map(Number)
      if (to > from) runs.add(`${to - from}`)
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
    expect(read).toEqual([...bits].toSorted((a, b) => a - b))
    expect(drawing.warnings).toEqual([])
  }
  expect(runs).toContain('1')
})
