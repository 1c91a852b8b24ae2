/**
 * Boxes: the middle half of the values of a group in a band of y, its median, whiskers and outliers (Tukey 1977).
 */
import { extent } from 'd3-array'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { KeyEntry } from '../key.ts'
import { circle, path } from '../primitives.ts'
import { rectOf } from './bar.ts'
import { dot } from './dot.ts'
import { half, type Mark, squarePath } from './mark.ts'
import { range } from './range.ts'
import type { Summary } from './statistics.ts'

/** The style of a box: in focus it is filled. */
export type BoxLook = { isFocus?: boolean }

/** More outliers than this are short strokes in one path, so that large samples make small scenes. */
const mostDots = 20

/** The marks of one group: whiskers first, then box and median, then outliers. */
export function boxAndWhiskers(
  item: object,
  { summary, y }: { summary: Summary; y: number },
  { isFocus = false }: BoxLook = {},
): Mark[] {
  const { low, q1, q3, high, outliers } = summary
  const stroke = isFocus ? 'accent' : 'muted'
  return [
    ...(low < q1 ? [range(item, { x: [q1, low], y }, { stroke, ends: 'second' })] : []),
    ...(high > q3 ? [range(item, { x: [q3, high], y }, { stroke, ends: 'second' })] : []),
    boxOf(item, { summary, y }, isFocus),
    ...(outliers.length > mostDots
      ? [strokes(item, { x: outliers, y }, stroke)]
      : outliers.map((x) => dot(item, { x, y }, { stroke, fill: 'none', r: 4 }))),
  ]
}

const boxOf = (item: object, { summary, y }: { summary: Summary; y: number }, isFocus: boolean): Mark => {
  const { low, q1, median, q3, high, outliers } = summary
  const [least = low, most = high] = extent([low, ...outliers, high])
  return {
    x: [q1, q3],
    reach: [
      { x: least, before: beside },
      { x: most, after: beside },
    ],
    draw: (frame) => {
      const rect = rectOf(frame, { x: [q1, q3], y })
      const at = half(frame.x.at(median))
      frame.put(item, [
        path(squarePath(rect), isFocus ? { fill: 'accent', stroke: 'accent' } : { fill: 'rule' }),
        middle(at, rect, isFocus ? 'surface' : 'ink'),
      ])
    },
  }
}

/** A median is the strongest stroke of its box. */
const middle = (at: number, { y, h }: { y: number; h: number }, fill: Color): Element =>
  path(squarePath({ x: at - medianWidth / 2, y, w: medianWidth, h }), { fill, stroke: 'none' })

const medianWidth = 4

/** Free pixels between whiskers or outliers and the names and words beside the plot area. */
const beside = 12

const strokes = (item: object, { x, y }: { x: number[]; y: number }, stroke: Color): Mark => ({
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
      middle(x + w / 2, { y: y + 4, h: h - 8 }, 'ink'),
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
