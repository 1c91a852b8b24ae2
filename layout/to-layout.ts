/**
 * A drawing as the caller gets it: in pixels, by id, turned back, its upper left corner at 0, 0.
 */
import type { Point, Rect } from '../src/geometry/rect.ts'
import type { Candidate } from './candidate.ts'
import { crowdedOf } from './crowded.ts'
import { joinBundles } from './joints.ts'
import { type Item, itemOf, middleX, middleY } from './model/board.ts'
import type { Align, EdgePlace, LabelPlace, Layout, LayoutGraph, LayoutOptions } from './model/graph.ts'
import { isLowSide, stepX, stepY, type Way } from './model/sides.ts'
import { turnPoint, turnRect } from './model/turn.ts'
import { unit } from './model/units.ts'
import { lowInset } from './model/windows.ts'
import type { Drawing } from './score/measure.ts'
import { pointsOf } from './strokes/net.ts'
import type { Words } from './strokes/words.ts'
import { boxOfWords } from './words/boxes.ts'

export function toLayout(graph: LayoutGraph, options: LayoutOptions, { drawing, found, step }: Candidate): Layout {
  const { board, net, words } = drawing
  const { left, top, right, bottom } = found.bounds
  const point = ({ x, y }: Point): Point => {
    const moved = { x: (x - left) * unit, y: (y - top) * unit }
    return board.isTurned ? turnPoint(moved) : moved
  }
  const rect = ({ x, y, w, h }: Rect): Rect => {
    const moved = { x: (x - left) * unit, y: (y - top) * unit, w: w * unit, h: h * unit }
    return board.isTurned ? turnRect(moved) : moved
  }
  const paths = board.wires.map((_, index) => ontoSides(drawing, index).map(point))
  const { drawn: strokes, joints } = joinBundles(board.wires, paths, graph.edges)
  const edges = strokes.map(({ points, joins }): EdgePlace => ({ points, ...(joins === undefined ? {} : { joins }) }))
  for (const each of words) {
    const box = boxOfWords(each, board, net)
    const place = rect({ x: box.left, y: box.top, w: box.right - box.left, h: box.bottom - box.top })
    putWords(edges[each.wire]!, each, { ...place, align: alignOf(each, drawing) })
  }
  const items = board.items.slice(1)
  const drawn = drawnIn(board)
  const bounds = rect({ x: left, y: top, w: right - left, h: bottom - top })
  return {
    nodes: new Map(items.flatMap((item) => (item.node === undefined ? [] : [[item.node.id, rect(drawn(item))]]))),
    groups: new Map(items.flatMap((item) => (item.group === undefined ? [] : [[item.group.id, rect(drawn(item))]]))),
    edges,
    cells: Object.fromEntries(
      items.flatMap((item) => (item.node === undefined ? [] : [[item.node.id, cellOf(item, board.isTurned)]])),
    ),
    direction: board.isTurned ? 'right' : 'down',
    bounds,
    joints,
    narrowed: { nodes: step, edges: narrowedOf(graph, words) },
    crowded: crowdedOf(graph, options, { found, size: bounds }),
  }
}

/** The middle of a node, in units. */
const cellOf = (item: Item, isTurned: boolean): [number, number] =>
  isTurned ? [middleY(item), middleX(item)] : [middleX(item), middleY(item)]

const narrowedOf = ({ edges }: LayoutGraph, words: readonly Words[]): number[] => {
  const steps = new Map(words.flatMap(({ spot, wire, step }) => (spot === 'label' ? [[wire, step] as const] : [])))
  return edges.map((_, index) => steps.get(index) ?? 0)
}

/** A node is drawn in the middle of its slot; what hangs, at its line. */
const drawnIn =
  ({ isTurned }: Drawing['board']) =>
  (item: Item): Rect => {
    const { x, y, w, h, inset } = item
    const low = lowInset(item, isTurned)
    return { x: x + low.x, y: y + low.y, w: w - 2 * inset.x, h: h - 2 * inset.y }
  }

/** The corners of a wire, its ends on the sides of what is drawn. */
const ontoSides = ({ board, net }: Drawing, wire: number): Point[] => {
  const points = pointsOf(board, net, wire)
  const [{ sides }, { from, to }] = [net.courses[wire]!, board.wires[wire]!]
  const inward = (point: Point, item: Item, side: Way): Point => {
    const low = lowInset(item, board.isTurned)
    const inset = isLowSide(side) ? low : { x: 2 * item.inset.x - low.x, y: 2 * item.inset.y - low.y }
    return { x: point.x - stepX[side] * inset.x, y: point.y - stepY[side] * inset.y }
  }
  return points.map((point, index) => {
    if (index === 0) return inward(point, itemOf(board, from), sides[0])
    return index === points.length - 1 ? inward(point, itemOf(board, to), sides[1]) : point
  })
}

const putWords = (edge: EdgePlace, { spot }: Words, place: LabelPlace): void => {
  if (spot === 'label') edge.label = place
  else edge.ends = spot === 'from' ? [place, edge.ends?.[1]] : [edge.ends?.[0], place]
}

/** Words beside an upright stroke begin or end at it; those at an end of a level one, at the item there. */
const alignOf = ({ run, side, spot, wire }: Words, { board: { isTurned }, net }: Drawing): Align => {
  if (run.isUpright !== isTurned) return side > 0 ? 'start' : 'end'
  if (spot === 'label') return 'middle'
  return isLowSide(net.courses[wire]!.sides[spot === 'from' ? 0 : 1]) ? 'end' : 'start'
}
