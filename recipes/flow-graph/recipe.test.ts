import { expect, test } from 'vitest'
import { markKinds, type NodeKind, nodeKinds } from '../../drawing/data/graph-kinds.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import { outlinesOf } from '../../src/elements/outlines.ts'
import { boundsOf, type Polyline } from '../../src/geometry/polyline.ts'
import { contains, grow } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { plainShapes } from './plain-shapes.ts'
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

test.each([
  { w: 96, h: 48 },
  { w: 240, h: 96 },
])('no two shapes look alike in $w by $h', (size) => {
  const looks = plainShapes.kinds.map((kind) =>
    JSON.stringify(shapeOf(plainShapes.nodes[kind].shape).outline({ x: 0, y: 0, ...size }, {})),
  )
  expect(new Set(looks).size).toBe(looks.length)
})

const linesOf = (element: Element): Polyline[] =>
  element.type === 'text' ? [] : outlinesOf(element, { characters: 4000, segments: 400 })

test.each([
  [60, 20],
  [160, 100],
])('words of %i by %i px stay within the outline of every shape, and the outline within its rectangle', (w, h) => {
  for (const kind of plainShapes.kinds) {
    const { outline, words, need, isMark, hugs } = shapeOf(plainShapes.nodes[kind].shape)
    if (isMark === true || hugs !== undefined) continue
    const least = need(w, h)
    const rect = { x: 0, y: 0, w: Math.max(96, least.w), h: Math.max(48, least.h) }
    const lines = outline(rect, {}).flatMap(linesOf)
    expect([kind, contains(grow(rect, 0.5), boundsOf(lines))]).toEqual([kind, true])
    const room = words(rect)
    const [left, top] = [room.x + (room.w - w) / 2, room.y + (room.h - h) / 2]
    // Neither a side nor a line inside of it crosses the words.
    const crossing = lines
      .flatMap(({ segments }) => segments)
      .flatMap(({ x1, y1, x2, y2 }) =>
        Array.from({ length: 20 }, (_, step) => ({
          x: x1 + ((x2 - x1) * step) / 20,
          y: y1 + ((y2 - y1) * step) / 20,
        })),
      )
      .filter(({ x, y }) => x > left && x < left + w && y > top && y < top + h)
    expect([kind, crossing]).toEqual([kind, []])
  }
})

test('a word of another notation is drawn as it is there, and the key says what it means', () => {
  const shapes: readonly NodeKind[] = plainShapes.kinds
  for (const kind of nodeKinds.filter((each) => !shapes.includes(each))) {
    const { warnings } = drawn(kind)
    expect([kind, warnings]).toEqual([kind, []])
  }
  expect(JSON.stringify(drawn('database').scene)).toContain('Data store')
})

test('a description has each arrow once, with its words, and names what no arrow names', () => {
  const nodes = [{ name: 'A' }, { name: 'B' }, { name: 'C' }]
  const describe = (edges: object[]): string => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'One leads to another', nodes, edges })
    return drawing.ok ? drawing.scene.description : ''
  }
  expect(describe([{ from: 'A', to: 'B', text: 'photo' }])).toContain(
    '3 nodes; without arrows: C. 1 arrow: A to B (photo).',
  )
  expect(describe([])).toContain('3 nodes: A, B and C.')
})

test('where many lines come together at a trapezoid, none meets a slanted side flatly', () => {
  const many = (mark: string) => Array.from({ length: 26 }, (_, index) => `${mark}${index}`)
  const [before, after] = [many('a'), many('b')]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'One step takes them all',
    direction: 'right',
    nodes: [
      ...before.map((name) => ({ name, kind: 'parallelogram' })),
      { name: 'Trapezium', kind: 'trapezoid' },
      ...after.map((name) => ({ name })),
    ],
    edges: [...before.map((from) => ({ from, to: 'Trapezium' })), ...after.map((to) => ({ from: 'Trapezium', to }))],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
})
