/**
 * Who takes part in a sequence: shapes in one row, each with a long line down from it. A thumbnail without them shows
 * arrows between nobody.
 *
 * Pure.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { bottomOf, centerOf, type Rect, union } from '../../geometry/rect.ts'
import type { Element, Line, Scene } from '../../scene/scene.ts'

/** A lifeline is at least this part of its scene long. */
const long = 0.4

/** How far a line may begin from the edge of its head, or a head stand from its row. */
const near = 4

/** The rectangle around all heads, with what stands beside them in their row; nothing if fewer than two are joined. */
export function lifelineHeads({ height, elements }: Scene): Rect | undefined {
  const lines = elements.filter((element): element is Line => isLifeline(element, long * height))
  const heads = elements.filter(isShape).map(boundsOf)
  const joined = heads.filter((head) => lines.some((line) => begins(line, head)))
  const row = joined.filter(({ y }) => Math.abs(y - (joined[0]?.y ?? 0)) <= near)
  const first = union(row)
  if (row.length < 2 || first === undefined) return undefined
  const isBeside = ({ y, h }: Rect): boolean => y >= first.y - near && y + h <= bottomOf(first) + 2 * near
  return union(elements.map(boundsOf).filter(isBeside))
}

const isLifeline = (element: Element, least: number): boolean =>
  element.type === 'line' && element.x === element.x2 && Math.abs(element.y2 - element.y) >= least

const isShape = ({ type }: Element): boolean => type === 'box' || type === 'path'

const begins = ({ x, y, y2 }: Line, head: Rect): boolean =>
  Math.abs(Math.min(y, y2) - bottomOf(head)) <= near && Math.abs(x - centerOf(head).x) <= near
