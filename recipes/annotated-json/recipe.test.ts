import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const json = '{"tries": [{"status": 500}, {"status": 200}], "id": 1}'

test('a path may have its indices in brackets', () => {
  const { scene } = drawn({
    title: 'A claim',
    json,
    notes: [{ on: 'tries[1].status', text: 'The last one' }],
    focus: ['tries[0].status'],
  })
  expect(scene.description).toContain('tries.1.status: The last one')
})

test('the text for who cannot see it names what is highlighted, and says what that means first', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.description).toMatch(/ id: .+.+ Highlighted: id\.$/)
})

test('keys are ink, values and brackets step back, and in a row in focus none does', () => {
  const { elements } = drawn({ title: 'A claim', json, focus: ['id'] }).scene
  const fillOf = (text: string) => elements.find((each) => each.type === 'text' && each.text === text)
  expect(fillOf('"tries":')).not.toHaveProperty('fill')
  expect(fillOf('[')).toMatchObject({ fill: 'muted' })
  expect(fillOf('"id":')).not.toHaveProperty('fill')
  expect(fillOf('1')).toMatchObject({ bold: true })
  expect(fillOf('1')).not.toHaveProperty('fill')
})
