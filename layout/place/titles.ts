/**
 * Keeps titles clear of edges that come straight down into their group: the corner with the title moves out.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Grid } from '../cells/find-cells.ts'
import type { Group, Model, Node } from '../model/model.ts'
import { groupsBetween } from '../model/model.ts'
import { type Pads, upToGrid } from './pads.ts'

/** From a title to an edge beside it, and how far a corner moves out at most. */
const clear = 8
const most = 160

type Places = { nodes: Map<Node, Rect>; groups: Map<Group, Rect> }

/** Widens pads where a title would be in the way; returns whether any was. */
export function clearTitles(
  model: Model,
  grid: Grid,
  { places, pads }: { places: Places; pads: Map<Group, Pads> },
): boolean {
  if (model.options.lanes !== undefined) return false
  let isWider = false
  for (const { from, to } of model.edges) {
    if (grid.columns.get(from) !== grid.columns.get(to)) continue
    const isDown = (grid.rows.get(from) ?? 0) < (grid.rows.get(to) ?? 0)
    const [upper, lower] = isDown ? [from, to] : [to, from]
    const rect = places.nodes.get(lower)
    if (rect === undefined) continue
    for (const group of groupsBetween(lower, upper))
      if (widen(group, rect.x + rect.w / 2, { frame: places.groups.get(group), pad: pads.get(group) })) isWider = true
  }
  return isWider
}

const widen = (
  { given }: Group,
  x: number,
  { frame, pad }: { frame: Rect | undefined; pad: Pads | undefined },
): boolean => {
  if (frame === undefined || pad === undefined) return false
  const left = (given.head?.w ?? -1e6) + clear - (x - frame.x)
  const right = (given.aside?.w ?? -1e6) + clear - (frame.x + frame.w - x)
  const isLeft = left > 0 && left <= most
  if (isLeft) pad.left += upToGrid(left)
  else if (right > 0 && right <= most) pad.right += upToGrid(right)
  else return false
  return true
}
