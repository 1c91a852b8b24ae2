/**
 * How many edges run against the direction, other than those that some edge must because of a circle.
 */
import type { Direction, LayoutGraph } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { DrawnGraph } from './ruler.ts'

/** Edges between nodes that no way leads back along, and how many of them do not lead on. */
export function backwardOf(
  { edges }: LayoutGraph,
  { nodes }: DrawnGraph,
  direction: Direction,
): { forward: number; backward: number } {
  const plain = edges.filter(({ from, to }) => from !== to && nodes.has(from) && nodes.has(to))
  const next = new Map<string, string[]>()
  for (const { from, to } of plain) next.set(from, [...(next.get(from) ?? []), to])
  const forward = plain.filter(({ from, to }) => !leadsTo(to, from, next))
  const isOn = (from: Rect, to: Rect): boolean =>
    direction === 'down' ? to.y + to.h / 2 > from.y + from.h / 2 : to.x + to.w / 2 > from.x + from.w / 2
  const backward = forward.filter(({ from, to }) => !isOn(nodes.get(from)!, nodes.get(to)!))
  return { forward: forward.length, backward: backward.length }
}

const leadsTo = (from: string, to: string, next: ReadonlyMap<string, readonly string[]>): boolean => {
  const reached = new Set([from])
  for (const each of reached) for (const other of next.get(each) ?? []) reached.add(other)
  return reached.has(to)
}
