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

test('a system with two rows beside it is as high as these, and every line meets it straight', () => {
  const elements = drawn({})
  const boxes = elements.flatMap((each) => (each.type === 'box' && each.h > 64 ? [each] : []))
  const subject = boxes.find(({ fill }) => fill === 'accent')
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h))
  expect([subject?.h, (subject?.y ?? 0) + (subject?.h ?? 0)]).toEqual([224, bottom])
  const lines = elements.flatMap((each) => (each.type === 'line' && each.arrow !== undefined ? [each] : []))
  expect(lines.filter(({ y, y2 }) => y === y2).length).toBeGreaterThanOrEqual(4)
})

test('a system with many rows beside it is no higher than another', () => {
  const more = ['A', 'B'].map((name) => ({ name, kind: 'external' as const }))
  const nodes = [...(context.sample.nodes ?? []), ...more]
  const edges = [
    ...context.sample.edges,
    ...more.map(({ name }) => ({ from: 'Parcel tracking', to: name, text: 'Calls' })),
  ]
  const subject = drawn({ nodes, edges }).find((each) => each.type === 'box' && each.fill === 'accent' && each.h > 64)
  expect(subject).toMatchObject({ h: expect.toSatisfy((h: number) => h < 130) })
})
