import { expect, test } from 'vitest'
import type { LayoutOptions } from '../../layout/model/graph.ts'
import context from '../../recipes/c4-system-context/recipe.ts'
import flow from '../../recipes/flow-graph/recipe.ts'
import rag from '../../recipes/rag-pipeline/recipe.ts'
import { References } from '../data/references.ts'
import { drawRecipe } from '../draw-recipe.ts'
import { Places } from '../places.ts'
import type { AnyRecipe } from '../recipe.ts'
import { Sheet } from '../sheet.ts'
import { nodeViewOf, wrappedAt } from './wrapped-graph.ts'

const sceneOf = (recipe: unknown, data: object) => {
  const drawing = drawRecipe(recipe as AnyRecipe, { title: 'Boxes', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

test('words take the room that the widest node gives all of them', () => {
  const names = ['Zahlungsabwicklungsdienst', 'Records of all customers']
  const { elements } = sceneOf(context, { nodes: names.map((name) => ({ name, kind: 'system' })), edges: [] })
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(names))
})

test('a diamond makes no box as large as itself', () => {
  const nodes = [{ name: 'Read' }, { name: 'Is every answer grounded in a chunk?', kind: 'gate' }]
  const { elements } = sceneOf(rag, { nodes, edges: [{ from: 'Read', to: 'Is every answer grounded in a chunk?' }] })
  const [box] = elements.flatMap((each) => (each.type === 'box' ? [each] : []))
  expect(box?.h).toBe(48)
})

test('a sentence has more room than a name, as long as words have what they usually have', () => {
  const name = 'Check that the parcel has not been handed to another carrier in the meantime'
  const { elements } = sceneOf(flow, { nodes: [{ name }, { name: 'Ask the customer for another address' }], edges: [] })
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual([
    'Boxes',
    'Check that the parcel has',
    'not been handed to another',
    'carrier in the meantime',
    'Ask the customer',
    'for another address',
  ])
})

test('where words have less room, a sentence is still no column', () => {
  const name = 'Use a terminal and a password to get into the machine directly'
  const data = { title: 'Steps' }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const said = { cap: { node: 96, edge: 80 }, sheet, style: { nodes: {}, edges: {} }, small: 'small' } as const
  const { views } = wrappedAt(
    { nodes: [{ name, kind: 'box' }], edges: [], groups: [] },
    { frames: new Map() } as never,
    said as never,
  )
  const texts = [...views.values()].flatMap((view) => view.draw({ x: 0, y: 0, w: view.w, h: view.h }))
  expect(texts.filter(({ type }) => type === 'text').length).toBeLessThanOrEqual(5)
})

test('in the narrowest words, each of many is as wide as its own; few are equal', () => {
  const widthsOf = (count: number, style: object): Set<number> => {
    const data = { title: 'Steps' }
    const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
    const nodes = Array.from({ length: count }, (_, index) => ({
      name: index === 0 ? 'Acknowledgement' : `N${index}`,
      kind: 'box',
    }))
    const said = { cap: { node: 96, edge: 80, isOwn: true }, sheet, small: 'small' }
    const { views } = wrappedAt(
      { nodes, edges: [], groups: [] },
      { frames: new Map() } as never,
      { ...said, style: { nodes: { box: { shape: 'box' } }, edges: {}, ...style } } as never,
    )
    return new Set([...views.values()].map(({ w }) => w))
  }
  expect(widthsOf(17, {}).size).toBe(2)
  expect(Math.min(...widthsOf(17, {}))).toBe(64)
  expect(Math.min(...widthsOf(16, {}))).toBeGreaterThan(96)
  expect(widthsOf(16, {}).size).toBe(1)
  expect(widthsOf(17, { sameSize: 'width' }).size).toBe(1)
})

test('a bar lies across the flow: level where that runs down, upright in lanes that run to the right', () => {
  const data = { title: 'Steps' }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const barIn = (layout: LayoutOptions) => {
    const style = { nodes: { fork: { shape: 'bar' as const } }, edges: {}, layout }
    return nodeViewOf({ id: 'fork', kind: 'fork' }, { cap: 176, sheet, style, small: 'small' })
  }
  const [down, right] = [barIn({ lanes: 'columns' }), barIn({ lanes: 'rows' })]
  expect(down.w).toBeGreaterThan(down.h)
  expect([right.w, right.h]).toEqual([down.h, down.w])
})
