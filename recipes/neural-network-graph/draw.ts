/**
 * A network as a column of layers in the order of their data, shapes between them; beside each what it learns, as a bar on
 * one scale that is cut into as many pieces as its block is repeated.
 */
import { lineOfText, place } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { tinted } from '../../drawing/fills.ts'
import { lineEntry } from '../../drawing/key.ts'
import { box, circle, line, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, centerOf, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { PlacedRow } from './column.ts'
import type { NetworkData } from './network.ts'
import type { LayerOp } from './ops.ts'
import { type NetworkPlan, planNetwork } from './plan.ts'
import { type SkipRail, skipPorts } from './rails.ts'
import { writeShape } from './shapes.ts'
import { size } from './sizes.ts'
import { drawWeights } from './weights.ts'
import { isJoint } from './words.ts'

/** Draws the network. */
export function drawNetwork(data: NetworkData, sheet: Sheet): void {
  const plan = planNetwork(data, sheet)
  drawFrames(plan)
  for (const each of plan.placed) drawRow(each, plan)
  plan.placed.forEach((_, index) => drawFlow(index, plan))
  for (const rail of plan.rails) drawRail(rail, plan)
  if (plan.placed.length > 1) sheet.key(lineEntry('A tensor, its shape written where it changes', { arrow: true }))
  drawWeights(plan)
  sheet.footnote(
    `Shapes are of one example, without the batch.${plan.widens === 0 ? '' : ' A wider box outputs more features (not to scale).'}`,
  )
  if (plan.parts.length > 1) sheet.footnote('Counts and shares are rounded.')
  sheet.ifTooWide('layers', 'shorten names')
}

const drawFrames = ({ frames, sheet }: NetworkPlan): void => {
  for (const { block, rect, title } of frames) {
    sheet.put(block, [box(rect.x, rect.y, rect.w, rect.h, sheet.isFocus(block) ? emphasis.soft : tinted)], 'ground')
    const at = { x: rect.x + 12, y: rect.y + 8, w: 0, h: title.h }
    sheet.put(block, place(title, at, { align: 'start' }))
  }
}

/** What comes in and what goes out have round ends. */
const ends: ReadonlySet<LayerOp> = new Set(['input', 'output'])

const pill = ({ x, y, w, h }: Rect): string => {
  const r = h / 2
  return `M ${x + r} ${y} H ${x + w - r} A ${r} ${r} 0 0 1 ${x + w - r} ${y + h} H ${x + r} A ${r} ${r} 0 0 1 ${x + r} ${y} Z`
}

const drawRow = ({ row, rect, words }: PlacedRow, { sheet }: NetworkPlan): void => {
  const [node] = row.nodes
  if (node === undefined) return
  const look = sheet.isFocus(node.layer) ? emphasis.soft : {}
  if (row.isFold) sheet.put('@fold', [box(rect.x, rect.y, rect.w, rect.h, { dashed: true }), ...words.draw(rect)])
  else if (isJoint(row) && rect.w === rect.h) {
    const { x, y } = centerOf(rect)
    const sign = node.layer.op === 'add' ? '+' : '×'
    sheet.put(node.layer, [circle(x, y, rect.w / 2, look), lineOfText(sign, { x, y, as: 'name', align: 'middle' })])
  } else if (ends.has(node.layer.op))
    sheet.put(node.layer, [path(pill(rect), { fill: 'surface', ...look }), ...words.draw(rect)])
  else sheet.put(node.layer, [box(rect.x, rect.y, rect.w, rect.h, look), ...words.draw(rect)])
}

/** From the row above, with the shape that comes from it; the last row says what it gives. */
const drawFlow = (index: number, { placed, frames, center, sheet }: NetworkPlan): void => {
  const [above, own] = [placed[index - 1], placed[index]]
  if (own === undefined) return
  const put = (from: PlacedRow, to: number, arrow: boolean): void => {
    const shape = from.row.nodes.at(-1)?.shape ?? []
    const top = bottomOf(from.rect)
    sheet.put('@flow', [line(center, top, center, to, { arrow })], 'line')
    const y = labelFrom(top, frames) + 15
    if (!arrow || own.isLabeled) sheet.put('@flow', [lineOfText(writeShape(shape), { x: center + 12, y, as: 'label' })])
  }
  if (above !== undefined && own.isFed) put(above, own.rect.y, true)
  if (index === placed.length - 1 && own.row.nodes.at(-1)?.layer.op !== 'output')
    put(own, labelFrom(bottomOf(own.rect), frames) + 24, false)
}

/** Where words after a row begin: after the frame that it ends. */
const labelFrom = (bottom: number, frames: NetworkPlan['frames']): number =>
  Math.max(
    bottom,
    ...frames.map(({ rect }) => bottomOf(rect)).filter((end) => end > bottom && end <= bottom + size.pad),
  )

/** Where a rail meets a row: on the edge of a box, or of the circle of a sign. */
const portAt = (index: number, rail: SkipRail, isIn: boolean, { placed, rails }: NetworkPlan): Point => {
  const { row, rect } = placed[index] as PlacedRow
  const ports = skipPorts(index, rails)
  const at = ports.findIndex((port) => port.rail === rail && port.isIn === isIn)
  const off = (at - (ports.length - 1) / 2) * size.lane
  const isRound = isJoint(row) && rect.w === rect.h
  const r = rect.w / 2
  return { x: isRound ? rect.x + r - Math.sqrt(r * r - off * off) : rect.x, y: rect.y + rect.h / 2 + off }
}

/** On the arrow to the next row; where that begins a block, inside its frame. */
const tapAt = (from: number, { placed, frames, center }: NetworkPlan): Point => {
  const [above, below] = [placed[from], placed[from + 1]]
  if (above === undefined || below === undefined) return { x: center, y: 0 }
  const frame = frames.find(({ rect }) => rect.y > bottomOf(above.rect) - 1 && rect.y < below.rect.y)
  return { x: center, y: frame === undefined ? bottomOf(above.rect) + 8 : below.rect.y - 20 }
}

/** All the way to the last row that it leads to, and from there into each of the others. */
const drawRail = (rail: SkipRail, plan: NetworkPlan): void => {
  const { left, blocks, sheet } = plan
  const x =
    (rail.isInner ? left : Math.min(left, blocks === 0 ? left : blocks)) -
    size.lane * (rail.lane + (rail.isInner ? 0.5 : 1))
  const start = rail.isTapped ? tapAt(rail.from, plan) : portAt(rail.from, rail, false, plan)
  const ends = rail.to.toSorted((a, b) => b - a).map((to) => portAt(to, rail, true, plan))
  ends.forEach((end, index) => {
    const way = [...(index === 0 ? [start, { x, y: start.y }] : [{ x, y: end.y - 8 }]), { x, y: end.y }, end]
    sheet.put('@skips', [path(roundedPath(way, 8), { arrow: true })], 'line')
  })
  // A line that leaves another has a dot there, as in control flow.
  if (rail.isTapped) sheet.put('@skips', [circle(start.x, start.y, 3, { fill: 'muted', stroke: 'none' })], 'over')
}
