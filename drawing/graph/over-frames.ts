/**
 * Words of an edge that leads down into a frame are over the frame, in a gap of their own, and not beside its title, whose line
 * they would seem to be in. Frames get that gap, and all below moves down.
 */
import type { EdgePlace, LabelPlace, Layout } from '../../layout/model/graph.ts'
import { bottomOf, overlap, type Point, type Rect } from '../../src/geometry/rect.ts'
import { segmentsOf } from './even-frames.ts'
import { mapLayout } from './map-layout.ts'

/** The strip of a title with a type under it, pixels over and under words in a gap, the air around what is over them. */
const [strip, air, beside] = [56, 12, 8]

/** A layout whose words are beside no title of a frame that their edge leads into. */
export function overFrames(layout: Layout): Layout {
  const tops = [...new Set([...layout.groups.values()].map(({ y }) => y))].toSorted((a, b) => b - a)
  return tops.reduce(overTop, layout)
}

/** The words that are beside titles of frames that begin at one height, moved over these. */
const overTop = (layout: Layout, top: number): Layout => {
  const frames = [...layout.groups.values()].filter(({ y }) => y === top)
  const moved = layout.edges.map((edge) => frames.some((frame) => isBeside(edge, frame)))
  const needs = layout.edges.flatMap((edge, index) => {
    const { label } = edge
    if (!moved[index] || label === undefined) return []
    return [label.h + 2 * air - (top - nextOver(layout, { edge, label, top }))]
  })
  if (needs.length === 0) return layout
  const by = Math.ceil(Math.max(0, ...needs) / 8) * 8
  const low = movedDown(layout, top, by)
  const edges = low.edges.map((edge, index) => {
    const { label } = edge
    return moved[index] && label !== undefined ? { ...edge, label: { ...label, y: top + by - air - label.h } } : edge
  })
  return { ...low, edges }
}

/** Whether an edge enters a frame from above with its words beside the title. */
const isBeside = ({ points, label }: EdgePlace, { x, y, w }: Rect): boolean =>
  label !== undefined &&
  label.x >= x &&
  label.x + label.w <= x + w &&
  label.y >= y &&
  label.y < y + strip &&
  points.some((point, index) => {
    const next = points[index + 1]
    if (next === undefined || point.x !== next.x) return false
    const isAtWords = Math.min(Math.abs(label.x - point.x), Math.abs(label.x + label.w - point.x)) <= air
    return isAtWords && Math.min(point.y, next.y) < y && Math.max(point.y, next.y) > label.y
  })

/** Where what is next over the words ends: a node, a frame, the stroke or words of another edge. */
const nextOver = (
  { nodes, groups, edges }: Layout,
  { edge, label, top }: { edge: EdgePlace; label: LabelPlace; top: number },
): number => {
  const column = { x: label.x - beside, y: 0, w: label.w + 2 * beside, h: top }
  const others = edges.filter((each) => each !== edge)
  const all = [
    ...nodes.values(),
    ...groups.values(),
    ...others.flatMap(segmentsOf),
    ...others.flatMap((each) => (each.label === undefined ? [] : [each.label])),
  ]
  const over = all.filter((rect) => bottomOf(rect) <= top && overlap(rect, column)).map(bottomOf)
  const start = Math.min(...edge.points.map(({ y }) => y))
  return Math.max(start, ...over)
}

/** All that begins at a height or lower is so much lower, and what reaches over it is higher. */
const movedDown = (layout: Layout, top: number, by: number): Layout => {
  const at = (y: number): number => (y < top ? y : y + by)
  const down = <Place extends Point>(place: Place): Place => ({ ...place, y: at(place.y) })
  const grown = (place: Rect): Rect => ({ ...down(place), h: at(bottomOf(place)) - at(place.y) })
  return mapLayout(layout, { point: down, rect: grown, words: down })
}
