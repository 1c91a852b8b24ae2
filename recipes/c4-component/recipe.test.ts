import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import component from './recipe.ts'

const drawn = (changes: object) => {
  const drawing = drawRecipe(component as unknown as AnyRecipe, { ...component.sample, ...changes })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

test('a key shows the solid look only where all that is in focus has it', () => {
  const solid = (changes: object): number =>
    drawn(changes).filter((each) => each.type === 'box' && each.fill === 'accent').length
  // The component and its sample; two components are both pale.
  expect(solid({ focus: ['Carrier adapters'] })).toBe(2)
  expect(solid({ focus: ['Carrier adapters', 'Scan handler'] })).toBe(0)
})

test('words are not broken for a narrower shape than their own became beside others', () => {
  const lines = drawn({}).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(lines).toContain('Shows where the parcel is')
})
