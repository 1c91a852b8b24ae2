/**
 * The regions of circles: what is in some of them and outside of the others, as paths made of arcs, with exact areas, and
 * where words have room in them. A region is named by the set of circles that it is in: bit 0 is the first one.
 */

import { rectAround } from '../../drawing/rect.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Disk } from './disks.ts'

/** Part of a circle: clockwise from an angle to a larger one, and the other circles that it lies in. */
type CircleArc = { disk: Disk; own: number; from: number; to: number; within: number }

const turn = 2 * Math.PI

const pointAt = ({ x, y, r }: Disk, angle: number): Point => ({
  x: x + r * Math.cos(angle),
  y: y + r * Math.sin(angle),
})

const isInside = ({ x, y, r }: Disk, point: Point): boolean => Math.hypot(point.x - x, point.y - y) < r

/** The angles at which another circle crosses a circle. */
const crossings = (disk: Disk, other: Disk): number[] => {
  const [dx, dy] = [other.x - disk.x, other.y - disk.y]
  const d = Math.hypot(dx, dy)
  if (d === 0 || d >= disk.r + other.r || d <= Math.abs(disk.r - other.r)) return []
  const [middle, half] = [Math.atan2(dy, dx), Math.acos((d * d + disk.r ** 2 - other.r ** 2) / (2 * d * disk.r))]
  return [middle - half, middle + half].map((angle) => ((angle % turn) + turn) % turn)
}

const arcsOf = (disks: readonly Disk[]): CircleArc[] =>
  disks.flatMap((disk, own) => {
    const cuts = disks.flatMap((other) => (other === disk ? [] : crossings(disk, other))).sort((a, b) => a - b)
    const starts = cuts.length > 0 ? cuts : [0, turn / 2]
    return starts.map((from, index) => {
      const to = starts[index + 1] ?? (starts[0] ?? 0) + turn
      const middle = pointAt(disk, (from + to) / 2)
      const within = disks.reduce(
        (bits, other, at) => (at !== own && isInside(other, middle) ? bits | (1 << at) : bits),
        0,
      )
      return { disk, own, from, to, within }
    })
  })

/** A region's outline as path data, and its area; holes run the other way round. Empty where the circles have no such part. */
export function regionOf(bits: number, disks: readonly Disk[]): { d: string; area: number } {
  const left = arcsOf(disks).flatMap(({ disk, own, from, to, within }) => {
    if (within !== (bits & ~(1 << own))) return []
    const forward = (bits & (1 << own)) !== 0
    return [{ disk, from: forward ? from : to, to: forward ? to : from }]
  })
  let [d, area, at, start] = ['', 0, undefined as Point | undefined, undefined as Point | undefined]
  while (left.length > 0) {
    const next = nearest(left, at)
    if (start === undefined || at === undefined || (next.gap > 1e-6 && distance(at, start) < next.gap)) {
      start = pointAt(next.arc.disk, next.arc.from)
      d += `${d === '' ? '' : ' Z '}M ${start.x} ${start.y}`
    }
    left.splice(left.indexOf(next.arc), 1)
    at = pointAt(next.arc.disk, next.arc.to)
    const { disk, from, to } = next.arc
    d += ` A ${disk.r} ${disk.r} 0 ${Math.abs(to - from) > Math.PI ? 1 : 0} ${to > from ? 1 : 0} ${at.x} ${at.y}`
    area += sweptArea(disk, from, to)
  }
  return { d: d === '' ? '' : `${d} Z`, area }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

type Piece = { disk: Disk; from: number; to: number }

/** The arc that begins where another one ends; any arc at first. */
const nearest = (arcs: Piece[], at: Point | undefined): { arc: Piece; gap: number } =>
  arcs
    .map((arc) => ({ arc, gap: at === undefined ? 0 : distance(pointAt(arc.disk, arc.from), at) }))
    .reduce((best, each) => (each.gap < best.gap ? each : best))

/** The arc's part of Green's integral, half of x dy - y dx: those of a closed outline add up to its area. */
const sweptArea = ({ x, y, r }: Disk, from: number, to: number): number =>
  (r / 2) * (r * (to - from) + x * (Math.sin(to) - Math.sin(from)) - y * (Math.cos(to) - Math.cos(from)))

/** From one place that is tried for words to the next, in pixels: first everywhere, then around the best one. */
const steps = [12, 2] as const

/** Where words have most room in a region, and how much, in pixels; less than none where they do not fit. */
type Spot = { at: Point; free: number }

/** Finds room for words of `w` by `h`. */
export function spotIn(bits: number, disks: readonly Disk[], { w, h }: { w: number; h: number }): Spot {
  const own = disks.filter((_, index) => (bits & (1 << index)) !== 0)
  const others = disks.filter((disk) => !own.includes(disk))
  const freeAt = ({ x, y }: Point): number => {
    const rect = rectAround({ x, y }, w, h)
    return Math.min(...own.map((disk) => disk.r - reach(rect, disk)), ...others.map((disk) => gapTo(rect, disk)))
  }
  const [left, right] = [Math.max(...own.map(({ x, r }) => x - r)), Math.min(...own.map(({ x, r }) => x + r))]
  const [top, bottom] = [Math.max(...own.map(({ y, r }) => y - r)), Math.min(...own.map(({ y, r }) => y + r))]
  let best: Spot = { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, free: Number.NEGATIVE_INFINITY }
  let around = { x: left, y: top, w: right - left, h: bottom - top }
  for (const step of steps) {
    for (let y = around.y; y <= around.y + around.h; y += step)
      for (let x = around.x; x <= around.x + around.w; x += step) {
        const free = freeAt({ x, y })
        if (free > best.free + 1e-9) best = { at: { x, y }, free }
      }
    around = rectAround(best.at, 2 * step, 2 * step)
  }
  return best
}

/** From a circle's center to the farthest corner of a rectangle. */
const reach = ({ x, y, w, h }: Rect, disk: Disk): number =>
  Math.hypot(Math.max(disk.x - x, x + w - disk.x), Math.max(disk.y - y, y + h - disk.y))

/** From a circle's edge to a rectangle outside of it; negative where they overlap. */
export const gapTo = ({ x, y, w, h }: Rect, disk: Disk): number => {
  const [dx, dy] = [Math.max(x - disk.x, 0, disk.x - x - w), Math.max(y - disk.y, 0, disk.y - y - h)]
  return Math.hypot(dx, dy) - disk.r
}
