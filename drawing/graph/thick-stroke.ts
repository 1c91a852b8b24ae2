/**
 * Thick strokes: scenes have no width of strokes, so that one at each side makes a stroke thick, and
 * one from side to side its head.
 */
import { bendRadius } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'
import { towards } from '../rounded-path.ts'

/** From the middle of a stroke to those at its sides, in pixels: their inner edges lie on it. */
const aside = 1.25

/** Where the sides end behind a tip, in pixels: inside of its head. */
const inset = 10

/** The head of an arrow, in pixels: its back behind the tip, half of its width there, and how close the strokes in it are. */
const head = { back: 12, half: 5.5, pitch: 1.25 } as const

/** What makes a stroke through some points thick, with a head where the stroke has an arrow. */
export function thickOver(
  points: readonly Point[],
  { arrow, stroke }: { arrow: boolean; stroke: NonNullable<Path['stroke']> },
): Path {
  const [tip, before] = [points.at(-1), points.at(-2)]
  if (tip === undefined || before === undefined) return path('', { stroke })
  const room = Math.hypot(tip.x - before.x, tip.y - before.y)
  const shaft = arrow ? [...points.slice(0, -1), towards(tip, before, Math.min(inset, room - 1))] : points
  return path(
    [sideOf(shaft, aside), sideOf(shaft, -aside), ...(arrow ? [headAt(tip, unit(before, tip))] : [])].join(' '),
    { stroke },
  )
}

/** From side to side of a head, from its back to its tip. */
const headAt = (tip: Point, along: Point): string => {
  const strokes = Array.from({ length: Math.floor(head.back / head.pitch) }, (_, index) => {
    const behind = head.back - index * head.pitch
    const beside = (head.half * behind) / head.back
    const sides = [-beside, beside].map((each) => write(aheadOf(tip, along, -behind, each)))
    return (index % 2 === 0 ? sides : sides.toReversed()).join(' L ')
  })
  return `M ${strokes.join(' L ')}`
}

/** A stroke beside another one: its corners are rounded around the same centers. */
const sideOf = (points: readonly Point[], beside: number): string => {
  const pieces = points.map((point, index): string => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (before === undefined || after === undefined) {
      const along = before === undefined ? unit(point, after ?? point) : unit(before, point)
      return `${index === 0 ? 'M' : 'L'} ${write(aheadOf(point, along, 0, beside))}`
    }
    const [into, out] = [unit(before, point), unit(point, after)]
    const room = (other: Point): number => Math.hypot(other.x - point.x, other.y - point.y) / 2
    const radius = Math.min(bendRadius, room(before), room(after))
    const [start, end] = [aheadOf(point, into, -radius, beside), aheadOf(point, out, radius, beside)]
    // Where both sides of a right angle meet; of a flat one, beside its point.
    const turn = into.x * out.x + into.y * out.y
    const share = beside / (1 + Math.max(turn, 0))
    const corner = { x: point.x + (into.y + out.y) * share, y: point.y - (into.x + out.x) * share }
    return `L ${write(start)} Q ${write(corner)} ${write(end)}`
  })
  return pieces.join(' ')
}

const unit = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** So far ahead in a direction, and so far to the left of it. */
const aheadOf = ({ x, y }: Point, along: Point, ahead: number, left: number): Point => ({
  x: x + along.x * ahead + along.y * left,
  y: y + along.y * ahead - along.x * left,
})

const write = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

const round = (value: number): number => Math.round(value * 100) / 100
