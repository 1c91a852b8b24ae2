import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import pie from './recipe.ts'

const draw = (data: object) => {
  const rows = [
    { name: 'Certificate', value: 60 },
    { name: 'Deploy', value: 40 },
  ]
  const drawing = drawRecipe(pie as unknown as AnyRecipe, { title: 'A claim', measure: 'Pages', rows, ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  return { words: elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])), description }
}

test('every sector has its share beside its name, the quoted one in large type, and the total is in the middle', () => {
  const { words } = draw({ title: '{share} of all' })
  expect(words).toEqual(expect.arrayContaining(['60%', 'Certificate', '100', 'Pages', 'Deploy 40%']))
})

test('a unit that is what is measured is said once', () => {
  const { words, description } = draw({ title: '{share} of all', unit: 'pages' })
  expect(words.filter((each) => /pages/i.test(each))).toEqual(['100 pages', '60 pages', '40 pages'])
  expect(description).toContain('the parts of 100 pages:')
  const plain = draw({ unit: 'pages' }).words
  expect(plain).not.toContain('Pages')
  expect(draw({}).words).toEqual(expect.arrayContaining(['100', 'Pages']))
})

test('a measure that is only the end of a unit is said', () => {
  const { words, description } = draw({ measure: 'B', unit: 'MB' })
  expect(words).toEqual(expect.arrayContaining(['100 MB', 'B']))
  expect(description).toContain('the parts of 100 MB b:')
})
