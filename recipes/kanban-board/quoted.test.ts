import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('a board without a blocked card that has an age has none to quote', () => {
  const titleOf = (card: object) => {
    const cards = [{ name: 'Roof', column: 'Site', ...card }]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: '{full}: {age}',
      columns: [],
      cards,
      unit: 'd',
    })
    return drawing.ok ? drawing.scene.title : JSON.stringify(drawing.findings)
  }
  expect([{}, { state: 'negative' }, { state: 'negative', value: 12 }].map(titleOf)).toEqual([
    'Kanban board: None: {age}',
    'Kanban board: None: {age}',
    'Kanban board: None: 12 d',
  ])
})
