/**
 * How a failure joins what drops onto its exit: down from its stage, around what runs beside below that, and across.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { isAcross, rightWithWords } from './draw-beside.ts'
import { failX } from './exits.ts'
import type { MinutesPlan } from './plan-minutes.ts'
import { barOf } from './strokes.ts'
import type { StageLink } from './timetable.ts'

/** Pixels: under a row, right of words, and under all rows. */
const free = { row: 8, words: 12, rows: 16 } as const

/** The corners of its way, of which the last one is on the next drop; none where it would lead through something. */
export const stubOf = ({ from }: StageLink, drops: readonly StageLink[], plan: MinutesPlan): Point[] | undefined => {
  const bar = barOf(plan, from)
  if (bar === undefined) return undefined
  const { rect } = bar
  const isBeside = plan.beside.includes(bar)
  const start = isBeside ? rect.x + Math.round(rect.w / 8) * 4 : failX(bar)
  const bottomOf = (bars: MinutesPlan['beside']): number =>
    Math.max(rect.y + rect.h, ...bars.map((other) => other.rect.y + other.rect.h))
  const below = isBeside ? plan.beside.filter((other) => other.rect.y > rect.y) : []
  const isFree = !below.some((other) => isAcross(start, other))
  const right = isFree ? start : Math.max(...below.map(rightWithWords)) + free.words
  const level = bottomOf(plan.beside.filter((other) => other.rect.y === rect.y)) + free.row
  const around = isFree ? [] : [start, right].map((x) => ({ x, y: level }))
  const xs = drops.flatMap((drop) => barOf(plan, drop.from) ?? []).map(failX)
  const x = Math.min(...xs.filter((each) => each > right))
  const y = bottomOf(plan.beside) + free.rows
  return Number.isFinite(x) ? [{ x: start, y: rect.y + rect.h }, ...around, { x: right, y }, { x, y }] : undefined
}
