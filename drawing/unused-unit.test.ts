import { expect, test } from 'vitest'
import incident from '../recipes/incident-timeline/recipe.ts'
import milestones from '../recipes/milestone-timeline/recipe.ts'
import periods from '../recipes/priestley-timeline/recipe.ts'
import trace from '../recipes/trace-waterfall/recipe.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

const notesOf = (recipe: unknown, data: object): string[] => {
  const drawing = drawRecipe(recipe as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.warnings.filter(({ at }) => at === 'unit').map(({ problem }) => problem)
}

test('a unit that nothing is counted in is told', () => {
  const events = ['2026-01-02', '2026-03-04', '2026-05-06'].map((start, at) => ({ name: `Release ${at}`, start }))
  expect(notesOf(milestones, { title: 'A claim', unit: 'h', events })).toEqual(['changes nothing in this drawing'])
  expect(notesOf(milestones, { title: 'A claim', events })).toEqual([])
})

test.each([incident, milestones, periods, trace])('in samples lengths are counted in it', (recipe) => {
  expect(notesOf(recipe, recipe.sample as object)).toEqual([])
})
