import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { bucketOf, chainsOf, comparedIn } from './table.ts'

const key = (name: string) => ({ name, value: name })
const items = ['a', 'b', 'foobar', 'c'].map(key)

test('every key is in its bucket, and a lookup compares one chain', () => {
  const chains = chainsOf({ items, size: 3 })
  expect(chains.flat()).toHaveLength(items.length)
  for (const [index, chain] of chains.entries()) for (const each of chain) expect(bucketOf(each, 3)).toBe(index)
  expect(comparedIn({ items, size: 1, find: key('foobar') }).map(({ name }) => name)).toEqual(['a', 'b', 'foobar'])
  expect(comparedIn({ items, size: 1, find: key('zebra') })).toHaveLength(4)
  expect(comparedIn({ items, size: 3 })).toEqual([])
})

test('a key and its hash are left of its bucket, joined by one straight arrow', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    items: ['a', 'b', 'c'],
    find: 'b',
    size: 4,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const part = drawing.parts.find(({ at }) => at === 'find')?.elements.map((index) => elements[index])
  const arrow = part?.find((each) => each?.type === 'line')
  const words = part?.flatMap((each) => (each?.type === 'text' ? [each.x] : []))
  if (arrow?.type !== 'line') throw new Error('no arrow')
  expect(arrow.y).toBe(arrow.y2)
  expect(words).toHaveLength(4)
  for (const x of words ?? []) expect(x).toBeLessThan(arrow.x)
})

test('the key that is found is in the picture, with how many are passed before it', () => {
  const long = Array.from({ length: 24 }, (_, index) => `a key of forty letters, the number ${index}`)
  const [chain = []] = chainsOf({ items: long.map(key), size: 4 }).toSorted((a, b) => b.length - a.length)
  const last = chain.at(-1)?.name ?? ''
  const before = chain.at(-2)?.name ?? ''
  const draw = (find: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', items: long, find, size: 4 })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(draw(last)).toEqual(expect.arrayContaining([last, String(chain.length), `+${chain.length - 2}`]))
  expect(draw(before)).toEqual(expect.arrayContaining([before, `+${chain.length - 3}`, '+1']))
})
