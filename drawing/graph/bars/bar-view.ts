/**
 * Bars: tinted, with their text inside, broken where a link that they do not join passes.
 */
import type { Rect } from '../../../src/geometry/rect.ts'
import type { Element } from '../../../src/scene/scene.ts'
import { type Block, block, centeredBaseline, place, widthOf } from '../../block.ts'
import { square } from '../../chart/mark.ts'
import { emphasis } from '../../emphasis.ts'
import { box, text } from '../../primitives.ts'
import { up } from '../../rect.ts'

/** What a bar is called, and in how much detail. */
export type BarWords = { name: string; detail?: string | undefined }

/** Its color: pale, so that what is solid is what the picture is about; on the way to that it is a part of the focus. */
export type BarPaint = (typeof emphasis)['plain' | 'soft' | 'strong']

/** The look of a bar. */
export const barPaint = ({ isFocus, isOnWay = false }: { isFocus: boolean; isOnWay?: boolean }): BarPaint => {
  if (!isFocus) return emphasis.plain
  return isOnWay ? emphasis.soft : emphasis.strong
}

/** From a bar's ends to its words, and between name and detail. */
const inset = 16
const least = 8
/** Pixels on either side of a link that breaks a bar. */
const gap = 12
const lineHeight = 32
/** Up to so many pixels a bar is as wide as a block. */
const narrow = 176

const nameStyle = { size: 16, bold: true } as const
const detailStyle = { size: 14, mono: true } as const

/** The color of words on a bar. */
const onBar = ({ fill }: BarPaint): OnBar => ({ fill: fill === 'accent' ? 'surface' : 'ink' })

/** How high bars are so that the words of all fit in their widest pieces. */
export const barHeight = (all: readonly { words: BarWords; w: number }[]): number =>
  all.every(({ words, w }) => inLine(words) <= w)
    ? lineHeight
    : Math.max(...all.map(({ words, w }) => Math.ceil((stacked(words, w).h + 12) / 8) * 8))

const inLine = ({ name, detail }: BarWords): number =>
  2 * inset + widthOf(name, nameStyle) + (detail === undefined ? 0 : inset + widthOf(detail, detailStyle))

const stacked = ({ name, detail }: BarWords, w: number, color: Partial<OnBar> = {}): Block =>
  block(
    [
      { text: name, as: { ...nameStyle, ...color } },
      { text: detail, as: { ...detailStyle, ...color } },
    ],
    w - 2 * least,
  )

/** The width at which a bar's name and detail have a line each. */
export const barNeed = (words: BarWords): number => up(stacked(words, Number.POSITIVE_INFINITY).w + 2 * least, 16)

/** The pieces of a bar between the links that pass through it. */
export const piecesOf = ({ x, y, w, h }: Rect, passing: readonly number[]): Rect[] => {
  const cuts = passing.filter((at) => at > x && at < x + w).sort((a, b) => a - b)
  const starts = [x, ...cuts.map((at) => at + gap)]
  const ends = [...cuts.map((at) => at - gap), x + w]
  return starts.map((start, index) => ({ x: start, y, w: (ends[index] ?? start) - start, h }))
}

/** Pixels: how near a neck comes to the link that it runs under, and how far it reaches into a piece. */
const neck = { clear: 4, into: 8 } as const

/** What shows that the pieces of a bar are one: a neck that runs on under the link between them. */
const necksOf = (pieces: readonly Rect[], paint: BarPaint): Element[] => {
  const stubs = pieces.slice(1).flatMap((piece, index) => {
    const before = pieces[index]
    const w = gap - neck.clear + neck.into
    const ends = before === undefined ? [] : [before.x + before.w - neck.into, piece.x - gap + neck.clear]
    return ends.map((x) => ({ x, y: piece.y + piece.h / 4, w, h: piece.h / 2 }))
  })
  return stubs.length === 0 ? [] : [square(stubs, paint)]
}

/** The widest of a bar's pieces: its words are there. */
export const widestOf = (pieces: readonly Rect[]): Rect =>
  pieces.reduce((widest, piece) => (piece.w > widest.w ? piece : widest))

/** A bar in its color, with its words. */
export function drawBar(pieces: readonly Rect[], words: BarWords, paint: BarPaint): Element[] {
  const widest = widestOf(pieces)
  const { x, w, h } = widest
  const isStacked = h > lineHeight || inLine(words) > w
  const boxes = [...necksOf(pieces, paint), ...pieces.map((piece) => box(piece.x, piece.y, piece.w, piece.h, paint))]
  const color = onBar(paint)
  // As narrow as a block, it has its words in the middle.
  if (w <= narrow && (isStacked || words.detail === undefined))
    return [...boxes, ...place(stacked(words, w, color), widest)]
  if (isStacked) {
    const lines = stacked(words, w, color)
    const left = Math.min(inset, Math.floor((w - lines.w) / 2))
    return [...boxes, ...place(lines, { ...widest, x: x + left }, { align: 'start' })]
  }
  return [...boxes, ...inOneLine(pieces, words, color)]
}

type OnBar = { fill: 'surface' | 'ink' }

/** Name and detail at the ends of the widest piece; the other pieces say what they are a part of, where they have room. */
const inOneLine = (pieces: readonly Rect[], words: BarWords, color: OnBar): Element[] => {
  const { name, detail } = words
  const widest = widestOf(pieces)
  const { x, y, w, h } = widest
  const middle = y + h / 2
  const again = pieces.filter((piece) => piece !== widest && piece.w >= widthOf(name, nameStyle) + 2 * inset)
  const nameAt = (left: number): Element =>
    text(left + inset, centeredBaseline(middle, 16), name, { ...nameStyle, ...color })
  return [
    nameAt(x),
    ...again.map((piece) => nameAt(piece.x)),
    ...(detail === undefined
      ? []
      : [
          text(x + w - inset, centeredBaseline(middle, detailStyle.size), detail, {
            ...detailStyle,
            ...color,
            align: 'end',
          }),
        ]),
  ]
}
