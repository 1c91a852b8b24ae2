import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import context from './recipe.ts'

const drawn = (changes: object) => {
  const drawing = drawRecipe(context as unknown as AnyRecipe, { ...context.sample, ...changes })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

test('words that are wider than their shape are broken', () => {
  const lines = drawn({}).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(lines).toEqual(expect.arrayContaining(['Scans parcels', 'on their way']))
})

test('what a picture is about is solid, with light words; what else is in focus is pale', () => {
  const fills = (changes: object): unknown[] =>
    drawn(changes).flatMap((each) => (each.type === 'box' && each.stroke === 'accent' ? [each.fill] : []))
  const both = fills({ focus: ['Parcel tracking', 'Carrier system'] })
  expect(new Set(both)).toEqual(new Set(['accent', 'soft']))
  const light = drawn({ focus: ['Parcel tracking'] }).filter((each) => each.type === 'text' && each.fill === 'surface')
  expect(light.map((each) => each.type === 'text' && each.text)).toContain('Parcel tracking')
  expect(fills({ focus: ['Carrier system'] })).not.toContain('accent')
})

test('the key says what is solid, as long as that is in focus', () => {
  const said = (changes: object) => drawn(changes).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(said({})).toContain('System in scope')
  expect(said({ focus: [] })).not.toContain('System in scope')
})
