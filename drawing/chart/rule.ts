/**
 * Rules and bands across the plot area that mark a value, a moment or a period, with a label.
 *
 * Their labels are outside the plot area: those of a horizontal rule beside it, those of a vertical one above it.
 */

import type { Color } from '../../src/scene/limits.ts'
import { block } from '../block.ts'
import type { ColumnScale } from '../data/columns.ts'
import { placeOf } from '../data/columns.ts'
import type { NumbersMark } from '../data/marks.ts'
import type { PointsMark } from '../data/points.ts'
import { band } from '../fills.ts'
import { path } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import { rectOf } from './bar.ts'
import { type ChartMark, half, square, squarePath } from './mark.ts'
import type { RuleLook } from './rule-pieces.ts'
import { sideBlock } from './side-words.ts'

/** The style of limits, never that of a series; and that of moments: what happened is no threshold. */
const look = { stroke: 'ink', dashed: true } as const satisfies RuleLook

const moment = { stroke: 'muted' } as const satisfies RuleLook

const widest = 176

/** Whether an upright rule is accented, and how it is drawn. */
type UprightLook = { isFocus?: boolean; rule?: RuleLook; until?: number | undefined }

/** A vertical rule at a moment, down to the value `until` of y. */
export const momentRule = (
  item: Source,
  at: number,
  words: string,
  { until }: Pick<UprightLook, 'until'> = {},
): ChartMark => ruleX(item, at, words, { rule: moment, until })

/** A horizontal rule at a value of y. */
export const ruleY = (item: object, at: number, words: string, rule: RuleLook = look): ChartMark => ({
  y: [at],
  beside: [sideBlock(item, block([{ text: words, as: 'label' }], widest), { at, ...rule })],
  draw: (frame) => {
    const { x, w } = frame.area
    const y = half(frame.y.at(at))
    frame.rule(item, { x, y, x2: x + w, y2: y, ...rule }, 'line')
  },
})

/** A vertical rule at a value of x; in focus it is accented. */
export const ruleX = (
  item: Source,
  at: number,
  words: string,
  { isFocus = false, rule = look, until }: UprightLook = {},
): ChartMark => ({
  x: [at],
  over: [
    {
      source: item,
      at,
      words: block([{ text: words, as: isFocus ? focusStyle : 'label' }]),
      rule: isFocus ? { ...rule, stroke: 'accent' } : rule,
      ...(until === undefined ? {} : { until }),
    },
  ],
})

/** The same within a band of y, without a label. */
export const ruleInBand = (item: object, { x, y }: { x: number; y: number }, { isFocus = false } = {}): ChartMark => ({
  x: [x],
  draw: (frame) => {
    const { x: at, y: top, h } = rectOf(frame, { x: [x, x], y })
    frame.rule(item, { x: at, y: top, x2: at, y2: top + h, ...look, ...(isFocus ? { stroke: 'accent' } : {}) }, 'line')
  },
})

/** A stroke four pixels wide at a value, seen on bars and boxes, such as a target or a median. */
export const thick = (
  item: object,
  { x, ...band }: { x: number; y: number; part?: [from: number, to: number] },
  fill: Color = 'ink',
): ChartMark => ({
  x: [x],
  draw: (frame) => {
    const at = rectOf(frame, { x: [x, x], ...band })
    frame.put(item, [square({ ...at, x: at.x - 2, w: 4 }, { fill })])
  },
})

/** The height of a band that areas cover, in pixels. */
const strip = 6

const focusStyle = { size: 14, bold: true, fill: 'accent' } as const

/** A band from one value of x to another; where areas cover it, a strip over them with lines at its ends: more of it would be read as an area. */
export const bandX = (
  item: object,
  [from, to]: [number, number],
  words: string,
  { isCovered = false } = {},
): ChartMark => ({
  x: [from, to],
  over: [{ source: item, at: from, to, words: block([{ text: words, as: 'label' }]) }],
  draw: (frame) => {
    const [left, right] = [half(frame.x.at(from)), half(frame.x.at(to))]
    const { y, h } = frame.area
    frame.put(item, [path(squarePath({ x: left, y, w: right - left, h: isCovered ? strip : h }), band)], 'ground')
    // At the end of the plot there is none: a period without an end goes on.
    const ends = isCovered ? [left, right].filter((x) => x < half(frame.area.x + frame.area.w)) : []
    for (const x of ends) frame.rule(item, { x, y, x2: x, y2: y + h, ...moment }, 'line')
  },
})

/** How marks along x are written, and down to which value of y their rules run, if not to the bottom. */
type ValueMarkLook = { write?: (value: number) => string; until?: (value: number) => number | undefined }

/** The marks of data without columns, whose values lie along x. */
export const valueMarks = (
  marks: NumbersMark[] = [],
  { write, until = () => undefined }: ValueMarkLook = {},
): ChartMark[] =>
  marks.flatMap((item) =>
    item.value === undefined ? [] : [ruleX(item, item.value, withValue(item, write), { until: until(item.value) })],
  )

/** The words of a mark with its value, unless they have it already. */
export const withValue = ({ text, value = 0 }: NumbersMark, write: ((value: number) => string) | undefined): string => {
  const words = write?.(value) ?? ''
  return words === '' || text.includes(words.replace(/^[+−]/, '')) ? text : `${text}: ${words}`
}

/** The marks of points: lines across the plot at an x or a y. */
export const pointMarks = (marks: PointsMark[] = [], rule: RuleLook = look): ChartMark[] =>
  marks.map((item) =>
    item.x === undefined ? ruleY(item, item.y ?? 0, item.text, rule) : ruleX(item, item.x, item.text, { rule }),
  )

/** The marks of data over columns; `from`: where a band begins that begins at a place, if that is not where its column begins. */
export const columnMarks = (
  marks: NumbersMark[] = [],
  columns: ColumnScale,
  { from = (at) => at, isCovered = false }: { from?: (at: number) => number; isCovered?: boolean } = {},
): ChartMark[] =>
  marks.flatMap((item) => {
    const { value, column, start, end, text } = item
    if (value !== undefined) return ruleY(item, value, text)
    const at = placeOf(columns, column ?? start ?? '')
    if (at === undefined) return []
    if (column !== undefined) return momentRule(item, at, text)
    const last = end === undefined ? columns.at.at(-1) : placeOf(columns, end)
    return bandX(item, [from(at), last ?? at], text, { isCovered })
  })
