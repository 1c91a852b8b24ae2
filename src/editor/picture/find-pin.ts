/**
 * Finds the pin that puts a node where it was dropped: the layout has the last word, so each pin is drawn and judged by
 * where the node is among the others.
 */
import type { Drawing } from '../../../drawing/outcome.ts'
import { boundsOf } from '../../elements/bounds.ts'
import { centerOf, type Point, union } from '../../geometry/rect.ts'
import { type Json, valueAt, withValue } from '../json-path.ts'
import type { DrawnParts } from './edge-ends.ts'
import { pathOf } from './item-at.ts'
import { type Cell, cellAt, cellsOf, type Middles, missBy, upsetBy } from './pin-cell.ts'

/**
 * A node by its place in the data, where its middle was dropped, and the middles of all nodes before, in pixels; `turns`:
 * the data may say where the graph flows to, and do not; `isLate`: no further pin is tried.
 */
export type Drop = { at: string; to: Point; before: Middles; turns: boolean; isLate?: () => boolean }

/** The pin, with the direction that keeps the others where they are if the pin alone does not. */
export type NodePin = { cell: Cell; direction?: string }

type Draw = (data: Json) => Drawing

/** The most drawings that a pin may take in one direction. */
const mostTries = 4

/** The pin for a drop in the drawing of the data, the best of a few; or why there is none. */
export function findPin(data: Json, drop: Drop, draw: Draw): NodePin | { problem: string } {
  const first = tryPin(data, drop, { wish: firstWish(data, drop, draw), draw })
  if ('problem' in first) return first
  const isGood = costOf(first) === 0
  const turned =
    !isGood && drop.turns ? directions.flatMap((each) => tryTurned(data, drop, { direction: each, draw })) : []
  let best = leastOf([first, ...turned])
  const base = inDirection(data, best.direction)
  for (let tries = 1, last = best; tries < mostTries && missOf(last) > 0 && !drop.isLate?.(); tries++) {
    const next = tryPin(base, drop, { wish: towards(last, tries === 1 ? 0.5 : 1), draw })
    if ('problem' in next) break
    last = { ...next, ...directionOf(best) }
    best = leastOf([best, last])
  }
  return { cell: best.cell, ...directionOf(best) }
}

const directions = ['right', 'down']

/** A pin that was drawn: how far the node is from its place, and how far the others are from theirs among each other. */
type Tried = NodePin & { miss: Point; upset: number }

const missOf = ({ miss: { x, y } }: Tried): number => Math.abs(x) + Math.abs(y)

const directionOf = ({ direction }: NodePin): { direction?: string } => (direction === undefined ? {} : { direction })

/** That the node is in its place counts more than that the others are in theirs. */
const costOf = (tried: Tried): number => 4 * missOf(tried) + tried.upset

const leastOf = (all: readonly [Tried, ...Tried[]]): Tried => all.reduce((a, b) => (costOf(b) < costOf(a) ? b : a))

const inDirection = (data: Json, direction: string | undefined): Json =>
  direction === undefined ? data : (withValue(data, ['direction'], direction) ?? data)

const tryTurned = (data: Json, drop: Drop, { direction, draw }: { direction: string; draw: Draw }): Tried[] => {
  if (drop.isLate?.() === true) return []
  const base = inDirection(data, direction)
  const tried = tryPin(base, drop, { wish: firstWish(base, drop, draw), draw })
  return 'problem' in tried ? [] : [{ ...tried, direction }]
}

/** Half a cell or one further to where the node was to be. */
const towards = ({ cell: [column, row], miss }: Tried, step: number): Cell => [
  Math.max(0, column - step * Math.sign(miss.x)),
  Math.max(0, row - step * Math.sign(miss.y)),
]

/** Pinned nodes have the cells of their pins, others those that they have where nothing is pinned. */
const firstWish = (data: Json, { at, to, before }: Drop, draw: Draw): Cell => {
  const list = listOf(at)
  const pins = pinsOf(data, list)
  const free = pins.size === 0 ? undefined : draw(withoutPins(data, list))
  const cells = new Map([...cellsOf(free?.ok === true ? middlesOf(free, list) : before), ...pins])
  cells.delete(at)
  return cellAt(to, before, cells)
}

const tryPin = (
  data: Json,
  { at, to, before }: Drop,
  { wish, draw }: { wish: Cell; draw: Draw },
): Tried | { problem: string } => {
  const pins = pinsOf(data, listOf(at))
  pins.delete(at)
  const cell = freeCell(wish, [...pins.values()])
  const drawing = draw(pinnedTo(data, at, cell))
  if (!drawing.ok) return { problem: `in ${cellText(cell)}, ${drawing.findings[0]?.problem ?? 'the drawing failed'}` }
  const after = middlesOf(drawing, listOf(at))
  return { cell, miss: missBy(at, to, { before, after }), upset: upsetBy(at, before, after) }
}

/** A cell in words. */
export const cellText = ([column, row]: Cell): string => `column ${column}, row ${row}`

const listOf = (at: string): string => at.slice(0, at.lastIndexOf('.'))

/** The data with an item pinned to a cell. */
export const pinnedTo = (data: Json, at: string, cell: Cell | undefined): Json =>
  withValue(data, [...pathOf(at), 'at'], cell === undefined ? undefined : [...cell]) ?? data

/** The middles of the items of a list, where they are drawn. */
export const middlesOf = ({ scene, parts }: DrawnParts, list: string): Map<string, Point> =>
  new Map(
    parts.flatMap(({ at, elements }) => {
      if (listOf(at) !== list) return []
      const rect = union(elements.flatMap((index) => scene.elements[index] ?? []).map(boundsOf))
      return rect === undefined ? [] : [[at, centerOf(rect)] as const]
    }),
  )

const itemsOf = (data: Json, list: string): Json[] => {
  const items = valueAt(data, pathOf(list))
  return Array.isArray(items) ? items : []
}

const withoutPins = (data: Json, list: string): Json =>
  itemsOf(data, list).reduce((rest: Json, _, index) => pinnedTo(rest, `${list}.${index}`, undefined), data)

const pinsOf = (data: Json, list: string): Map<string, Cell> =>
  new Map(
    itemsOf(data, list).flatMap((_, index) => {
      const pin = valueAt(data, [...pathOf(list), index, 'at'])
      const [column, row] = Array.isArray(pin) ? pin : []
      return typeof column === 'number' && typeof row === 'number' ? [[`${list}.${index}`, [column, row]] as const] : []
    }),
  )

/** A cell holds one pinned node: the next half column is taken. */
const freeCell = (wish: Cell, taken: readonly Cell[]): Cell => {
  let [column, row] = wish
  while (taken.some(([x, y]) => x === column && y === row)) column += 0.5
  return [column, row]
}
