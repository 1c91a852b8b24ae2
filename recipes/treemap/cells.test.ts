import { expect, test } from 'vitest'
import { layoutOf } from './cells.ts'
import recipe from './recipe.ts'

test('areas of cells are in proportion to sizes, within a hundredth, although heads take room', () => {
  const { data, sample } = recipe
  const { root } = data.schema.parse(sample)
  const cells = layoutOf(root).filter(({ children }) => children === undefined)
  const perUnit = cells.map(({ x0, y0, x1, y1, value = 0 }) => ((x1 - x0) * (y1 - y0)) / value)
  expect(Math.max(...perUnit) / Math.min(...perUnit)).toBeLessThan(1.01)
})
