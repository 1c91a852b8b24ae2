/**
 * Bars: filled, with their text inside, broken where a link that they do not join passes.
 */
import type { Point, Rect } from '../../../src/geometry/rect.ts'
import type { Element } from '../../../src/scene/scene.ts'
import { type Block, block, centeredBaseline, place, widthOf } from '../../block.ts'
import { square } from '../../chart/mark.ts'
import { box, text } from '../../primitives.ts'
import { up } from '../../rect.ts'

/** What a bar is called, in how much detail, and in how many partitions it is cut: drawn as cells where there is room. */
export type BarWords = { name: string; detail?: string | undefined; cells?: number | undefined }

/** Its color; on the way to what a picture is about, its edge alone is in the accent. */
export type BarPaint = { fill: 'muted' | 'accent'; stroke: 'muted' | 'accent' }

/** The look of a bar. */
export const barPaint = ({ isFocus, isOnWay = false }: { isFocus: boolean; isOnWay?: boolean }): BarPaint => ({
  fill: isFocus && !isOnWay ? 'accent' : 'muted',
  stroke: isFocus ? 'accent' : 'muted',
})

/** From a bar's ends to its words, and between name and detail. */
const inset = 16
const least = 8
/** Pixels on either side of a link that breaks a bar. */
const gap = 12
const lineHeight = 32
/** Up to so many pixels a bar is as wide as a block. */
const narrow = 128
/** The cells of partitions, in pixels: small and filled, at a fixed pitch. */
const cell = { w: 8, h: 16, pitch: 12 }

const nameStyle = { size: 16, bold: true, fill: 'surface' } as const
const detailStyle = { size: 14, mono: true, fill: 'surface' } as const

/** How high bars are so that the words of all fit in their widest pieces. */
export const barHeight = (all: readonly { words: BarWords; w: number }[]): number =>
  all.every(({ words, w }) => inLine(words) <= w)
    ? lineHeight
    : Math.max(...all.map(({ words, w }) => Math.ceil((stacked(words, w).h + 12) / 8) * 8))

const inLine = ({ name, detail }: BarWords): number =>
  2 * inset + widthOf(name, nameStyle) + (detail === undefined ? 0 : inset + widthOf(detail, detailStyle))

const stacked = ({ name, detail }: BarWords, w: number): Block =>
  block(
    [
      { text: name, as: nameStyle },
      { text: detail, as: detailStyle },
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
const necksOf = (pieces: readonly Rect[], { fill }: BarPaint): Element[] => {
  const stubs = pieces.slice(1).flatMap((piece, index) => {
    const before = pieces[index]
    const w = gap - neck.clear + neck.into
    const ends = before === undefined ? [] : [before.x + before.w - neck.into, piece.x - gap + neck.clear]
    return ends.map((x) => ({ x, y: piece.y + piece.h / 4, w, h: piece.h / 2 }))
  })
  return stubs.length === 0 ? [] : [square(stubs, { fill, stroke: 'none' })]
}

/** The widest of a bar's pieces: its words are there. */
export const widestOf = (pieces: readonly Rect[]): Rect =>
  pieces.reduce((widest, piece) => (piece.w > widest.w ? piece : widest))

/** A bar in its color, with its words. */
export function drawBar(pieces: readonly Rect[], words: BarWords, paint: BarPaint): Element[] {
  const widest = widestOf(pieces)
  const { x, y, w, h } = widest
  // As narrow as a block, it has its words in the middle.
  const isBlock = words.cells === undefined && w <= narrow && (h > lineHeight || inLine(words) > w)
  const boxes = [...necksOf(pieces, paint), ...pieces.map((piece) => box(piece.x, piece.y, piece.w, piece.h, paint))]
  const middle = y + h / 2
  if (h > lineHeight || inLine(words) > w) {
    const lines = stacked(words, w)
    const left = Math.min(inset, Math.floor((w - lines.w) / 2))
    if (isBlock) return [...boxes, ...place(lines, widest)]
    const cells = cellsUpTo({ x: x + w - inset, y: middle }, words, w - lines.w - left - inset)
    return [...boxes, ...place(lines, { ...widest, x: x + left }, { align: 'start' }), ...cells]
  }
  const { name, detail } = words
  // The other pieces say what they are a part of, where they have room.
  const again = pieces.filter((piece) => piece !== widest && piece.w >= widthOf(name, nameStyle) + 2 * inset)
  const right = x + w - inset - (detail === undefined ? 0 : up(widthOf(detail, detailStyle)) + least)
  return [
    ...boxes,
    ...cellsUpTo({ x: right, y: middle }, words, right - x - 2 * inset - widthOf(name, nameStyle)),
    text(x + inset, centeredBaseline(middle, 16), name, nameStyle),
    ...again.map((piece) => text(piece.x + inset, centeredBaseline(middle, 16), name, nameStyle)),
    ...(detail === undefined
      ? []
      : [text(x + w - inset, centeredBaseline(middle, detailStyle.size), detail, { ...detailStyle, align: 'end' })]),
  ]
}

/** The cells of partitions, ending at a point, if they fit a width in pixels. */
const cellsUpTo = ({ x, y }: Point, { cells = 0 }: BarWords, width: number): Element[] => {
  const left = x - cells * cell.pitch + cell.pitch - cell.w
  if (cells < 2 || x - left > width) return []
  const rects = Array.from({ length: cells }, (_, index) => ({
    x: left + index * cell.pitch,
    y: y - cell.h / 2,
    w: cell.w,
    h: cell.h,
  }))
  return [square(rects, { fill: 'surface' })]
}
