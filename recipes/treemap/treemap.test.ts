import { expect, test } from 'vitest'
import recipe from './recipe.ts'
import { treemapOf } from './treemap.ts'

test('areas of cells are in proportion to sizes, within a hundredth, although heads take room', () => {
  const perUnit = areasPerUnit(recipe.sample.root)
  expect(Math.max(...perUnit) / Math.min(...perUnit)).toBeLessThan(1.01)
})

test('a group of one percent beside one that is nearly all keeps its proportion', () => {
  const [large = 0, small = 0] = areasPerUnit({
    name: 'All',
    children: [
      { name: 'Large', children: [{ name: 'a', value: 4_200_000 }] },
      { name: 'Small', children: [{ name: 'b', value: 31_000 }] },
    ],
  })
  expect(large / small).toBeCloseTo(1, 1)
})

const areasPerUnit = (root: unknown): number[] => {
  const data = recipe.data.schema.parse({ ...recipe.sample, root })
  const cells = treemapOf(data.root).filter(({ children }) => children === undefined)
  return cells.map(({ x0, y0, x1, y1, value = 0 }) => ((x1 - x0) * (y1 - y0)) / value)
}
