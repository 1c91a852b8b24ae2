import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import bullets from './recipe.ts'

test('what is missing stands in the gap before the target, or beyond it where the edge of a band would cut the words', () => {
  const left = (bound: number) => {
    const row = { name: 'Deployments', value: 10, target: 20, better: 'higher', bands: [bound, 20] }
    const drawing = drawRecipe(bullets as unknown as AnyRecipe, { title: 'A claim', measure: 'Pace', rows: [row] })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const at = (start: string) => texts.find(({ text }) => text.startsWith(start))?.x ?? Number.NaN
    return Math.sign(at('−10') - at('target'))
  }
  expect([left(5), left(11)]).toEqual([-1, 1])
})

test('names of missed objectives keep their capitals, but for the one that begins a word', () => {
  const rows = ['Time to restore', 'NPS'].map((name) => ({ name, value: 1, target: 2 }))
  const titleOf = (title: string) => {
    const drawing = drawRecipe(bullets as unknown as AnyRecipe, { title, measure: 'Pace', rows })
    return drawing.ok && drawing.scene.title
  }
  expect(titleOf('Only {missed} are not')).toBe('Bullet chart: Only time to restore and NPS are not')
  expect(titleOf('{missed} are not')).toBe('Bullet chart: Time to restore and NPS are not')
})
