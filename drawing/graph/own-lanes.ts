/**
 * Words of an edge are in a lane where it begins or ends: in one that it only passes they would be what that lane hands over.
 */
import type { EdgePlace, LabelPlace, Layout } from '../../layout/model/graph.ts'
import { bottomOf, overlap, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { GraphDocument } from '../data/graph.ts'
import { segmentsOf } from './even-frames.ts'
import { groupId } from './layout-ids.ts'
import { turnedLayout } from './map-layout.ts'

/** Free pixels over and under words, and the most between them and the upright stroke that they are beside. */
const [air, beside] = [8, 12]

/** A layout in which words are moved along their strokes into lanes of their edge, where there is room. */
export const inOwnLanes = (layout: Layout, data: Pick<GraphDocument, 'groups'>, lanes: 'rows' | 'columns'): Layout =>
  lanes === 'rows' ? inOwnRows(layout, data) : turnedLayout(inOwnRows(turnedLayout(layout), data))

const inOwnRows = (layout: Layout, { groups }: Pick<GraphDocument, 'groups'>): Layout => {
  const lanes = groups
    .filter(({ group }) => group === undefined)
    .flatMap((each) => layout.groups.get(groupId(each)) ?? [])
  return layout.edges.reduce<Layout>((at, edge, index) => {
    const label = movedLabel(edge, lanes, at)
    return label === undefined ? at : { ...at, edges: at.edges.with(index, { ...edge, label }) }
  }, layout)
}

const laneAt = (y: number, lanes: readonly Rect[]): Rect | undefined =>
  lanes.find((lane) => lane.y <= y && y <= bottomOf(lane))

/** Where words are if not in a lane that their edge only passes: the longest free stretch of their stroke in a lane of its ends. */
const movedLabel = (edge: EdgePlace, lanes: readonly Rect[], layout: Layout): LabelPlace | undefined => {
  const { label, points } = edge
  const [first, last] = [points[0], points.at(-1)]
  if (label === undefined || first === undefined || last === undefined) return undefined
  const own = [laneAt(first.y, lanes), laneAt(last.y, lanes)].flatMap((lane) => lane ?? [])
  const now = laneAt(label.y + label.h / 2, lanes)
  if (now === undefined || own.length < 2 || own.includes(now)) return undefined
  const stretches = points.slice(1).flatMap((to, index) => stretchesIn(points[index]!, to, { label, own }))
  return stretches
    .filter(({ low, high }) => high - low >= label.h + 2 * air)
    .toSorted((a, b) => b.high - b.low - (a.high - a.low))
    .map(({ low, high }) => ({ ...label, y: Math.round((low + high - label.h) / 2) }))
    .find((place) => isFree(place, edge, layout))
}

/** What of an upright stroke beside words is in lanes. */
const stretchesIn = (from: Point, to: Point, { label, own }: { label: Rect; own: readonly Rect[] }) => {
  const away = Math.min(Math.abs(label.x - from.x), Math.abs(rightOf(label) - from.x))
  if (from.x !== to.x || away > beside) return []
  const [low, high] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  return own.map((lane) => ({ low: Math.max(low, lane.y), high: Math.min(high, bottomOf(lane)) }))
}

const isFree = (place: Rect, edge: EdgePlace, { nodes, edges }: Layout): boolean => {
  const others = edges.filter(({ points }) => points !== edge.points)
  const taken = [...nodes.values(), ...edges.flatMap(segmentsOf), ...others.flatMap(({ label }) => label ?? [])]
  return taken.every((rect) => !overlap(rect, place))
}
