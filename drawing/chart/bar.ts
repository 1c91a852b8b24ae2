/**
 * Bars: square rectangles between two values, horizontal in a band of y, vertical in a band of x or over a bin.
 *
 * Text at a bar's end is outside it; horizontal bars reserve space for it, vertical ones have text only where it
 * fits.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { type Block, block, place } from '../block.ts'
import { path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { toneOf } from '../tone.ts'
import type { Role, TypeStyle } from '../type.ts'
import type { Frame } from './frame.ts'
import { spotsIn } from './inside.ts'
import { type ChartMark, square, squarePath } from './mark.ts'
import type { Scale } from './scale.ts'

/** A band by its number, or an interval from the start of the bar to its end. */
export type Extent = number | [from: number, to: number]

/** Where a bar is; `part` is the part of its band that it takes, from 0 to 1: a lane, or a height over the bottom, 1. */
export type BarPlace = { x: Extent; y: Extent; part?: [from: number, to: number] }

/**
 * `outline`: dashed and empty, for what is not there. `half`: a half-tone of its fill, beside what is in focus. `edge`
 * parts bars that touch; `striped`, between both. `words` at the bar's end, or at whichever end is larger; those `inside`
 * are in its middle or in one of its halves, where there is room for them. `isTint`: bars over others, in their color alone.
 */
export type BarLook = {
  fill?: Color
  half?: boolean
  edge?: Color
  outline?: boolean
  striped?: boolean
  words?: string
  inside?: string
  as?: Role | TypeStyle
  wordsAt?: 'end' | 'high'
  isTint?: boolean
}

/** From the end of a bar to its words, in pixels. */
export const barGap = 8
const away = barGap
/** Bars thinner than this, in pixels, have the color of their edges, under which they would vanish. */
const thin = 4
/** The least length of what is not zero. */
const least = 2
/** Between bars that touch. */
const seam = 1

/** A bar of an item. */
export function bar(item: object, at: BarPlace, look: BarLook = {}): ChartMark {
  const { words, as = 'value', wordsAt = 'end' } = look
  const said = block([{ text: words, as }])
  const isLevel = typeof at.y === 'number'
  const [from, to] = intervalOf(isLevel ? at.x : at.y)
  const isForward = wordsAt === 'high' || to >= from
  const need = said.w > 0 ? said.w + away : 0
  return {
    x: typeof at.x === 'number' ? [] : at.x,
    y: typeof at.y === 'number' ? [] : at.y,
    reach: isLevel
      ? [isForward ? { x: Math.max(from, to), after: need } : { x: Math.min(from, to), before: need }]
      : [],
    draw: (frame) => {
      const rect = rectOf(frame, at)
      // On the line of zero, what is hardly longer than that is as dark.
      const half = look.half === true && (isLevel ? rect.w : rect.h) > least
      if (rect.w > 0 && rect.h > 0) frame.put(item, [path(squarePath(rect), paintOf(rect, { ...look, half }))])
      if (isLevel)
        frame.put(item, place(said, besideOf(rect, { said, isForward }), { align: isForward ? 'start' : 'end' }))
      else if (said.w > 0) frame.say(item, [{ words: said, rect: overOf(rect, { said, isForward }) }])
      if (look.inside !== undefined) frame.say(item, spotsIn(rect, block([{ text: look.inside, as }])))
    },
  }
}

/** Bars of one item that are one thing, as one path. */
export const bars = (
  item: object,
  places: BarPlace[],
  {
    fill = 'muted',
    half: isHalf = false,
    edge = 'none',
    outline = false,
    striped = false,
    isTint = false,
  }: BarLook = {},
): ChartMark => ({
  x: places.flatMap(({ x }) => (typeof x === 'number' ? [] : x)),
  y: places.flatMap(({ y }) => (typeof y === 'number' ? [] : y)),
  draw: (frame) => {
    const rects = places.map((at) => rectOf(frame, at)).filter(({ w, h }) => w > 0 && h > 0)
    if (rects.length === 0) return
    const shape = isHalf
      ? square(rects.map(seamed), { fill, dashed: true })
      : square(rects, outline ? { stroke: 'muted', dashed: true } : { fill, stroke: edge, striped })
    if (isTint) frame.tint(item, [shape], 'mark')
    else frame.put(item, [shape])
  },
})

const seamed = (rect: Rect): Rect => (rect.w > thin ? { ...rect, w: rect.w - seam } : rect)

/** A bar beside what is in focus: it is told from it without color. */
export const plainBar = { fill: 'muted', half: true } as const satisfies BarLook

/** A bar that is in focus, good or bad is solid; beside a focus, the others are plain, and one that steps back is pale. */
export const barLook = (item: { state?: Color | undefined }, sheet: Sheet): BarLook => {
  const fill = toneOf(item, sheet)
  if (fill === 'muted' && item.state === 'muted') return { fill: 'rule' }
  return fill === 'muted' && sheet.hasFocus ? plainBar : { fill }
}

const paintOf = ({ w, h }: Rect, { fill = 'muted', half: isHalf = false, edge = 'none', outline = false }: BarLook) => {
  if (outline) return { dashed: true } as const
  if (isHalf) return { fill, stroke: 'none', dashed: true } as const
  return Math.min(w, h) < thin
    ? { fill: edge === 'none' ? fill : edge, stroke: 'none' as const }
    : { fill, stroke: edge }
}

const intervalOf = (extent: Extent): [number, number] => (typeof extent === 'number' ? [extent, extent] : extent)

/**
 * The rectangle of a bar, its sides on whole pixels: other edges would be blurred. What is not zero is two pixels
 * long at least, however small it is beside the others: no value is lost, or erases the line of zero.
 */
export const rectOf = ({ x, y }: Frame, at: BarPlace): Rect => {
  const [left, right] = spanOf(x, at.x, at.part)
  const [top, bottom] = spanOf(y, at.y, at.part)
  return { x: left, y: top, w: right - left, h: bottom - top }
}

const spanOf = (scale: Scale, extent: Extent, [from, to]: [number, number] = [0, 1]): [number, number] => {
  if (typeof extent !== 'number') return longEnough(scale.at(extent[0]), scale.at(extent[1]))
  const start = scale.at(extent) - scale.width / 2
  return longEnough(start + scale.width * to, start + scale.width * from)
}

/** From the foot of a bar to its end, on whole pixels, in ascending order. */
const longEnough = (foot: number, end: number): [number, number] => {
  const [a, b] = [Math.round(foot), Math.round(end)]
  const tip = Math.abs(b - a) < least ? a + least * Math.sign(end - foot) : b
  return [Math.min(a, tip), Math.max(a, tip)]
}

type Said = { said: Block; isForward: boolean }

const besideOf = ({ x, y, w, h }: Rect, { said, isForward }: Said): Rect => ({
  x: isForward ? x + w + away : x - away - said.w,
  y: y + h / 2 - said.h / 2,
  w: said.w,
  h: said.h,
})

const overOf = ({ x, y, w, h }: Rect, { said, isForward }: Said): Rect => ({
  x,
  y: isForward ? y - said.h - 2 : y + h + 2,
  w,
  h: said.h,
})
