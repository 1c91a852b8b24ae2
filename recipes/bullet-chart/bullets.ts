/**
 * Bullets after Stephen Few's specification (2013): bands of quality, a bar for the value, a stroke for the target.
 */

import { scaleLinear } from 'd3-scale'
import { block, lineOfText } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { half, type Mark, squarePath } from '../../drawing/chart/mark.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import type { Row } from '../../drawing/data/numbers.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Finding } from '../../src/scene/findings.ts'
import type { Color } from '../../src/scene/limits.ts'

/** A row as drawn: a value, its target and its scale. */
export type Bullet = Omit<Row, 'value'> & {
  value: number
  target: number
  better: 'higher' | 'lower'
  bands?: number[] | undefined
  max?: number | undefined
  unit?: string | undefined
}

/** Whether the value is on the good side of the target, or on it. */
export const isMet = ({ value, target, better }: Bullet): boolean =>
  better === 'higher' ? value >= target : value <= target

/** Value and target in words. */
export function writeRow({ value, target, better, unit }: Bullet): { value: string; target: string } {
  const write = (each: number): string => formatFor([each], unit, [value, target]).full(each)
  return { value: write(value), target: `${better === 'higher' ? '≥' : '≤'} ${write(target)}` }
}

/** Bands that do not rise, and values beyond the end of the scale. */
export const scaleFindings = (rows: Bullet[]): Finding[] =>
  rows.flatMap(({ value, target, bands = [], max = Number.POSITIVE_INFINITY }, row) => [
    ...bands.flatMap((bound, index) => {
      const before = bands[index - 1] ?? 0
      return bound > before
        ? []
        : [{ at: `rows.${row}.bands.${index}`, problem: `${bound} is not above ${before}; bands rise` }]
    }),
    ...Object.entries({ value, target }).flatMap(([key, each]) =>
      each <= max ? [] : [{ at: `rows.${row}.${key}`, problem: `${each} is beyond the end of its scale, ${max}` }],
    ),
  ])

/** All rows. */
export const bullets = (rows: Bullet[], sheet: Sheet): Mark[] =>
  rows.map((row, y) => {
    const words = writeRow(row)
    const fill = fillOf(row, sheet)
    const said = block([
      {
        text: `${isMet(row) ? '✓' : '✗'} ${words.value}`,
        as: { size: 16, bold: true, fill: fill === 'muted' ? 'ink' : fill },
      },
      { text: `target ${words.target}`, as: 'note' },
    ])
    return {
      x: [0, 1],
      beside: [sideBlock(row, said, { at: y })],
      draw: (frame) => drawBullet(frame, row, { rect: rectOf(frame, { x: [0, 1], y }), fill }),
    }
  })

const fillOf = (row: Bullet, sheet: Sheet): Color =>
  isMet(row) ? (sheet.isFocus(row) ? 'accent' : 'muted') : 'negative'

const drawBullet = (frame: Frame, row: Bullet, { rect, fill }: { rect: Rect; fill: Color }): void => {
  const { value, target, bands = [], max, unit } = row
  const { domain, ticks } = linearTicks(0, max ?? Math.max(value, target, ...bands))
  const end = max ?? domain[1]
  const scale = scaleLinear([0, end], [rect.x, rect.x + rect.w])
  const at = (each: number): number => half(scale(Math.min(end, each)))
  const ground = [0, ...bands.filter((bound) => bound < end), end]
  const shades = bandShades(ground.length - 1, row.better)
  const bandPaths = ground.slice(1).map((to, index) => {
    const [left, right] = [at(ground[index] ?? 0), at(to)]
    return path(squarePath({ ...rect, x: left, w: right - left }), { fill: shades[index] ?? 'none', stroke: 'rule' })
  })
  const bar = { x: rect.x, y: half(rect.y + rect.h * 0.3), w: at(value) - rect.x, h: half(rect.h * 0.4) }
  const [top, height] = [half(rect.y + rect.h * 0.1), half(rect.h * 0.8)]
  frame.put(row, [
    ...bandPaths,
    ...(bar.w > 0 ? [path(squarePath(bar), { fill, stroke: 'none' })] : []),
    path(squarePath({ x: at(target) - 2, y: top, w: 4, h: height }), { fill: 'ink', stroke: 'none' }),
  ])
  frame.put(
    row,
    scaleOf(
      ticks.filter((tick) => tick <= end),
      { at, bottom: rect.y + rect.h, unit },
    ),
    'rule',
  )
}

const scaleOf = (
  ticks: number[],
  { at, bottom, unit }: { at: (value: number) => number; bottom: number; unit: string | undefined },
) => {
  const { short } = formatFor(ticks, unit)
  return ticks.flatMap((tick) => [
    line(at(tick), bottom, at(tick), bottom + 4),
    lineOfText(short(tick), { x: at(tick), y: bottom + 13, align: 'middle', as: 'small' }),
  ])
}

/** The worse the band, the darker. */
const bandShades = (count: number, better: Bullet['better']): Color[] => {
  const shades: Color[] = count === 1 ? ['surface'] : count === 2 ? ['rule', 'none'] : ['rule', 'surface', 'none']
  return better === 'higher' ? shades : shades.toReversed()
}

/** The key of what the rows show. */
export function bulletKey(rows: Bullet[], sheet: Sheet): void {
  sheet.key({
    text: 'Actual',
    w: 24,
    sample: ({ x, y, w, h }) => [path(squarePath({ x, y: y + h / 2 - 4, w, h: 8 }), { fill: 'muted', stroke: 'none' })],
  })
  sheet.key({
    text: 'Target',
    w: 8,
    sample: ({ x, y, h }) => [path(squarePath({ x: x + 2, y, w: 4, h }), { fill: 'ink', stroke: 'none' })],
  })
  const most = Math.max(...rows.map(({ bands = [] }) => bands.length))
  if (most > 0) sheet.key(swatchEntry('Poor', { fill: 'rule', stroke: 'rule' }))
  if (most > 1) sheet.key(swatchEntry('Fair', { fill: 'surface', stroke: 'rule' }))
  if (most > 0) sheet.key(swatchEntry('Good', { fill: 'none', stroke: 'rule' }))
}
