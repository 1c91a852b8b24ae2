/**
 * The edges of the ladder: from cell to cell where a group is right below its topic, straight down where a topic is right
 * below what publishes to it, and by rails beside the strips otherwise.
 */
import { pairs } from 'd3-array'
import { lineOfText } from '../../drawing/block.ts'
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { tinted } from '../../drawing/fills.ts'
import { boxEntry, lineEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { pill } from '../../drawing/shapes/flow-outlines.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { combsOf } from './combs.ts'
import type { BusShares } from './draw-shares.ts'
import { type BusEdge, edgeLook, radius, wordsOnEdge } from './edge-look.ts'
import { isOutlet, isProducer, isTopic, type Ladder } from './ladder.ts'
import { idleOf } from './partitions.ts'
import { drawLeft, drawRight } from './rails.ts'
import { drawReading } from './readings.ts'

/** Where lines that do not join cells leave a strip. */
const plainX = 56

/** Draws all edges. */
export function drawEdges(shares: BusShares, ladder: Ladder, sheet: Sheet): void {
  const { data } = shares
  const nodeOf = (reference: string) => data.nodes.find((node) => isNamed(node, [reference]))
  const joined = data.edges.flatMap((edge): BusEdge[] => {
    const [from, to] = [nodeOf(edge.from), nodeOf(edge.to)]
    const [start, end] = [from && ladder.rects.get(from), to && ladder.rects.get(to)]
    return from && to && start && end ? [{ edge, from, to, start, end }] : []
  })
  // What a group writes to outside of the bus is a pill, too.
  if (data.nodes.some((node) => isProducer(node, data)) && !data.nodes.some((node) => isOutlet(node, data)))
    sheet.key({ text: 'Producer', kind: 'fill', w: 28, sample: (rect) => pill({ ...rect, y: rect.y + 4, h: 16 }, {}) })
  if (data.nodes.some(isTopic)) sheet.key(boxEntry('Topic', tinted))
  if (data.nodes.some(({ kind }) => kind === 'step')) sheet.key(boxEntry('Consumer group', {}))
  sheet.key(lineEntry('Messages', { arrow: true }))
  nameFailures(joined, sheet)
  const rest = joined.filter((each) => !drawNear(each, ladder, data, sheet))
  const isLeft = ({ from, start, end }: BusEdge): boolean => isTopic(from) && start.x === 0 && end.x === 0
  const left = rest.filter(isLeft)
  drawLeft(left, combsOf(left, shares, ladder), sheet)
  drawRight(
    rest.filter((each) => !isLeft(each)),
    ladder,
    sheet,
  )
}

/** Names what failed, as no words say what its slash is; shown as it is drawn, in the accent where all of it is in focus. */
const nameFailures = (joined: readonly BusEdge[], sheet: Sheet): void => {
  const failed = joined.filter(({ edge }) => edge.kind === 'failure')
  const stroke = failed.every(({ edge }) => sheet.isFocus(edge)) ? 'accent' : 'negative'
  if (failed.length > 0) sheet.key(lineEntry('Failed messages', { arrow: true, stroke }))
}

/** Draws an edge between neighbors; whether it is one. */
const drawNear = (joined: BusEdge, ladder: Ladder, data: GraphDocument, sheet: Sheet): boolean => {
  const { edge, from, to, start, end } = joined
  const isBelow = (ladder.rows.get(to) ?? 0) === (ladder.rows.get(from) ?? 0) + 1
  if (!isBelow) return false
  if (isTopic(from)) {
    if (start.x !== end.x) return false
    drawReading(
      { edge, group: to, start, end, cells: [ladder.cells.get(from) ?? [], ladder.cells.get(to) ?? []] },
      sheet,
    )
    return true
  }
  if (isOutlet(to, data)) return down(edge, { x: end.x + end.w / 2, y: start.y + start.h, to: end.y }, sheet)
  if (end.x > 0) {
    drawAside(joined, leavingAt(joined, ladder, data), sheet)
    return true
  }
  const x = ladder.cells.has(from) ? plainX : start.x + start.w / 2
  return x < end.w && down(edge, { x, y: start.y + start.h, to: end.y }, sheet)
}

const down = (edge: GraphEdge, { x, y, to }: Point & { to: number }, sheet: Sheet): true => {
  const words = wordsOnEdge(edge)
  sheet.put(
    edge,
    [
      line(x, y, x, to, { ...edgeLook(edge, sheet), arrow: true }),
      ...(words === '' ? [] : [lineOfText(words, { x: x + 12, y: (y + to) / 2 - 2, as: 'label' })]),
    ],
    'line',
  )
  return true
}

/** From the sides of a strip to a line that leaves or enters it, in pixels. */
const inset = 16

/** Where an edge to a strip beside the ladder leaves: straight over that, between cells, as any may send, or from those that read something. */
const leavingAt = ({ from, start, end }: BusEdge, ladder: Ladder, data: GraphDocument): number => {
  const busy = busyOf(from, ladder, start, data)
  const [left, right] = [end.x + inset, Math.min(start.x + start.w, end.x + end.w) - inset]
  const cells = ladder.cells.get(from) ?? []
  const reading = cells.slice(0, cells.length - idleOf(from, data))
  const between = pairs(reading).map(([a, b]) => (a.x + a.w + b.x) / 2)
  const nearest = between.findLast((x) => x <= right) ?? busy
  return (
    [busy, ...between, ...(reading.length < cells.length ? [] : [(left + right) / 2])].find(
      (x) => x >= left && x <= right,
    ) ?? nearest
  )
}

/** The middle of the cells of a group that read something, as what leaves may come from any of them, or the end of its strip. */
const busyOf = (group: BusEdge['from'], { cells }: Ladder, { x, w }: Rect, data: GraphDocument): number => {
  const own = cells.get(group) ?? []
  const [first, last] = [own[0], own[own.length - 1 - idleOf(group, data)]]
  return first === undefined || last === undefined ? x + w - 24 : (first.x + last.x + last.w) / 2
}

/** To a strip beside the ladder: straight down from a cell that is over it, or across under the group. */
const drawAside = ({ edge, start, end }: BusEdge, x: number, sheet: Sheet): void => {
  if (x >= end.x + inset && x <= end.x + end.w - inset)
    return void down(edge, { x, y: start.y + start.h, to: end.y }, sheet)
  const [bottom, out] = [start.y + start.h, end.x + 48]
  const words = wordsOnEdge(edge)
  const points = [
    { x, y: bottom },
    { x, y: bottom + 16 },
    { x: out, y: bottom + 16 },
    { x: out, y: end.y },
  ]
  sheet.put(
    edge,
    [
      path(roundedPath(points, radius), { ...edgeLook(edge, sheet), arrow: true }),
      ...(words === '' ? [] : [lineOfText(words, { x: out + 12, y: end.y - 12, as: 'label' })]),
    ],
    'line',
  )
}
