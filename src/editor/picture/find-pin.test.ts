import { expect, test } from 'vitest'
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../../drawing/recipe.ts'
import recipe from '../../../recipes/flow-graph/recipe.ts'
import type { Json } from '../json-path.ts'
import { findPin, middlesOf, pinnedTo } from './find-pin.ts'

const chain = ['Order', 'Pack', 'Ship', 'Bill']
const data: Json = {
  title: 'One after the other',
  nodes: chain.map((name) => ({ name })),
  edges: chain.slice(1).map((to, index) => ({ from: chain[index] ?? '', to })),
}

const draw = (wanted: Json) => drawRecipe(recipe as unknown as AnyRecipe, wanted)

const middles = (wanted: Json) => {
  const drawing = draw(wanted)
  if (!drawing.ok) throw new Error(drawing.findings[0]?.problem)
  return middlesOf(drawing, 'nodes')
}

/** Drops a node by `dx`, `dy` from the middle of another, and returns all middles then, and the data. */
const dropped = (wanted: Json, index: number, near: number, [dx, dy]: [number, number]) => {
  const before = middles(wanted)
  const middle = before.get(`nodes.${near}`) ?? { x: 0, y: 0 }
  const to = { x: middle.x + dx, y: middle.y + dy }
  const pinned = findPin(wanted, { at: `nodes.${index}`, to, before, turns: true }, draw)
  if (!('cell' in pinned)) throw new Error(pinned.problem)
  const { direction, cell } = pinned
  const next = pinnedTo(
    { ...(wanted as object), ...(direction === undefined ? {} : { direction }) },
    `nodes.${index}`,
    cell,
  )
  return { data: next, places: chain.map((_, at) => middles(next).get(`nodes.${at}`) ?? { x: 0, y: 0 }) }
}

test('a node dropped below another is below it, and the others keep their order', () => {
  const { places } = dropped(data, 3, 0, [4, 200])
  const [order, pack, ship, bill] = places
  expect(bill?.x).toBe(order?.x)
  expect(bill?.y).toBeGreaterThan(order?.y ?? 0)
  expect(order?.x).toBeLessThan(pack?.x ?? 0)
  expect(pack?.x).toBeLessThan(ship?.x ?? 0)
})

test('a node dropped left of all is the first, and one between two is between them', () => {
  const first = dropped(data, 2, 0, [-200, 0])
  expect(first.places[2]?.x).toBeLessThan(first.places[0]?.x ?? 0)
  const gap = (first.places[1]?.x ?? 0) - (first.places[0]?.x ?? 0)
  const second = dropped(first.data, 3, 0, [gap / 2, 0])
  expect(second.places[3]?.x).toBeGreaterThan(second.places[0]?.x ?? 0)
  expect(second.places[3]?.x).toBeLessThan(second.places[1]?.x ?? 0)
  expect(second.places[2]?.x).toBeLessThan(second.places[0]?.x ?? 0)
})

test('where the drawing fails, the pin does not hide why', () => {
  const before = middles(data)
  const failing = () => ({ ok: false as const, findings: [{ at: '', problem: 'too wide' }] })
  expect(findPin(data, { at: 'nodes.0', to: { x: 0, y: 0 }, before, turns: true }, failing)).toEqual({
    problem: 'in column 1, row 0, too wide',
  })
})
