/**
 * Draws the frames of groups, outer ones first, with remarks where no line passes.
 */
import type { Layout } from '../../layout/model/graph.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { GraphDocument, GraphGroup } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import type { Sheet } from '../sheet.ts'
import { groupId } from './layout-ids.ts'
import { asideShifts, type RemarkPlace } from './remark-place.ts'
import type { Frames } from './wrapped-graph.ts'

/** Draws the groups, and returns the outlines of those that are no rectangles. */
export const drawGroups = (
  { groups }: GraphDocument,
  frames: Frames,
  { layout, sheet }: { layout: Layout; sheet: Sheet },
): Map<object, Element[]> => {
  const names = new GraphNames({ nodes: [], groups })
  const outlines = new Map<object, Element[]>()
  const placed: RemarkPlace<GraphGroup>[] = []
  for (const group of groups.toSorted((a, b) => names.around(a).length - names.around(b).length)) {
    const id = groupId(group)
    const rect = layout.groups.get(id) ?? layout.nodes.get(id)
    const frame = frames.get(group)
    if (rect === undefined || frame === undefined) continue
    placed.push({ group, parent: names.around(group)[0], view: frame, rect })
  }
  const shifts = asideShifts(placed, layout)
  for (const { group, view, rect } of placed) {
    sheet.put(group, view.draw(rect, shifts.get(group)), 'ground')
    outlines.set(group, view.met?.(rect) ?? [])
  }
  return outlines
}
