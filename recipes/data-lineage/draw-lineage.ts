/** Draws tables in columns and an arrow from each column to what is computed from it. */
import type { Entity, EntityData, Field, Relation } from '../../drawing/data/entities.ts'
import { bendRadius } from '../../drawing/graph/model/graph.ts'
import { lineEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { findTracks, fromTrunk, type Way } from './channel.ts'
import { type Join, placeColumns } from './columns.ts'
import { type Lit, type TableView, tableView } from './table-view.ts'
import { stepsOf, tableOf } from './trace.ts'

/** From a table to the first track, and between two; how wide words may be before they wrap. */
const channel = { side: 24, pitch: 16 }
/** From the middle of a column to arrows from above and below, where another one is level. */
const apart = 8

const caps = Array.from({ length: 20 }, (_, index) => 240 - 8 * index)

export function drawLineage(data: EntityData, sheet: Sheet, lit: Lit & { edges: ReadonlySet<object> }): void {
  const { nodes, edges } = data
  const at = (cap: number): Placed =>
    placed(
      data,
      nodes.map((node) => tableView(node, { cap, lit, sheet })),
      sheet,
    )
  const { rects, views, ways, w } = caps
    .slice(1)
    .reduce((found, cap) => (found.w <= room.w ? found : at(cap)), at(Math.max(...caps)))
  if (w > room.w)
    sheet.problem('nodes', undefined, `the steps are ${w - room.w} px too wide; shorten names or leave a step out`)
  nodes.forEach((node, index) => {
    const rect = rects[index]
    if (rect !== undefined) sheet.put(node, views[index]?.draw(rect) ?? [])
  })
  // What is lit lies above the rest where arrows meet.
  for (const isLit of [false, true])
    edges.forEach((edge, index) => {
      if (lit.edges.has(edge) === isLit) sheet.put(edge, [arrow(fromTrunk(ways, index), isLit)], 'line')
    })
  if (edges.length > 0) sheet.key(lineEntry('Feeds', { arrow: true }))
  if (lit.edges.size > 0)
    sheet.key(lineEntry('Downstream of the column in focus, in bold', { stroke: 'accent', arrow: true }))
}

type Placed = { rects: Rect[]; views: TableView[]; ways: Point[][]; w: number }

/** Tables in columns, and channels between them as wide as their tracks need. */
const placed = (data: EntityData, views: TableView[], sheet: Sheet): Placed => {
  const { nodes, edges } = data
  const steps = stepsOf(data)
  const stepOf = (table: number): number => steps[table] ?? 0
  const joins = edges.map((edge): Join => {
    const [from, to] = [endOf(edge.from, nodes, { views, sheet }), endOf(edge.to, nodes, { views, sheet })]
    return { from: from.table, fromY: from.y, to: to.table, toY: to.y }
  })
  const { tops, lanes } = placeColumns(
    views.map(({ h }, index) => ({ h, step: stepOf(index) })),
    joins,
  )
  // The heights that each arrow has at both sides of every channel that it crosses.
  const level = joins.map(({ from, fromY, to, toY }, index) => [
    (tops[from] ?? 0) + fromY,
    ...(lanes[index] ?? []),
    (tops[to] ?? 0) + toY,
  ])
  const heights = level.map((own, index) => [...own.slice(0, -1), portOf(joins, level, index)])
  const widths = Array.from({ length: Math.max(...steps) + 1 }, (_, step) =>
    Math.max(96, ...views.map(({ w }, index) => (stepOf(index) === step ? Math.ceil(w / 8) * 8 : 0))),
  )
  const channels = widths.slice(1).map((_, step) => {
    const crossing = joins.map(({ from }, index) => {
      const [y, next] = (heights[index] ?? []).slice(step - stepOf(from))
      return step < stepOf(from) || y === undefined || next === undefined ? undefined : { from: y, to: next }
    })
    const ways = crossing.filter((way) => way !== undefined)
    const { tracks, count } = findTracks(ways)
    return { trackOf: (index: number) => tracks[ways.indexOf(crossing[index] as Way)], w: widthOf(count) }
  })
  const lefts = widths.map((_, step) =>
    widths.slice(0, step).reduce((x, w, before) => x + w + (channels[before]?.w ?? 0), 0),
  )
  return {
    views,
    rects: views.map(({ h }, index) => ({
      x: lefts[stepOf(index)] ?? 0,
      y: tops[index] ?? 0,
      w: widths[stepOf(index)] ?? 0,
      h,
    })),
    ways: joins.map(({ from }, index) => {
      const points = (heights[index] ?? []).slice(1).flatMap((next, passed): Point[] => {
        const step = stepOf(from) + passed
        const [y, x] = [heights[index]?.[passed] ?? 0, (lefts[step] ?? 0) + (widths[step] ?? 0)]
        const track = channels[step]?.trackOf(index)
        const end = { x: lefts[step + 1] ?? 0, y: next }
        if (track === undefined) return [{ x, y }, end]
        const turn = x + channel.side + track * channel.pitch
        return [{ x, y }, { x: turn, y }, { x: turn, y: next }, end]
      })
      return points.filter(
        ({ y }, at) => at === 0 || at === points.length - 1 || points[at - 1]?.y !== y || points[at + 1]?.y !== y,
      )
    }),
    w: (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0),
  }
}

/** Where an arrow meets its column: arrows from above, level ones and those from below have their own ports. */
const portOf = (joins: readonly Join[], heights: readonly number[][], index: number): number => {
  const sideOf = (own: readonly number[] = []): number => Math.sign((own.at(-2) ?? 0) - (own.at(-1) ?? 0))
  const mates = joins.flatMap(({ to, toY }, mate) =>
    to === joins[index]?.to && toY === joins[index]?.toY ? [sideOf(heights[mate])] : [],
  )
  const isAlone = mates.every((side) => side === mates[0])
  return (heights[index]?.at(-1) ?? 0) + (isAlone ? 0 : apart * sideOf(heights[index]))
}

/** The width of a channel: its tracks, and room for corners and arrow heads beside them. */
const widthOf = (count: number): number =>
  Math.max(2 * channel.side + 8, Math.ceil((2 * channel.side + 8 + Math.max(0, count - 1) * channel.pitch) / 8) * 8)

/** The table that an end of an arrow is in, and how far below its top. */
const endOf = (
  reference: string,
  nodes: readonly Entity[],
  { views, sheet }: { views: readonly TableView[]; sheet: Sheet },
): { table: number; y: number } => {
  const table = tableOf(reference, nodes)
  const view = views[table]
  return { table, y: view?.rows.get(sheet.find<Field & Relation>(reference)) ?? view?.middle ?? 0 }
}

/** A straight way is a line, any other a path with rounded corners. */
const arrow = (points: readonly Point[], isLit: boolean): Element => {
  const look = { arrow: true, ...(isLit ? { stroke: 'accent' as const } : {}) }
  const [first, second] = points
  return points.length === 2 && first !== undefined && second !== undefined
    ? line(first.x, first.y, second.x, second.y, look)
    : path(roundedPath(points, bendRadius), look)
}
