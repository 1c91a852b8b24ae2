/**
 * Constraints: lengths between two arrow heads and times at a stroke, with what is required of them.
 */
import { place } from '../../drawing/block.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import type { Element } from '../../src/scene/scene.ts'
import { heightsAt } from './draw-lifelines.ts'
import type { MessageArrow } from './draw-messages.ts'
import type { Lane } from './lanes.ts'
import { type LaidConstraint, widths, wordsOf } from './lay-constraints.ts'
import type { TimingContext } from './timing-context.ts'

/** Lengths between two arrow heads, times at a stroke, with what is required of them. */
export const drawConstraints = (lane: Lane, arrows: readonly MessageArrow[], context: TimingContext): void => {
  const { sheet, free, instants, homeless } = context
  for (const laid of lane.constraints) {
    const { item, words, left, right, y } = laid
    const spot = spotOf(laid, near, context) ?? spotOf(laid, far, context)
    const said = words.lines.map(({ text }) => text).join(' ')
    if (spot === undefined) homeless.push(`${lane.line.name}, ${instants.write(item.start)}: ${said}`)
    const stroke = sheet.isFocus(item) ? 'accent' : 'muted'
    const heads = lengthBetween({ left, right, y }, crossingsAt(y, arrows), stroke)
    const short = right > left ? [path(`M ${left} ${y} H ${right}`, { stroke })] : []
    const ticks = path(`M ${left} ${y - 6} v 12 M ${right} ${y - 6} v 12`, { stroke: 'muted' })
    const drawn = [ticks, ...(right - left >= 24 ? heads : short), ...leaderTo(spot, laid, stroke)]
    free.avoid(...drawn)
    // What is over a line without words would be read as its words.
    if (spot === undefined) free.avoid(box(left, y - bare, right - left, bare))
    sheet.put(item, [...drawn, ...(spot === undefined ? [] : place(spot.words, spot.rect, { align: 'start' }))], 'line')
  }
}

/** A free place for the words of a constraint: over its line where they are shorter, else beside it; in more lines where one has none. */
const spotOf = (
  { item, left, right, y, ...laid }: LaidConstraint,
  away: readonly number[],
  { instants, free, layout }: TimingContext,
): LabelSpot | undefined => {
  const own = right - left - 8
  const caps = own >= size.least ? [...widths, own].toSorted((a, b) => b - a) : widths
  for (const cap of caps) {
    const words = wordsOf(item, instants, cap)
    const slack = right - left - words.w - 8
    const middle = (left + right - words.w) / 2
    // Words that reach a little beyond both ends are still of this line.
    const over = shifts.map((share) => [Math.round(middle + share * Math.max(0, slack)), y - words.h - 5] as const)
    const isBefore = laid.isBeside && laid.at < left
    const sides = [right, left - words.w].map((x) => [Math.round(x), y - words.h / 2] as const)
    const beside = away
      .flatMap((off) => {
        const [after, before] = sides.map(([x, top], at) => [x + (at === 0 ? off : -off), top] as const)
        return isBefore ? [before!, after!] : [after!, before!]
      })
      .filter(([x]) => x >= layout.left && x + words.w <= layout.right)
    const spot = free.find(words, [...(slack >= -size.beyond ? over : []), ...beside])
    if (spot !== undefined) return spot
  }
  return undefined
}

/** Pixels from a line to words beside it: a little further away where a stroke passes close by; far away with a line to them. */
const near = [8, 16, 24] as const
const far = [40, 56, 72, 88, 104, 120] as const

/** Pixels over a line that its words take. */
const bare = 28

/** From the nearer end of a line to words that are far from it. */
const leaderTo = (
  spot: LabelSpot | undefined,
  { left, right, y }: LaidConstraint,
  stroke: 'accent' | 'muted',
): Element[] => {
  if (spot === undefined) return []
  const { x, w } = spot.rect
  if (x - right > near[2]) return [path(`M ${right} ${y} H ${x - 6}`, { stroke })]
  return left - x - w > near[2] ? [path(`M ${left} ${y} H ${x + w + 6}`, { stroke })] : []
}

/** Where words are over a line, as shares of what is free there. */
const shifts = [0, -0.125, 0.125, -0.25, 0.25, -0.375, 0.375, -0.5, 0.5] as const

/** Pixels: from a stroke that crosses a length to either part of it, how long one is whose words are made as wide, and the shortest part with a head: a shorter one would be a stub. */
const size = { gap: 6, head: 28, least: 72, beyond: 16 } as const

/** Where messages cross a height. */
const crossingsAt = (y: number, arrows: readonly MessageArrow[]): number[] =>
  arrows
    .filter(({ from, to }) => Math.min(from.y, to.y) < y && y < Math.max(from.y, to.y))
    .map(({ from, to }) => Math.round(from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)))

/** A length between two heads, broken where messages cross it, as dimension lines are. */
const lengthBetween = (
  { left, right, y }: { left: number; right: number; y: number },
  crossings: readonly number[],
  stroke: 'accent' | 'muted',
): Element[] => {
  const [first, last] = [left + size.head + size.gap, right - size.head - size.gap]
  const breaks = crossings.filter((x) => x >= first && x <= last).toSorted((a, b) => a - b)
  const look = { arrow: true, stroke } as const
  const middle = (left + right) / 2
  // Heads begin in the middle, or beyond the breaks on their side of it.
  const begin = Math.min(middle, (breaks[0] ?? middle) - size.gap)
  const end = Math.max(middle, (breaks.at(-1) ?? middle) + size.gap)
  if (breaks.length === 0) return [left, right].map((x) => line(middle, y, x, y, look))
  const inner = [...breaks, end + size.gap].flatMap((x, index) => {
    const [from, to] = [index === 0 ? begin : (breaks[index - 1] ?? x) + size.gap, x - size.gap]
    return from < to ? [path(`M ${from} ${y} H ${to}`, { stroke })] : []
  })
  return [line(begin, y, left, y, look), ...inner, line(end, y, right, y, look)]
}

/** From the ends of lengths up to what they are about, broken at words. */
export const drawWitnesses = ({ sheet, layout, instants }: TimingContext): void => {
  const words = wordsOn(sheet)
  for (const lane of layout.lanes)
    for (const { item, left, right, y } of lane.constraints) {
      const ends = new Map([
        [left, item.start],
        [right, item.end ?? item.start],
      ])
      const lines = [...ends].flatMap(([x, time]) => {
        const top = Math.max(...heightsAt(lane, instants.at(time))) + 4
        return guide({ x, top, bottom: y - 6, words })
      })
      if (lines.length > 0) sheet.put(item, [path(lines.map(({ d }) => d).join(' '), { stroke: 'muted' })], 'rule')
    }
}
