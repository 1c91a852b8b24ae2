import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import pipeline from './recipe.ts'

const recipe = pipeline as unknown as AnyRecipe
const { nodes = [], edges } = pipeline.sample

const draw = (changed: object) => {
  const drawing = drawRecipe(recipe, { ...pipeline.sample, ...changed })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return { warnings: drawing.warnings, texts }
}

test('words of a failure that have no room beside the exit are over it', () => {
  const equal = nodes.map((node) => ('value' in node ? { ...node, value: 7 } : node))
  expect(draw({ nodes: equal }).warnings).toEqual([])
})

test('the way back has its words in the room before the exits, in several lines if need be', () => {
  const long = edges.map((edge) => (edge.kind === 'feedback' ? { ...edge, text: 'pushes again after a fix' } : edge))
  expect(draw({ edges: long }).warnings).toEqual([])
})

test('a failure of one letter has a sign', () => {
  const short = edges.map((edge) => (edge.text === 'refused' ? { ...edge, text: 'r' } : edge))
  expect(draw({ edges: short }).texts).toContain('✗ r')
})
