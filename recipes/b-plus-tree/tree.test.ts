import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { TreePage } from './page-search.ts'
import recipe from './recipe.ts'
import { growTree } from './tree.ts'

const key = (value: number) => ({ name: String(value), value })
const values = (page: TreePage): (string | number)[] => page.keys.map(({ value }) => value)
const grown = (numbers: number[], order: number): TreePage => growTree(numbers.map(key), order)

test('a leaf that overflows splits, and its right half begins with the separator', () => {
  const root = grown([1, 2, 3, 4], 4)
  expect(values(root)).toEqual([3])
  expect(root.children.map(values)).toEqual([
    [1, 2],
    [3, 4],
  ])
})

/** Pages level by level, the root's first; each from left to right. */
const levelsOf = (root: TreePage): TreePage[][] => {
  const levels = [[root]]
  for (let level = root.children; level.length > 0; level = level.flatMap(({ children }) => children))
    levels.push(level)
  return levels
}

/** Whether every key below a page lies in its bounds. */
const inBounds = (page: TreePage, low: number, high: number): boolean =>
  values(page).every((value) => Number(value) >= low && Number(value) < high) &&
  page.children.every((child, index) =>
    inBounds(child, Number(page.keys[index - 1]?.value ?? low), Number(page.keys[index]?.value ?? high)),
  )

test('for any keys and order: leaves have all keys in order, pages are at least half full, separators hold', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(numbers, fc.integer({ min: 3, max: 8 }), (keys, order) => {
      const root = grown(keys, order)
      const levels = levelsOf(root)
      expect(levels.at(-1)?.flatMap(values)).toEqual(keys.toSorted((a, b) => a - b))
      expect(levels.slice(0, -1).every((level) => level.every(({ children }) => children.length > 0))).toBe(true)
      for (const page of levels.flat()) {
        const fill = page.children.length === 0 ? page.keys.length + 1 : page.children.length
        expect(fill).toBeLessThanOrEqual(order)
        if (page !== root) expect(fill).toBeGreaterThanOrEqual(Math.ceil(order / 2))
      }
      expect(inBounds(root, 0, 1000)).toBe(true)
    }),
  )
})

test('the words of the first link keep clear of the branches to two leaves, from whichever side these come', () => {
  for (const items of [
    [14, 18, 28, 34, 41],
    [43, 35, 25, 18, 12],
  ]) {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Two leaves', items })
    expect(drawing.ok && drawing.warnings).toEqual([])
  }
})

test('what leads to the row has a round corner, as the pointers are curves', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const dashed = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.arrow && each.dashed ? [each.d] : [],
  )
  expect(dashed).toHaveLength(1)
  expect(dashed[0]).toMatch(/Q656 372 656 380/)
})

test('the row is read after the search: what leads to it is dashed', () => {
  const dashes = (find: string) => {
    const items = ['1', '2', '3', '4', '5']
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', items, find })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.filter((each) => 'dashed' in each && each.dashed && each.stroke === 'accent').length
  }
  expect([dashes('3'), dashes('9')]).toEqual([2, 0])
})

test('leaves of the sample are at one distance from each other, and inner pages over the middle of their own', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const at = (words: string): number => {
    const found = drawing.scene.elements.find((each) => each.type === 'text' && each.text === words)
    return found?.type === 'text' ? found.x : Number.NaN
  }
  const firsts = ['3', '31', '38'].map(at)
  expect(firsts).not.toContain(Number.NaN)
  const leaves = [at('3'), at('14'), at('31'), at('49'), at('60')]
  const steps = leaves.slice(1).map((x, index) => x - (leaves[index] ?? 0))
  expect(new Set(steps).size).toBe(1)
})
