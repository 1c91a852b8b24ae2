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

test('all boxes are equally wide, and two stores of one component are equally far to both sides of it', () => {
  const elements = drawn({})
  const middleOf = (name: string): number =>
    elements.flatMap((each) => (each.type === 'text' && each.text === name ? [each.x] : []))[0] ?? 0
  const [reader, cache, views] = ['View reader', 'View cache', 'Tracking views'].map(middleOf)
  expect((reader ?? 0) - (cache ?? 0)).toBe((views ?? 0) - (reader ?? 0))
  const title = elements.findIndex((each) => each.type === 'text' && each.text === 'View cache')
  const store = elements.slice(title - 3, title).flatMap((each) => (each.type === 'path' ? [boundsOf(each).w] : []))
  const boxes = elements.flatMap((each) => (each.type === 'box' && each.w > 64 && each.dashed !== true ? [each.w] : []))
  expect(new Set([...boxes, Math.max(...store)])).toEqual(new Set([208]))
})
