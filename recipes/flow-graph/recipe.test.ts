import { expect, test } from 'vitest'
import { markKinds, type NodeKind, nodeKinds } from '../../drawing/data/graph-kinds.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { plainShapes } from '../../drawing/graph/plain-shapes.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import recipe from './recipe.ts'

/** Marks are drawn without a name. */
const drawn = (kind: NodeKind) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'One node leads to another',
    nodes: [{ id: 'a', kind, ...(markKinds.includes(kind) ? {} : { name: 'Begin' }) }, { name: 'Go on' }],
    edges: [{ from: 'a', to: 'Go on', text: 'then' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('the kinds are shapes: each is drawn as it is called, and the key names none', () => {
  for (const kind of plainShapes.kinds) {
    const { scene, warnings, parts } = drawn(kind)
    expect([kind, warnings]).toEqual([kind, []])
    expect([kind, parts.some(({ at }) => at === 'nodes.0')]).toEqual([kind, true])
    expect(JSON.stringify(scene.elements)).not.toMatch(/Leads to|Question|Document|Start or end/)
  }
})

test('no two shapes look alike', () => {
  const looks = plainShapes.kinds.map((kind) =>
    JSON.stringify(shapeOf(plainShapes.nodes[kind].shape).outline({ x: 0, y: 0, w: 96, h: 48 }, {})),
  )
  expect(new Set(looks).size).toBe(looks.length)
})

test('a word of another notation is drawn as it is there, and the key says what it means', () => {
  const shapes: readonly NodeKind[] = plainShapes.kinds
  for (const kind of nodeKinds.filter((each) => !shapes.includes(each))) {
    const { warnings } = drawn(kind)
    expect([kind, warnings]).toEqual([kind, []])
  }
  expect(JSON.stringify(drawn('database').scene)).toContain('Data store')
})
