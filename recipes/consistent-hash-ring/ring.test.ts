import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { textWidth } from '../../src/text/measure.ts'
import recipe from './recipe.ts'
import { changeOf, ownerOf, sectorsOf, turnOf } from './ring.ts'

const key = (name: string) => ({ name, value: name })
const hosts = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `cache-${index}` }))

test('a place is the first 32 bits of SHA-256', () => {
  // printf abc | sha256sum begins with ba7816bf (FIPS 180-4 example).
  expect(turnOf('abc')).toBe(0xba7816bf / 2 ** 32)
})

test('sectors cover the whole circle, the first from the last point on; a lone point has all of it', () => {
  for (const [count, size] of [
    [1, 1],
    [5, 4],
  ] as const) {
    const sectors = sectorsOf(hosts(count), size)
    expect(sectors).toHaveLength(count * size)
    expect(sectors[0]?.from).toBe((sectors.at(-1)?.to ?? 0) - 1)
    expect(sectors.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(1, 9)
  }
})

test('a key belongs to the next point, one beyond the last point to the first', () => {
  const sectors = (...ends: number[]) => ends.map((to) => ({ host: { name: `${to}` }, from: 0, to }))
  // The place of abc is 0.73.
  expect([sectors(0.2, 0.8), sectors(0.2, 0.6)].map((each) => ownerOf('abc', each).to)).toEqual([0.8, 0.2])
})

test('a join moves keys to the joining host only', () => {
  const keys = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(keys, fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 5 }), (names, count, size) => {
      const data = { items: names.map(key), nodes: hosts(count), size }
      const { before, after, joining, moved } = changeOf(data)
      expect(joining).toBe(data.nodes.at(-1))
      for (const item of data.items) {
        const [old, fresh] = [before, after].map((sectors) => ownerOf(item.name, sectors).host)
        expect(fresh === joining).toBe(moved.includes(item))
        if (!moved.includes(item)) expect(fresh).toBe(old)
      }
    }),
  )
})

test('hash mod n is compared over the same keys', () => {
  const items = Array.from({ length: 15 }, (_, index) => key(`cart:${index + 1}`))
  expect(changeOf({ items, nodes: hosts(5), size: 4 }).modulo).toHaveLength(13)
})

test('the head over the bars of shares says their order, on the line of the title and clear of it', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.filter((each) => each.type === 'text')
  const [head, title] = ['of the circle, before → after', 'Hosts'].map((text) =>
    texts.find((each) => each.text === text),
  )
  expect(head?.y).toBe(title?.y)
  expect((head?.x ?? 0) - textWidth(head?.text ?? '', { size: 14 })).toBeGreaterThan((title?.x ?? 0) + 60)
})
