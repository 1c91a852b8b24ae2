/**
 * Lanes: the bars of one item under two or three conditions, as dark as their condition.
 *
 * The greatest value is counted in lengths of the least one under the same condition: its bar is cut at every multiple.
 */
import { greatest, least } from 'd3-array'
import { type Block, block, lineOfText, widthOf } from '../../drawing/block.ts'
import { type BarLook, type BarPlace, rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { SeriesCell, SeriesData } from '../../drawing/data/numbers.ts'
import { square } from '../../drawing/square.ts'
import { writeTimes } from '../../drawing/values/format.ts'
import { rightOf } from '../../src/geometry/rect.ts'

/** The greatest value, the least one above zero under the same condition, their rows, and how many times as large the greatest is. */
export type Contrast = {
  most: SeriesCell
  unit: SeriesCell
  row: number
  of: number
  column: number
  times: number
}

/** The contrast of the data; none where a value is below zero, or both are nearly the same. Zero has no multiples. */
export function contrastOf({ rows }: Pick<SeriesData, 'rows'>): Contrast | undefined {
  const all = rows.flatMap(({ values }, row) => values.map((cell, column) => ({ cell, row, column })))
  const known = all.filter(({ cell }) => cell.value !== null)
  if (known.some(({ cell }) => (cell.value ?? 0) < 0)) return undefined
  const most = greatest(known, ({ cell }) => cell.value ?? 0)
  const unit = least(
    known.filter(({ cell, column }) => column === most?.column && (cell.value ?? 0) > 0),
    ({ cell }) => cell.value ?? 0,
  )
  const times = (most?.cell.value ?? 0) / (unit?.cell.value ?? 0)
  if (most === undefined || unit === undefined || times < 1.05) return undefined
  return { most: most.cell, unit: unit.cell, row: most.row, of: unit.row, column: most.column, times }
}

/** Whether values under the condition of the contrast are zero, which is not what the greatest is measured in. */
export const skipsZero = ({ rows }: Pick<SeriesData, 'rows'>, { column }: Contrast): boolean =>
  rows.some(({ values }) => values[column]?.value === 0)

/** The height of a lane and what is between them and between items, in pixels; a row is a multiple of four. */
const size = { lane: 26, apart: 2, groups: 22 }

/** Where the lanes of an item are in its band, as shares of it, and how high the row of an item is. */
export type BarLanes = { row: number; padding: number; parts: [from: number, to: number][] }

/** Lanes for so many conditions: all equally thick, so that equal amounts are equal areas. */
export function lanesFor(count: number): BarLanes {
  const whole = count * (size.lane + size.apart) - size.apart
  const row = 4 * Math.ceil((whole + size.groups) / 4)
  const parts = Array.from({ length: count }, (_, lane): [number, number] => {
    const from = lane * (size.lane + size.apart)
    return [from / whole, (from + size.lane) / whole]
  })
  return { row, padding: 1 - whole / row, parts }
}

/** The fills of lanes: a condition is known by its shade. */
export const laneFills = (count: number): BarLook[] =>
  [{ fill: 'rule' as const }, { fill: 'muted' as const, half: true }, { fill: 'ink' as const, half: true }].slice(
    3 - count,
  )

/** The same for an item in focus. */
export const focusFills = (count: number): BarLook[] =>
  [{ fill: 'soft' as const }, { fill: 'accent' as const, half: true }, { fill: 'accent' as const }].slice(3 - count)

/** The factor of the contrast; in large type where the heading quotes it. */
export const factorWords = (
  { times }: Contrast,
  { isFocus, isQuoted }: { isFocus: boolean; isQuoted: boolean },
): Block =>
  block([{ text: writeTimes(times), as: { size: isQuoted ? 28 : 16, bold: true, fill: isFocus ? 'accent' : 'ink' } }])

/** The end of the least value, carried over as a dashed line to the bar that is cut into it, behind all others, where no bar between is shorter. */
export const carriedOver = (
  { most, unit, row, of, times }: Contrast,
  { rows, part = [0, 1] }: Pick<SeriesData, 'rows'> & { part: [number, number] | undefined },
): ChartMark => ({
  draw: (frame) => {
    const between = rows.slice(Math.min(row, of), Math.max(row, of) + 1).flatMap(({ values }) => values)
    if (between.some(({ value }) => (value ?? 0) < (unit.value ?? 0))) return
    const [from, to] = [of, row].map((y) => rectOf(frame, { x: [0, unit.value ?? 0], y, part }))
    if (from === undefined || to === undefined || Math.floor(times) < 1 || most === unit) return
    const [y, end] = from.y > to.y ? [to.y + to.h, from.y] : [from.y + from.h, to.y]
    if (end - y < 1 || from.w < cut.least) return
    frame.rule(unit, { x: rightOf(from), y, x2: rightOf(from), y2: end, stroke: 'muted', dashed: true }, 'ground')
  },
})

/** From a cut to its number, and the least distance of numbers and of cuts, in pixels. */
const cut = { before: 7, numbers: 32, least: 6 }

/** The cuts in the longest bar, one at each multiple of the least, with their numbers. */
export const cuts = ({ most, unit, times }: Contrast, at: BarPlace): ChartMark => ({
  draw: (frame) => {
    const { y, h } = rectOf(frame, at)
    const placeOf = (multiple: number): number => Math.round(frame.x.at(multiple * (unit.value ?? 0)))
    const pitch = placeOf(1) - placeOf(0)
    if (pitch < cut.least) return
    const multiples = Array.from({ length: Math.floor(times) }, (_, index) => index + 1)
    const inside = multiples.filter((multiple) => multiple < times)
    const every = [1, 2, 5, 10, 20, 50].find((step) => step * pitch >= cut.numbers) ?? 100
    // Where not every one has its number, cuts between numbers would strike them.
    const cutAt = inside.filter((multiple) => multiple % every === 0)
    const rects = cutAt.map((multiple) => ({ x: placeOf(multiple) - 1, y, w: 2, h }))
    const as = { size: 12, bold: true, fill: 'surface' } as const
    const numbers = cutAt.filter((multiple) => pitch * every > widthOf(`${multiple}×`, as) + 10)
    frame.put(most, [
      ...(rects.length === 0 ? [] : [square(rects, { fill: 'surface' })]),
      ...numbers.map((multiple) =>
        lineOfText(`${multiple}×`, { x: placeOf(multiple) - cut.before, y: y + h / 2, align: 'end', as }),
      ),
    ])
  },
})
