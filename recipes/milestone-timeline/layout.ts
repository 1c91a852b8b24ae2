/**
 * Where the flags of milestones are: in the rows nearest to the scale, above it and below.
 */

import { type Block, block } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import type { Times } from '../../drawing/data/times.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { type Span, timeScale } from '../../drawing/time/scale.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { heightsOf, type Laid, lowestFlags, type Side, type Wanted } from './flags.ts'
import { type Scale, scaleOf } from './ruler.ts'

/** From a flag's line to its words, from the highest words to the top, and from the scale to brackets. */
export const gap = { words: 8, top: 8, brackets: 4 }
/** The radius of a milestone's dot. */
export const radius = 6
/** How wide words may be before they wrap, in pixels. */
const caps = [184, 152, 128, 104] as const

export type Context = { data: TimelineData; sheet: Sheet; times: Times }

type Flag = Wanted & { event: TimelineEvent; words: Block }
/** A flag with the rectangle of its words. */
export type Placed = Flag & { rect: Rect; side: Side; row: number }

/** A scale at `y`, and the flags on it. */
export type Plan = { y: number; span: Span; scale: Scale; placed: Placed[] }

/** Flags in the nearest rows that their words reach, on a scale that ends early enough for the last words. */
export function layFlags(context: Context, sides: Side[]): Plan {
  const { data, times } = context
  const tried = data.events.map((event) => caps.map((cap) => wordsOf(event, { ...context, cap })))
  const starts = data.events.map((event) => times.startOf(event))
  const span: Span = { from: Math.min(...starts), to: Math.max(...starts), left: radius, right: room.w }
  // A shorter scale moves the last flags: a few rounds settle it.
  for (let round = 0; round < 8; round++) {
    const x = timeScale(span)
    const ends = tried.map(([widest], index) => x(starts[index] ?? 0) + gap.words + (widest?.w ?? 0))
    const over = Math.max(...ends) - room.w
    if (over <= 0) break
    span.right = Math.max(span.left + 200, span.right - up(over))
  }
  const x = timeScale(span)
  const ends = endsInFocus(context)
  const choices = data.events.map((event, index) =>
    (tried[index] ?? []).map((words) => ({
      event,
      words,
      x: x(starts[index] ?? 0),
      w: gap.words + words.w,
      h: words.h,
    })),
  )
  const scale = scaleOf(span, times)
  const laid = lowestFlags(choices, ({ event }) => (ends.has(event) ? ['above'] : sides))
  return { span, scale, ...placeFlags(laid, scale) }
}

/** The events between which the time in focus passed: they are on its line, over the scale. */
const endsInFocus = ({ data, sheet }: Context): Set<object> =>
  new Set(
    (data.spans ?? [])
      .filter((each) => sheet.isFocus(each))
      .flatMap(({ from, to }) => [sheet.find(from), sheet.find(to)]),
  )

const placeFlags = (laid: Laid<Flag>[], scale: Scale): { y: number; placed: Placed[] } => {
  const heights = { above: heightsOf(laid, 'above'), below: heightsOf(laid, 'below') }
  const y = up((heights.above.at(-1) ?? 0) + gap.top)
  const placed = laid.map(({ flag, side, row }) => {
    const far = heights[side][row] ?? 0
    const top = side === 'above' ? y - far : y + scale.h + far - flag.h
    return { ...flag, side, row, rect: { x: flag.x + gap.words, y: top, w: flag.w - gap.words, h: flag.h } }
  })
  return { y, placed }
}

const wordsOf = (event: TimelineEvent, { sheet, times, cap }: Context & { cap: number }): Block => {
  return block(
    [
      { text: `${stateSign(event)}${times.write(event.start)}`, as: 'note' },
      { text: event.name, as: sheet.isFocus(event) ? { size: 16, bold: true, fill: 'accent' } : 'name' },
      { text: event.note, as: 'note' },
    ],
    cap,
  )
}
