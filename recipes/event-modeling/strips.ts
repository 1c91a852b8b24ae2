/**
 * Strips: slices that are wider than a page go on in a second strip below the first, cut where the fewest links lead over
 * the fold. Such a link ends at a mark beside the first strip, and goes on at the same mark in the second.
 */
import { range } from 'd3-array'
import { up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'

/** Free pixels between cards; left of them the lanes' names; around them; how much nearer to outlines than usual words may be. */
const [between, nearer] = [16, 8]
export const [left, pad] = [112, 16]

/** Cards: how wide on most pages, and where words need more. */
const [page, usual] = [880, 152]

/** Free pixels between two strips, and what marks need beside the first. */
export const [foldHeight, markRoom] = [32, 24]

/** How wide cards are, the first column of each strip, and where columns begin in theirs, or would in another. */
export type Strips = {
  w: number
  starts: number[]
  strip: (column: number) => number
  x: (column: number, strip?: number) => number
}

/** As wide as most pages have room for, or the widest page where words need that; in two strips where they would break. */
export function stripsFor(count: number, narrow: number, links: readonly { from: number; to: number }[]): Strips {
  const widthIn = (wide: number): number => Math.floor((wide - left - pad + between) / count / 8) * 8 - between
  const enough = [page, room.w].map(widthIn).find((w) => w >= narrow - nearer)
  const whole = up(narrow, 8)
  const w = enough === undefined ? whole : Math.min(Math.max(usual, whole), enough)
  const starts = enough === undefined ? [0, foldOf(count, w, links)] : [0]
  const strip = (column: number): number => (column >= (starts[1] ?? count) ? 1 : 0)
  return { w, starts, strip, x: (column, at = strip(column)) => left + (column - (starts[at] ?? 0)) * (w + between) }
}

/** How wide so many columns are with the lanes around them. */
export const stripWidth = (count: number, w: number): number => left + count * (w + between) - between + pad

/** The first slice of the second strip: as few links as can be lead over the fold, and both strips are about equally long. */
const foldOf = (count: number, w: number, links: readonly { from: number; to: number }[]): number => {
  const uneven = (at: number): number => Math.abs(2 * at - count)
  const over = (at: number): number => links.filter(({ from, to }) => from < at && to >= at).length
  const fits = (at: number): boolean => stripWidth(Math.max(at, count - at), w) + markRoom <= room.w
  const middle = Math.ceil(count / 2)
  const tried = range(1, count).filter((at) => at === middle || fits(at))
  return tried.toSorted((a, b) => over(a) - over(b) || uneven(a) - uneven(b) || b - a)[0] ?? middle
}
