/**
 * Guides: upright lines and bands through a drawing that break at words.
 */

import { boundsOf } from '../../src/elements/bounds.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { band as bandFill } from '../fills.ts'
import { path } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'

/** Free pixels between a guide and words. */
const clear = 4

/** `toMark`: it ends at a mark, so that its last piece may be short. */
type Way = { top: number; bottom: number; words: readonly Rect[]; toMark?: boolean }

/** A line at the whole pixel nearest to `x` from `top` to `bottom`, with gaps where it would touch one of `words`; none where nothing is left. */
export function guide({ x: at, ...way }: Way & { x: number }, look: Pick<Path, 'stroke' | 'dashed'> = {}): Path[] {
  const x = Math.round(at)
  const pieces = piecesOf({ from: x, to: x }, way)
  return pieces.length === 0 ? [] : [path(pieces.map(([from, to]) => `M ${x} ${from} V ${to}`).join(' '), look)]
}

/** The same for a band between two x, as ground. */
export const band = (place: Way & { from: number; to: number }): Path[] => {
  const d = bandPath(place)
  return d === '' ? [] : [path(d, bandFill)]
}

/** Path data of a band between two x, with gaps at words: it goes on beside them where it is wide enough. */
export const bandPath = ({ from, to, ...way }: Way & { from: number; to: number }): string => {
  const { top, bottom, words } = way
  const pieces = piecesOf({ from, to }, way)
  const starts = [top, ...pieces.map(([, end]) => end)]
  const gaps = starts.flatMap((start, index) => {
    const end = pieces[index]?.[0] ?? bottom
    const own = words.filter(({ x, y, w, h }) => y < end && y + h > start && x < to && from < x + w)
    const [left, right] = [
      Math.min(...own.map(({ x }) => x)) - clear,
      Math.max(...own.map(({ x, w }) => x + w)) + clear,
    ]
    const [first, last] = [left < from + shortest ? from : left, right > to - shortest ? to : right]
    return end > start && own.length > 0 ? [{ start, end, first, last }] : []
  })
  if (pieces.length === 0 && gaps.every(({ first, last }) => first === from && last === to)) return ''
  // Gaps run the other way, so that they are not filled.
  return [
    `M ${from} ${top} H ${to} V ${bottom} H ${from} Z`,
    ...gaps.map(({ start, end, first, last }) => `M ${first} ${start} V ${end} H ${last} V ${start} Z`),
  ].join(' ')
}

const piecesOf = (
  { from, to }: { from: number; to: number },
  { top, bottom, words, toMark = false }: Way,
): [number, number][] => {
  const gaps = words
    .filter((rect) => rect.x - clear < to && from < rect.x + rect.w + clear)
    .map((rect): [number, number] => [rect.y - clear, rect.y + rect.h + clear])
    .toSorted((a, b) => a[0] - b[0])
  const pieces: [number, number][] = []
  let y = top
  for (const [start, end] of [...gaps, [bottom, bottom] as [number, number]]) {
    const least = toMark && start >= bottom ? touching : shortest
    if (Math.min(start, bottom) > y + least) pieces.push([y, Math.min(start, bottom)])
    y = Math.max(y, end)
  }
  return pieces
}

/** A shorter piece would look like a speck. */
const shortest = 12
/** One that touches a mark is a part of that. */
const touching = 6

/** The rectangles of all words on the sheet so far. */
export const wordsOn = ({ pieces }: Sheet): Rect[] =>
  pieces.flatMap(({ elements }) => elements.filter(({ type }) => type === 'text').map(boundsOf))
