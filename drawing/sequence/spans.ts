/**
 * Spans: named stretches from one message to another, as brackets left of the sequence; one that goes on is open below.
 */
import { type Block, block, place } from '../block.ts'
import type { SequenceSpan } from '../data/sequence-fields.ts'
import { namesIn } from '../derived.ts'
import { path } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import type { Levels } from './levels.ts'
import type { Script } from './script.ts'

/** The widest words; from words to bracket; the bracket's arms; from bracket to what is right of it. */
const size = { words: 144, gap: 8, arm: 8, after: 16 }

/** A span with its words, between two steps; spans that overlap stand in lanes of their own, 0 next to the sequence. */
type MeasuredSpan = { span: SequenceSpan; words: Block; first: number; last: number; lane: number }

export type SpanBrackets = { all: MeasuredSpan[]; lane: number; w: number }

/** Between which steps a span is, first and last; without an end it goes on after the last one. */
export const endsOf = ({ from, to }: SequenceSpan, steps: Script['steps'], sheet: Sheet): number[] => {
  const indexOf = (reference: string): number => steps.findIndex(({ item }) => item === sheet.find(reference))
  return [indexOf(from), to === undefined ? steps.length - 1 : indexOf(to)].toSorted((a, b) => a - b)
}

/** Measures the words of all spans and the room they take left of the sequence. */
export function measureSpans(
  spans: SequenceSpan[],
  { steps }: Script,
  { sheet, fill }: { sheet: Sheet; fill: (words: string) => string },
): SpanBrackets {
  const all: MeasuredSpan[] = []
  for (const span of spans) {
    if (span.at !== undefined) continue
    const words = spanWords(span, sheet, fill)
    const [first = 0, last = 0] = endsOf(span, steps, sheet)
    const met = all.filter((other) => other.first <= last && first <= other.last).map(({ lane }) => lane)
    all.push({ span, words, first, last, lane: [0, 1, 2].find((lane) => !met.includes(lane)) ?? 0 })
  }
  const lane = up(Math.max(0, ...all.map(({ words }) => words.w)) + size.gap + size.arm + size.after)
  return { all, lane, w: lane * Math.max(0, ...all.map((each) => each.lane + 1)) }
}

/** What the span begins with is large where the heading claims it: it is what the picture is about. */
const spanWords = (span: SequenceSpan, sheet: Sheet, fill: (words: string) => string): Block => {
  const color = sheet.isFocus(span) ? ({ fill: 'accent' } as const) : {}
  const said = fill(span.text)
  const [, figure, rest] = (sheet.quotes(...namesIn(span.text)) && /^(\d[\d.,]*|none) (.+)$/.exec(said)) || []
  return block(
    [
      { text: figure, as: { size: 28, bold: true, ...color } },
      { text: rest ?? said, as: { size: 14, bold: true, ...color } },
      { text: span.note === undefined ? undefined : fill(span.note), as: 'note' },
    ],
    size.words,
  )
}

/** Draws the brackets, each from the start of its first arrow to the end of its last, or as far down as the lifelines. */
export function drawSpans({ all, lane, w }: SpanBrackets, { steps, bottom: end }: Levels, sheet: Sheet): void {
  for (const { span, words, first, last, lane: index } of all) {
    const x = w - index * lane - size.after - size.arm
    const [top, bottom] = [steps[first]?.arrow ?? 0, span.to === undefined ? end : (steps[last]?.lands ?? 0)]
    const stroke = sheet.isFocus(span) ? 'accent' : 'muted'
    const rect = { x: x - size.gap, y: top, w: 0, h: bottom - top }
    sheet.put(span, [
      path(`M ${x + size.arm} ${top} H ${x} V ${bottom}${span.to === undefined ? '' : ` H ${x + size.arm}`}`, {
        stroke,
      }),
      ...place(words, rect, { align: 'end' }),
    ])
  }
}
