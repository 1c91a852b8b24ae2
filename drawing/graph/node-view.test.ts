import { expect, test } from 'vitest'
import plain from '../../recipes/flow-graph/recipe.ts'
import { reviewScene } from '../../src/review/review-scene.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test('an edge ends beside the line of words that it leads to, not beside the widest one', () => {
  const drawing = drawRecipe(plain as unknown as AnyRecipe, {
    title: 'One node leads to another',
    direction: 'right',
    nodes: [{ name: 'Read' }, { name: 'This is bold and strong for the text shape', kind: 'text' }],
    edges: [{ from: 'Read', to: 'This is bold and strong for the text shape' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(reviewScene(drawing.scene).filter(({ rule }) => rule === 'R09')).toEqual([])
})

test('words without an outline are as wide as they are, so that every edge leads to them', () => {
  const drawing = drawRecipe(plain as unknown as AnyRecipe, {
    title: 'x',
    nodes: ['A longer name', 'SET', ';', '}'].map((name) => ({ name, kind: 'text' })),
    edges: [';', '}', 'A longer name'].map((to) => ({ from: 'SET', to })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const left = elements.find((each) => each.type === 'text' && each.text === 'SET')
  const starts = elements.flatMap((each) => (each.type === 'path' ? [Number(/^M(\d+)/.exec(each.d)?.[1])] : []))
  expect(left?.type).toBe('text')
  for (const x of starts) expect(Math.abs(x - (left as { x: number }).x)).toBeLessThan(48)
})

test('a level edge ends at the height of the word without an outline that it leads to', () => {
  const names = ['DEF', 'insects', 'SET', ';', '{', 'ELEMENT', '}', 'fly']
  const edges = ['DEF insects', 'DEF SET', 'DEF ;', 'SET {', 'SET ELEMENT', 'SET }', 'ELEMENT fly']
  const drawing = drawRecipe(plain as unknown as AnyRecipe, {
    title: '',
    direction: 'right',
    nodes: names.map((name) => ({ name, kind: 'text' })),
    edges: edges.map((edge) => ({ from: edge.split(' ')[0], to: edge.split(' ')[1] })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const heights = elements.flatMap((each) => (each.type === 'text' ? [each.y - 5] : []))
  const ends = elements.flatMap((each) => (each.type === 'path' ? [Number(/ (\d+)L\d+ \1$/.exec(each.d)?.[1])] : []))
  expect(ends).toHaveLength(edges.length)
  for (const end of ends) expect(heights.some((height) => Math.abs(height - end) < 4)).toBe(true)
})

test.each([
  'flow-graph is read as exitBasedOffOfValidationOutcome',
  'state-diagram-new-arrow-florbs',
  'Client appelle registryV2ExportDownloadSignedUrl',
])('an identifier stays whole in %s', (name) => {
  const drawing = drawRecipe(plain as unknown as AnyRecipe, {
    title: '',
    nodes: [{ name }, { name: 'End' }],
    edges: [{ from: name, to: 'End' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const lines = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(lines.join('|')).toContain(name.split(' ').at(-1))
})
