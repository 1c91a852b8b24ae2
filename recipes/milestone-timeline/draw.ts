/**
 * Draws milestones on one scale of time: a ruler, a dot and a flag for each, brackets for the lengths between them.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { box, circle, line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { drawBrackets } from '../../drawing/time/brackets.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { measuredLengths } from '../../drawing/time/lengths.ts'
import { numberRuler, rulerOf } from '../../drawing/time/ruler.ts'
import { type Span, timeScale } from '../../drawing/time/scale.ts'
import { type Times, timesOf, unitWords } from '../../drawing/time/times.ts'
import { heightsOf, rowsOf, type Wanted } from './flags.ts'

const radius = 6
/** From a flag's line to its words, from the scale to the ruler's words, and from those to brackets. */
const gap = { words: 8, ruler: 18, brackets: 40 }
/** How wide words may be before they wrap, in pixels. */
const caps = [184, 152, 128, 104] as const

/** Draws milestones on the sheet. */
export function drawMilestones(data: TimelineData, sheet: Sheet): void {
  const times = timesOf(data)
  const { flags, span, heights, rows } = layFlags(data, { sheet, times })
  const y = up(heights.at(-1) ?? 0)
  const x = timeScale(span)
  const ticks = drawScale({ span, y, sheet, times })
  flags.forEach(({ event, words, x: at }, index) => {
    const top = y - (heights[rows[index] ?? 0] ?? 0)
    const color = sheet.isFocus(event) ? 'accent' : (event.state ?? 'ink')
    const rect = { x: at + gap.words, y: top, w: 0, h: words.h }
    sheet.put(event, [
      line(at, top, at, y, color === 'accent' ? { stroke: color } : {}),
      circle(at, y, radius, { fill: color, stroke: color }),
      ...place(words, rect, { align: 'start', valign: 'top' }),
    ])
  })
  // Upright hairlines lead from flags that stand high down to the scale.
  const way = { top: 0, bottom: y, words: wordsOn(sheet) }
  sheet.put(
    '@grid',
    ticks.flatMap((at) => guide({ x: at, ...way }, { stroke: 'rule' })),
    'ground',
  )
  const lengths = measuredLengths({ data, sheet, times, x })
  // The time in focus is a bar on the scale itself, so that a silence is seen as a length.
  for (const { item, from, to, isFocus } of lengths)
    if (isFocus) sheet.put(item, [box(from, y - 4, to - from, 8, { fill: 'accent', stroke: 'none' })], 'rule')
  const brackets = drawBrackets(lengths, { top: y + gap.brackets, left: 0, right: room.w })
  for (const { item, elements } of brackets.drawn) sheet.put(item, elements, 'line')
}

type Flag = Wanted & { event: TimelineEvent; words: Block }
type Context = { sheet: Sheet; times: Times }

/** The widest words with which the flags are no higher than a page is wide, or the lowest flags of all. */
const layFlags = (data: TimelineData, context: Context) => {
  const tried = caps.map((cap) => layAt(data, { ...context, cap }))
  const [first] = tried
  if (first === undefined) throw new Error('there is no width to try')
  const low = tried.find(({ heights }) => (heights.at(-1) ?? 0) <= 480)
  return low ?? tried.reduce((best, each) => ((each.heights.at(-1) ?? 0) < (best.heights.at(-1) ?? 0) ? each : best))
}

const layAt = ({ events }: TimelineData, { sheet, times, cap }: Context & { cap: number }) => {
  const words = events.map((event) => wordsOf(event, { sheet, times, cap }))
  const starts = events.map((event) => times.startOf(event))
  const span: Span = { from: Math.min(...starts), to: Math.max(...starts), left: radius, right: room.w }
  // The scale ends early enough for the words of the last flags: a few rounds settle it.
  for (let round = 0; round < 8; round++) {
    const x = timeScale(span)
    const over = Math.max(...words.map(({ w }, index) => x(starts[index] ?? 0) + gap.words + w - room.w))
    if (over <= 0) break
    span.right = Math.max(span.left + 200, span.right - up(over))
  }
  const x = timeScale(span)
  const flags = events.map((event, index): Flag => {
    const block = words[index] ?? { lines: [], w: 0, h: 0 }
    return { event, words: block, x: x(starts[index] ?? 0), w: gap.words + block.w, h: block.h }
  })
  const rows = rowsOf(flags)
  return { flags, span, rows, heights: heightsOf(flags, rows) }
}

const wordsOf = (event: TimelineEvent, { sheet, times, cap }: Context & { cap: number }): Block => {
  const sign = event.state === 'positive' ? '✓ ' : event.state === 'negative' ? '✗ ' : ''
  return block(
    [
      { text: `${sign}${times.write(event.start)}`, as: 'note' },
      { text: event.name, as: sheet.isFocus(event) ? { size: 16, bold: true, fill: 'accent' } : 'name' },
      { text: event.note, as: 'note' },
    ],
    cap,
  )
}

/** The scale with ticks and their words under it; gives the x of the ticks. */
const drawScale = ({ span, y, sheet, times }: Context & { span: Span; y: number }): number[] => {
  const ruler = times.kind === 'number' ? numberRuler(span, unitWords(times.unit)) : rulerOf(span)
  const x = timeScale(span)
  const ticks = [...ruler.upper, ...ruler.ticks]
  sheet.put('@axis', [line(0, y, room.w, y)], 'rule')
  const shown = ruler.upper.length > 0 && ruler.of === 'instants' ? ruler.ticks : ticks
  sheet.put(
    '@axis',
    shown.flatMap(({ at, text }) => {
      const words = block([{ text, as: 'tick' }])
      const middle = Math.max(words.w / 2, Math.min(x(at), room.w - words.w / 2))
      return [line(x(at), y, x(at), y + 8), ...place(words, { x: middle, y: y + gap.ruler - 6, w: 0, h: words.h })]
    }),
    'rule',
  )
  return shown.map(({ at }) => x(at))
}
