import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
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

test('what a component uses is as wide as its own words, so that two stores are under one component', () => {
  const widths = (name: string): number[] => {
    const elements = drawn({})
    const title = elements.findIndex((each) => each.type === 'text' && each.text === name)
    return elements.slice(title - 3, title).flatMap((each) => (each.type === 'path' ? [boundsOf(each).w] : []))
  }
  expect(Math.max(...widths('View cache'))).toBe(160)
})
