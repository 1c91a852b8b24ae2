import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import combo from './recipe.ts'

test('beside periods, which are bands with names, a column that counts has no band without one', () => {
  const bandsOf = (marks: object[]): number => {
    const drawing = drawRecipe(combo as unknown as AnyRecipe, {
      title: 'A claim',
      columns: ['a', 'b', 'c', 'd', 'e', 'f'],
      rows: [
        { name: 'Queries', values: [4, 5, 9, 5, 4, 3] },
        { name: 'Timeouts', unit: '%', values: [1, 8, 2, 1, 1, 1] },
      ],
      marks,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { scene, parts } = drawing
    const slots = parts.filter(({ at }) => at.startsWith('@slot')).flatMap(({ elements }) => elements)
    return slots.filter((index) => {
      const element = scene.elements[index]
      return element?.type === 'path' && element.fill === 'rule'
    }).length
  }
  expect(bandsOf([])).toBe(2)
  expect(bandsOf([{ start: 'a', end: 'b', text: 'nightly' }])).toBe(0)
})
