/**
 * Places for an edge's label: along each straight piece, above or below a horizontal one, right or left of a vertical
 * one.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Align, LabelPlace, Size } from '../model/graph.ts'

export type Candidate = LabelPlace & { cost: number }

/** From an edge to its label: above and below, and beside; at an end, clear of the mark there. */
const off = { level: 6, upright: 8, end: 4, besideEnd: 12 }

const costs = { below: 12, right: 4, left: 10, overhang: 3, piece: 40, behind: 120 }

/** Where on its edge a label belongs: in the middle, or at an end. */
export type Spot = 'middle' | 'from' | 'to'

export function candidatesFor(points: readonly Point[], size: Size, spot: Spot = 'middle'): Candidate[] {
  if (spot !== 'middle') return besideEnd(spot === 'from' ? points : points.toReversed(), size)

  const total = lengthOf(points)
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    // Readers do not look for a label at a short segment of a long edge.
    const base = Math.round((1 - length / Math.max(1, total)) * costs.piece)
    return from.y === to.y ? besideLevel(from, to, { size, base }) : besideUpright(from, to, { size, base })
  })
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, to, index) => {
    const from = points[index] ?? to
    return sum + Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  }, 0)

/** Distances from the middle, near ones first. */
const steps = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 200, 248]

const slides = (length: number): number[] => [0, ...steps.flatMap((step) => (step * 2 <= length ? [step, -step] : []))]

type Job = { size: Size; base: number }

const besideLevel = (from: Point, to: Point, { size: { w, h }, base }: Job): Candidate[] => {
  const length = Math.abs(to.x - from.x)
  const overhang = Math.max(0, w + 8 - length) * costs.overhang
  // The arrow's head takes some room at the end.
  const middle = (from.x + to.x) / 2 - 4 * Math.sign(to.x - from.x)
  return slides(length).flatMap((slide) => {
    const x = Math.round(middle + slide - w / 2)
    const cost = base + overhang + (Math.abs(slide) >> 2)
    return [
      place({ x, y: from.y - off.level - h, w, h }, 'middle', cost),
      place({ x, y: from.y + off.level, w, h }, 'middle', cost + costs.below),
    ]
  })
}

const besideUpright = (from: Point, to: Point, { size: { w, h }, base }: Job): Candidate[] => {
  const length = Math.abs(to.y - from.y)
  const overhang = Math.max(0, h + 8 - length) * costs.overhang
  const middle = (from.y + to.y) / 2 - 4 * Math.sign(to.y - from.y)
  return slides(length).flatMap((slide) => {
    const y = Math.round(middle + slide - h / 2)
    const cost = base + overhang + (Math.abs(slide) >> 2)
    return [
      place({ x: from.x + off.upright, y, w, h }, 'start', cost + costs.right),
      place({ x: from.x - off.upright - w, y, w, h }, 'end', cost + costs.left),
    ]
  })
}

/** Along the first piece, from its node on. */
const besideEnd = ([end, next]: readonly Point[], { w, h }: Size): Candidate[] => {
  if (end === undefined || next === undefined) return []
  const [x, y] = [Math.sign(next.x - end.x), Math.sign(next.y - end.y)]
  return [4, 8, 12, 16, 24, 32, 40].flatMap((away) => {
    // Words are beyond a mark only if nothing else is free.
    const far = away > 32 ? costs.behind : 0
    if (y === 0) {
      const left = x > 0 ? end.x + away : end.x - away - w
      const align = x > 0 ? 'start' : 'end'
      // Near to a plain end, or clear of a mark.
      return [off.end, off.besideEnd].flatMap((apart) => [
        place({ x: left, y: end.y - apart - h, w, h }, align, far + away + apart - off.end),
        place({ x: left, y: end.y + apart, w, h }, align, far + away + apart - off.end + costs.below),
      ])
    }
    const top = y > 0 ? end.y + away : end.y - away - h
    return [
      place({ x: end.x + off.besideEnd, y: top, w, h }, 'start', far + away),
      place({ x: end.x - off.besideEnd - w, y: top, w, h }, 'end', far + away + costs.left),
    ]
  })
}

const place = (rect: Rect, align: Align, cost: number): Candidate => ({ ...rect, align, cost })
