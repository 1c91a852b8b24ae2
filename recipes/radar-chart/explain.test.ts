import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import radar from './recipe.ts'

const notesOf = (names: string[], unit?: string): string => {
  const drawing = drawRecipe(radar as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Score',
    ...(unit === undefined ? {} : { unit }),
    columns: ['cost', 'speed', 'support', 'lock-in'],
    rows: names.map((name, index) => ({ name, values: [1, 2, 3, 4 - index] })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' ')
}

test('of three candidates the order of scores is said, and the unit of all', () => {
  expect(notesOf(['A', 'B', 'C'])).toContain('Scores are those of A, B and C, in this order.')
  expect(notesOf(['A', 'B'])).not.toContain('in this order')
  expect(notesOf(['A', 'B'], 'points')).toContain('Score (points) from 0 in the middle')
})
