/**
 * Strokes of straight lines as connectors of the format, which follow the shapes they are glued to.
 *
 * A bent connector begins along the horizontal in its own frame and turns at its adjustments; turned and flipped, it
 * has every form that right angles can have. The frame is found by trying all of them.
 * Definitions: ECMA-376 part 1, presetShapeDefinitions.xml
 */
import type { Point, Rect } from '../../geometry/rect.ts'

/** A connector: its preset, its adjustments, and its frame before it is turned, in pixels. */
export type Bent = {
  preset: string
  adjustments: readonly number[]
  rect: Rect
  rot: number
  flipH: boolean
  flipV: boolean
}

/** The connector through some points; undefined if the format has none. */
export function bentThrough(points: readonly Point[]): Bent | undefined {
  const [start, end] = [points[0], points.at(-1)]
  if (start === undefined || end === undefined || points.length < 2) return undefined
  if (points.length === 2) return straight(start, end)
  if (points.length > mostPoints || !hasRightAngles(points)) return undefined
  for (const rot of [0, 90, 180, 270])
    for (const flipH of [false, true])
      for (const flipV of [false, true]) {
        const rect = frameOf(start, end, rot)
        const local = points.map((point) => inFrame(point, rect, { rot, flipH, flipV }))
        const adjustments = adjustmentsOf(local, rect)
        if (adjustments !== undefined)
          return { preset: `bentConnector${points.length - 1}`, adjustments, rect, rot, flipH, flipV }
      }
  return undefined
}

/** The format bends up to four times. */
const mostPoints = 6

const straight = (start: Point, end: Point): Bent => ({
  preset: 'straightConnector1',
  adjustments: [],
  rect: frameOf(start, end, 0, 0),
  rot: 0,
  flipH: end.x < start.x,
  flipV: end.y < start.y,
})

const hasRightAngles = (points: readonly Point[]): boolean =>
  points.slice(1).every((point, index) => {
    const before = points[index]!
    const isFlat = same(point.y, before.y)
    const wasFlat = index > 0 && same(before.y, points[index - 1]!.y)
    return (isFlat || same(point.x, before.x)) && (index === 0 || isFlat !== wasFlat)
  })

/** In pixels; a point of type. */
const sliver = 4 / 3

const isAt = (point: Point, x: number, y: number): boolean =>
  Math.abs(point.x - x) <= sliver / 2 + 0.05 && Math.abs(point.y - y) <= sliver / 2 + 0.05

const same = (one: number, other: number): boolean => Math.abs(one - other) < 0.05

/**
 * The rectangle between two points; turned by a right angle, it has its sides exchanged around the same middle. Where
 * the points are on one line, it is a sliver: adjustments are parts of its sides.
 */
const frameOf = (start: Point, end: Point, rot: number, thinnest = sliver): Rect => {
  const [w, h] = [Math.max(thinnest, Math.abs(end.x - start.x)), Math.max(thinnest, Math.abs(end.y - start.y))]
  const [cx, cy] = [(start.x + end.x) / 2, (start.y + end.y) / 2]
  return rot % 180 === 0 ? { x: cx - w / 2, y: cy - h / 2, w, h } : { x: cx - h / 2, y: cy - w / 2, w: h, h: w }
}

/** A point before the turn and the flips, from the upper left corner of its frame. */
const inFrame = (
  point: Point,
  { x, y, w, h }: Rect,
  { rot, flipH, flipV }: Omit<Bent, 'preset' | 'adjustments' | 'rect'>,
): Point => {
  let [dx, dy] = [point.x - x - w / 2, point.y - y - h / 2]
  for (let turned = 0; turned < rot; turned += 90) [dx, dy] = [dy, -dx]
  return { x: w / 2 + (flipH ? -dx : dx), y: h / 2 + (flipV ? -dy : dy) }
}

/** Where the connector turns, in 100,000ths of its frame; undefined if the points are no connector in this frame. */
const adjustmentsOf = (local: readonly Point[], { w, h }: Rect): number[] | undefined => {
  const [first, last] = [local[0]!, local.at(-1)!]
  if (!isAt(first, 0, 0) || !isAt(last, w, h) || !same(local[1]!.y, first.y)) return undefined
  const turns = local.slice(1, -2).map((point, index) => (index % 2 === 0 ? part(point.x, w) : part(point.y, h)))
  return turns
}

const part = (at: number, side: number): number => Math.round((at / side) * 100_000)
