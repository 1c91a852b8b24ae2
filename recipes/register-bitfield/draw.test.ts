import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('a title quotes the fields that are not 0, and the bits that are 1', () => {
  const fields = [
    { name: 'MODE', value: '011' },
    { name: 'EN', value: '1' },
    { name: 'RES', value: '0000' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '{set} fields, {bits} bits', width: 8, fields })
  expect(drawing.ok && drawing.scene.title).toContain('2 fields, 3 bits')
})

test('every field has its bits after its name, whose color and sign are those of its state', () => {
  const fields = [
    { name: 'MODE', value: '000', state: 'negative' },
    { name: 'EN', value: '1' },
    { name: 'RES', value: '1', state: 'muted' },
    { value: '000' },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', width: 8, fields })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) =>
    each.type === 'text' && each.text.includes('[') ? [[each.text, each.fill]] : [],
  )
  expect(words).toEqual([
    ['✗ MODE [7:5]', 'negative'],
    ['EN [4]', undefined],
    ['RES [3]', 'muted'],
    ['[2:0]', 'muted'],
  ])
})

test('lines lead to the names of fields that are set or in focus, whose bits are all dark', () => {
  const fields = ['00', '11', '01'].map((value, index) => ({ name: 'ABC'[index], value }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', width: 6, fields, focus: ['C'] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const own = fields.map((_, field) =>
    drawing.parts
      .filter(({ at }) => at === `fields.${field}`)
      .flatMap((part) => part.elements.map((index) => elements[index])),
  )
  expect(own.map((each) => each.filter((element) => element?.type === 'line').length)).toEqual([0, 1, 1])
  const zeros = own.map((each) =>
    each.flatMap((element) => (element?.type === 'text' && element.mono && element.text === '0' ? [element.fill] : [])),
  )
  expect(zeros).toEqual([Array(4).fill('muted'), [], Array(2).fill(undefined)])
})
