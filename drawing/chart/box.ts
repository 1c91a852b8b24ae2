/**
 * Boxes: the middle half of the values of a group in a band of y, its median, whiskers and outliers (Tukey 1977).
 */
import { extent } from 'd3-array'
import type { Color } from '../../src/scene/limits.ts'
import type { KeyEntry } from '../key.ts'
import { circle, path } from '../primitives.ts'
import { bars, rectOf } from './bar.ts'
import { beyondAxis, farWords } from './beyond.ts'
import { dot } from './dot.ts'
import { type ChartMark, half, square, squarePath } from './mark.ts'
import { thick } from './rule.ts'
import type { Summary } from './statistics.ts'

/** The style of a box: in focus it is filled. Outliers outside of `reach` are beyond the axis. */
export type BoxLook = { isFocus?: boolean; reach?: [least: number, most: number]; unit?: string | undefined }

/** More outliers than this are short strokes in one path, so that large samples make small scenes. */
const mostDots = 20

/** Pixels over the middle of a box where words of what is beyond the axis may be. */
const beyondUp = [0, 20, -20, 27, -27]

/** The marks of one group: whiskers first, then box and median, then outliers. */
export function boxAndWhiskers(
  item: object,
  { summary, y }: { summary: Summary; y: number },
  { isFocus = false, reach: [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], unit }: BoxLook = {},
): ChartMark[] {
  const { low, q1, median, q3, high } = summary
  const outliers = summary.outliers.filter((x) => x >= least && x <= most)
  const [below, above] = [summary.outliers.filter((x) => x < least), summary.outliers.filter((x) => x > most)]
  const stroke = isFocus ? 'accent' : 'muted'
  const whiskers = [...(low < q1 ? [{ from: q1, to: low }] : []), ...(high > q3 ? [{ from: q3, to: high }] : [])]
  return [
    ...whiskers.map((ends) => whisker(item, { ...ends, y }, stroke)),
    airBeside({ ...summary, outliers }),
    bars(item, [{ x: [q1, q3], y }], { fill: isFocus ? 'accent' : 'rule', edge: stroke }),
    // Without a box the median is on the page, not on the accent.
    thick(item, { x: median, y }, isFocus ? (q1 < q3 ? 'surface' : 'accent') : 'ink'),
    ...(outliers.length > mostDots
      ? [strokes(item, { x: outliers, y }, stroke)]
      : outliers.map((x) => dot(item, { x, y }, { stroke, fill: 'surface', r: 4 }))),
    // In the row of its outliers, or where it leaves room over or under them.
    beyondAxis(item, farWords(below, unit, { isLow: true }), { y, up: beyondUp, isLow: true, beside: low }),
    beyondAxis(item, farWords(above, unit), { y, up: beyondUp }),
  ]
}

/** From the box to the last value that is no outlier, with a short line across its end. */
const whisker = (item: object, { from, to, y }: { from: number; to: number; y: number }, stroke: Color): ChartMark => ({
  x: [from, to],
  draw: (frame) => {
    const band = rectOf(frame, { x: [from, to], y })
    const [start, end] = [half(frame.x.at(from)), half(frame.x.at(to))]
    const [middle, h] = [half(band.y + band.h / 2), half(band.h * 0.4)]
    frame.put(item, [path(`M ${start} ${middle} H ${end} M ${end} ${middle - h / 2} v ${h}`, { stroke })])
  },
})

/** Keeps names and words beside the plot area away from whiskers and outliers. */
const airBeside = ({ low, high, outliers }: Summary): ChartMark => {
  const [least = low, most = high] = extent([low, ...outliers, high])
  const reach = [
    { x: least, before: beside },
    { x: most, after: beside },
  ]
  return { reach }
}

/** Free pixels between whiskers or outliers and the names and words beside the plot area. */
const beside = 12

const strokes = (item: object, { x, y }: { x: number[]; y: number }, stroke: Color): ChartMark => ({
  x,
  draw: (frame) => {
    const top = half(frame.y.at(y)) - 5
    const places = [...new Set(x.map((value) => half(frame.x.at(value))))]
    frame.put(item, [path(places.map((at) => `M ${at} ${top} v 10`).join(' '), { stroke })])
  },
})

/** The key of boxes: of raw values, or of five numbers. */
export const boxEntries = (isRaw: boolean): KeyEntry[] => [
  {
    text: 'Middle half (IQR) and median',
    sample: ({ x, y, w, h }) => [
      path(squarePath({ x, y: y + 4, w, h: h - 8 }), { fill: 'rule' }),
      square({ x: x + w / 2 - 2, y: y + 4, w: 4, h: h - 8 }, { fill: 'ink' }),
    ],
  },
  {
    text: isRaw ? 'To the last value within 1.5 box lengths' : 'To the smallest and the largest value',
    sample: ({ x, y, w, h }) => [path(`M ${x} ${y + h / 2} H ${x + w} M ${x + w} ${y + 6} v ${h - 12}`)],
  },
  ...(isRaw ? [outlierEntry] : []),
]

const outlierEntry: KeyEntry = {
  text: 'Outlier',
  w: 8,
  sample: ({ x, y, h }) => [circle(x + 4, y + h / 2, 4, { fill: 'none', stroke: 'muted' })],
}
