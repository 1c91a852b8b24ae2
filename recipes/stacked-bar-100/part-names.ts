/**
 * The names of parts, once, over the first bar: each at a tick on the middle of its part, as near to it as the others let.
 */
import { sum } from 'd3-array'
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { spread } from '../../drawing/label/spread.ts'
import { path } from '../../drawing/primitives.ts'
import type { Source } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'

/** A name, what it names, and from where to where its part goes in the first bar, as shares of it. */
export type PartName = { source: Source; text: string; as: TypeStyle; from: number; to: number }

/** Pixels: between two names, from the row of the bar to the upper end of a tick and to the names, how wide names are where all have room, how far off a part is not near; ticks have no bend of less, and are as far from the ends of their names. */
const size = { between: 12, tick: 11, words: 15, room: 560, far: 24, bend: 4, held: 8 } as const

/**
 * The names over the first bar. The first part needs no tick: its name begins where it begins. The last one ends before what
 * is over the totals, which reaches so far `over` their column.
 */
export function partNames(names: PartName[], over = 0): ChartMark {
  const blocks = wrapped(names)
  const h = Math.max(...blocks.map((words) => words.h))
  return {
    top: h + size.words,
    draw: (frame) => {
      const { area, room } = frame
      const w = area.w - Math.max(0, over + size.held - room.right)
      const { y: bottom } = rectOf(frame, { x: [0, 0], y: 0 })
      const ticks = names.map(({ from, to }) => Math.round(frame.x.at((from + to) / 2)))
      const lefts = leftsOf(blocks, ticks, { x: area.x, w })
      for (const [index, { source }] of names.entries()) {
        const words = blocks[index] ?? block([])
        const left = lefts[index] ?? 0
        const rect = { x: left, y: area.y - size.words - words.h, w: words.w, h: words.h }
        const tick = index === 0 ? [] : [path(tickTo(ticks[index] ?? 0, { left, w: words.w, top: area.y, bottom }))]
        frame.put(source, [...tick, ...place(words, rect, { align: 'start' })])
      }
    },
  }
}

/** Whether all names are near enough to their parts over a bar of usual length; otherwise a key tells more. */
export function areNear(names: PartName[]): boolean {
  const blocks = wrapped(names)
  const ticks = names.map(({ from, to }) => ((from + to) / 2) * size.room)
  const lefts = leftsOf(blocks, ticks, { x: 0, w: size.room })
  return blocks.every(({ w }, index) => {
    const [left, tick] = [lefts[index] ?? 0, ticks[index] ?? 0]
    return index === 0 || (tick > left - size.far && tick < left + w + size.far)
  })
}

/** The left edges of names, in the order of their parts. */
const leftsOf = (blocks: Block[], ticks: number[], { x, w: width }: { x: number; w: number }): number[] => {
  let least = 0
  const wanted = blocks.map(({ w }, index) => {
    least = Math.max(least, index === 0 ? x + w / 2 : (ticks[index] ?? 0))
    return least
  })
  const middles = spread(wanted, { sizes: blocks.map(({ w }) => w), gap: size.between, from: x, to: x + width })
  const evenly = blocks.map(({ w }, index) => (middles[index] ?? 0) - w / 2)
  const aside = yielding(blocks, ticks, { x, w: width })
  const isBetter = aside !== undefined && missed(blocks, ticks, aside) < missed(blocks, ticks, evenly)
  return (isBetter ? aside : evenly).map(Math.round)
}

/** Each name over its tick, and so far left of it as the next one asks; nothing where that pushes them into the first. */
const yielding = (
  blocks: Block[],
  ticks: number[],
  { x, w: width }: { x: number; w: number },
): number[] | undefined => {
  let end = x + width
  const lefts = blocks.map(() => x)
  for (const [index, { w }] of [...blocks.entries()].toReversed()) {
    if (index > 0) lefts[index] = Math.min((ticks[index] ?? 0) - w / 2, end - w)
    else if (x + w > end) return undefined
    end = (lefts[index] ?? 0) - size.between
  }
  return lefts
}

/** How many pixels ticks are outside of their names in all, or nearer to an end than `size.held`. */
const missed = (blocks: Block[], ticks: number[], lefts: number[]): number =>
  sum(blocks.slice(1), ({ w }, index) => {
    const [left, tick] = [lefts[index + 1] ?? 0, ticks[index + 1] ?? 0]
    const held = Math.min(size.held, w / 2)
    return Math.max(0, left + held - tick, tick - (left + w - held))
  })

/** Upright where the words are over the tick; from their nearer end where they had to move. */
const tickTo = (
  x: number,
  { left, w, top, bottom }: { left: number; w: number; top: number; bottom: number },
): string => {
  const nearest = Math.max(left + 2, Math.min(left + w - 2, x))
  // A bend of a few pixels would be read as a mistake.
  const from = Math.abs(nearest - x) <= size.bend ? x : nearest
  return from === x ? `M ${x} ${top - size.tick} V ${bottom}` : `M ${from} ${top - size.tick} L ${x} ${top} V ${bottom}`
}

/** Names on one line if all have room, and wrapped otherwise. */
const wrapped = (names: PartName[]): Block[] => {
  const widest = Math.max(...names.flatMap(({ text, as }) => text.split(' ').map((word) => widthOf(word, as))))
  const whole = names.reduce((sum, { text, as }) => sum + widthOf(text, as) + size.between, 0)
  const width =
    whole <= size.room ? Number.POSITIVE_INFINITY : Math.max(widest, size.room / names.length - size.between)
  return names.map(({ text, as }) => block([{ text, as }], width))
}
