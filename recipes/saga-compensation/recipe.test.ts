import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const participants = [{ name: 'Saga' }, { name: 'Hotel' }]
const messages = [
  { id: 'book', from: 'Saga', to: 'Hotel', text: 'book' },
  { id: 'cancel', from: 'Saga', to: 'Hotel', text: 'cancel' },
]

test('what is undone is counted by spans at lifelines; without them the quote stays, with what it needs', () => {
  const data = { title: '{undone} of {calls} undone', participants, messages }
  expect(drawn(data).scene.title).toContain('{undone} of 2 undone')
  expect(drawn(data).warnings).toContainEqual({
    level: 'note',
    at: 'title',
    problem:
      '{undone} stays as it is, as the data do not have it: spans with `at`, each from a booking to its compensation',
  })
  const spans = [{ at: 'Hotel', from: 'book', to: 'cancel', text: 'held' }]
  expect(drawn({ ...data, spans }).scene.title).toContain('1 of 2 undone')
})
