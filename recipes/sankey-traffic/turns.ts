/**
 * Where ribbons turn. The outer edge of a swing turns later than the inner one; ribbons side by side that swing together turn
 * as one broad ribbon does, so that both have one edge between them and none lies on the other.
 */
import type { Ribbon } from './place-flow.ts'
import { latest, type Turn } from './ribbon.ts'

/** One swing of a ribbon: its place among those of the ribbon, how far it rises, and where it begins and ends. */
type Swing = { ribbon: Ribbon; index: number; rise: number; start: number; end: number; late: number; room: number }

/** Edges this close are one, in pixels. */
const touching = 0.5

/** The turns of each ribbon, in the order of its swings. */
export function turnsOf(ribbons: readonly Ribbon[]): Map<Ribbon, Turn[]> {
  const swings = ribbons.flatMap(swingsOf)
  const turns = new Map(
    ribbons.map((ribbon) => [ribbon, ribbon.runs.slice(1).map((): Turn => ({ middle: 0, late: 0 }))]),
  )
  const placed = new Map<Swing, number>()
  for (const swing of swings) {
    if (placed.has(swing)) continue
    const bundle = bundleOf(swing, swings, placed)
    const edges = bundle.flatMap(({ swing: { late }, middle }) => [middle - late, middle + late])
    const middle = (Math.min(...edges) + Math.max(...edges)) / 2
    // All turn as late as the one with the least room can.
    const fits = bundle.map((each) => each.swing.room / (Math.abs(each.middle - middle) + each.swing.late || 1))
    const scale = Math.min(1, ...fits)
    for (const each of bundle) {
      const own = turns.get(each.swing.ribbon)
      if (own !== undefined)
        own[each.swing.index] = { middle: scale * (each.middle - middle), late: scale * each.swing.late }
    }
  }
  return turns
}

const swingsOf = (ribbon: Ribbon): Swing[] =>
  ribbon.runs.slice(1).flatMap((to, index) => {
    const from = ribbon.runs[index]
    if (from === undefined || from.y === to.y) return []
    const { late, room } = latest(from, to, ribbon.h)
    return [{ ribbon, index, rise: to.y - from.y, start: from.x2, end: to.x, late, room }]
  })

/** A swing with all that it touches, directly or through others, each with the turn of its middle. */
const bundleOf = (first: Swing, swings: readonly Swing[], placed: Map<Swing, number>) => {
  const bundle = [{ swing: first, middle: 0 }]
  placed.set(first, 0)
  for (const { swing, middle } of bundle)
    for (const other of swings) {
      const side = placed.has(other) ? 0 : sideOf(other, swing)
      if (side === 0) continue
      const own = middle - side * Math.sign(swing.rise) * (swing.late + other.late)
      placed.set(other, own)
      bundle.push({ swing: other, middle: own })
    }
  return bundle
}

/** Whether one swing is right below another (1), or above it (-1), at one of its ends, and swings with it; 0 if not. */
const sideOf = (other: Swing, swing: Swing): -1 | 0 | 1 => {
  const isMate =
    Math.sign(other.rise) === Math.sign(swing.rise) && other.start === swing.start && other.end === swing.end
  if (!isMate) return 0
  const h = (other.ribbon.h + swing.ribbon.h) / 2
  const apart = [0, 1].map((end) => heightOf(other, end) - heightOf(swing, end))
  if (apart.some((y) => Math.abs(y - h) < touching)) return 1
  return apart.some((y) => Math.abs(y + h) < touching) ? -1 : 0
}

const heightOf = ({ ribbon, index }: Swing, end: number): number => ribbon.runs[index + end]?.y ?? 0
