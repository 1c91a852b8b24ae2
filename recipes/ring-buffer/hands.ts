/**
 * Hands: lines from the places of a ring to names beside it. Names at one place share a line, and a bar beside them.
 */
import { groups } from 'd3-array'
import { type Block, block, place } from '../../drawing/block.ts'
import { turned } from '../../drawing/chart/arc.ts'
import { spread } from '../../drawing/label/spread.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { round } from '../../src/geometry/round.ts'

/** Pixels: the ring, its tracks, from the ring to slot numbers and to names, how wide names may be, free between them. */
export const size = {
  inner: 144,
  outer: 200,
  track: 8,
  pitch: 14,
  first: 10,
  index: 12,
  bend: 28,
  names: 48,
  words: 264,
  gap: 12,
} as const

/** The center of the ring. */
export const center = { x: 0, y: 0 }

/** Who is at a place, as a share of a turn, from which radius on, and in which words. */
export type Hand = { item: object | string; turn: number; r: number; words: string[]; isFocus: boolean }

/** Those that are at one place have one line, from the innermost of their tracks, with a dot at each. */
const atOnePlace = (hands: readonly Hand[]): Hand[][] =>
  groups(hands, ({ turn }) => turn).map(([, own]) => own.toSorted((a, b) => b.r - a.r))

/** Lines from tracks across the ring to names beside it, which are moved apart. */
export const drawHands = (hands: Hand[], side: 'left' | 'right', sheet: Sheet): void => {
  const sign = side === 'right' ? 1 : -1
  const places = atOnePlace(hands).map((own) => ({ own, words: own.map(wordsAt) }))
  const wanted = places.map(({ own }) => turned(center, own[0]?.turn ?? 0, size.outer + size.bend).y)
  const heights = places.map(({ words }) => words.reduce((sum, { h }) => sum + h + size.gap, -size.gap))
  const middles = spread(wanted, { sizes: heights, gap: size.gap })
  places.forEach(({ own, words }, index) => {
    const [x, y] = [sign * (size.outer + size.names), middles[index] ?? 0]
    let top = y - (heights[index] ?? 0) / 2
    drawHand(own, { x, y, half: y - top }, sheet)
    own.forEach(({ item }, at) => {
      const block = words[at]
      if (block === undefined) return
      const rect = { x: x + 8 * sign, y: top, w: 0, h: block.h }
      sheet.put(item, place(block, rect, { align: side === 'right' ? 'start' : 'end' }))
      top += block.h + size.gap
    })
  })
}

const wordsAt = ({ words: [name, ...notes], isFocus }: Hand): Block => {
  const as = { size: 14, bold: true, ...(isFocus ? { fill: 'accent' as const } : {}) } as const
  return block([{ text: name, as }, ...notes.map((text) => ({ text, as: 'note' }) as const)], size.words)
}

const drawHand = (own: readonly Hand[], end: Point & { half: number }, sheet: Sheet): void => {
  const last = own.at(-1)
  if (last === undefined) return
  const marked = own.find(({ isFocus }) => isFocus)
  const look = { stroke: marked === undefined ? 'ink' : 'accent' } as const
  const [start, bend] = [turned(center, last.turn, last.r), turned(center, last.turn, size.outer + size.bend)]
  const bar = own.length > 1 ? ` M ${end.x} ${round(end.y - end.half)} v ${round(2 * end.half)}` : ''
  const d = `M ${round(start.x)} ${round(start.y)} L ${round(bend.x)} ${round(bend.y)} L ${end.x} ${round(end.y)}${bar}`
  sheet.put((marked ?? last).item, [path(d, look)], 'line')
  if (own.length === 1) return
  for (const { item, turn, r, isFocus } of own) {
    const at = turned(center, turn, r + size.track / 2)
    sheet.put(item, [circle(round(at.x), round(at.y), 4, { fill: isFocus ? 'accent' : 'ink' })], 'over')
  }
}
