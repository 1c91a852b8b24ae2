/**
 * A layout whose places are others: all of it goes along, strokes, joints and words too.
 */
import type { EdgePlace, LabelPlace, Layout } from '../../layout/model/graph.ts'
import { turnPoint, turnRect } from '../../layout/model/turn.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'

/** Where points, areas and words of edges are then. */
export type PlaceMap = {
  point: <Place extends Point>(place: Place) => Place
  rect: (place: Rect) => Rect
  words: (place: LabelPlace) => LabelPlace
}

/** All of a layout at other places. */
export const mapLayout = (layout: Layout, to: PlaceMap): Layout => {
  const all = (places: ReadonlyMap<string, Rect>) => new Map([...places].map(([id, place]) => [id, to.rect(place)]))
  return {
    ...layout,
    nodes: all(layout.nodes),
    groups: all(layout.groups),
    edges: layout.edges.map((edge) => mapEdge(edge, to)),
    joints: layout.joints.map(to.point),
    bounds: to.rect(layout.bounds),
  }
}

/** A layout with its axes exchanged. */
export const turnedLayout = (layout: Layout): Layout =>
  mapLayout(layout, { point: turnPoint, rect: turnRect, words: turnRect })

/** An edge with its words at other places. */
export const mapEdge = (
  { points, label, ends, ...rest }: EdgePlace,
  { point, words }: Omit<PlaceMap, 'rect'>,
): EdgePlace => ({
  ...rest,
  points: points.map(point),
  ...(label === undefined ? {} : { label: words(label) }),
  ...(ends === undefined ? {} : { ends: [ends[0] && words(ends[0]), ends[1] && words(ends[1])] }),
})
