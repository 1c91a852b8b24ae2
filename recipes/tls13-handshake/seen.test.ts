import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const participants = [{ name: 'A' }, { name: 'B' }]
const hello = { from: 'A', to: 'B', text: 'HELLO' }
const secret = { kind: 'zone', text: 'Encrypted', messages: [{ from: 'A', to: 'B', text: 'SECRET' }] }

const partsOf = (messages: object[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{clear} of {messages}', participants, messages })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const said = (text: string): number =>
    drawing.scene.elements.filter((element) => element.type === 'text' && element.text === text).length
  return { parts: drawing.parts, said }
}

test('an observer reads the names of messages outside zones only', () => {
  const { parts, said } = partsOf([hello, secret])
  expect([said('HELLO'), said('SECRET'), said('1 of 2')]).toEqual([2, 1, 1])
  expect(parts.find(({ at }) => at === '@seen')?.proves).toEqual(['clear', 'messages'])
})

test('without a zone there is nothing to compare', () => {
  const { parts } = partsOf([hello])
  expect(parts.some(({ at }) => at === '@seen')).toBe(false)
})
