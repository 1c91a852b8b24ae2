/**
 * Spans at a participant: the solid core of its lifeline for as long as it keeps, owes or waits for something, each with its
 * name beside it, where nothing else stands; to the end of the lifeline if that does not end here. A core is slim, so that it
 * does not look like an activation, and is seen inside of one.
 */
import { boundsOf } from '../../src/elements/bounds.ts'
import { grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import type { SequenceSpan } from '../data/sequence-fields.ts'
import type { Sheet } from '../sheet.ts'
import { type SquareLook, square } from '../square.ts'
import { type ActivationBar, barWidth, coreWidth } from './activations.ts'
import type { SequenceColumns } from './columns.ts'
import { type Levels, loopHeight } from './levels.ts'
import type { Script } from './script.ts'
import { endsOf } from './spans.ts'

/** A span on the lifeline of `column`, from one step to another. */
export type HeldSpan = { span: SequenceSpan; column: number; first: number; last: number }

/** The spans that are bars. */
export const heldSpans = (
  spans: SequenceSpan[],
  { steps }: Script,
  { sheet, columnOf }: { sheet: Sheet; columnOf: (name: string) => number },
): HeldSpan[] =>
  spans.flatMap((span) => {
    if (span.at === undefined) return []
    const [first = 0, last = 0] = endsOf(span, steps, sheet)
    return [{ span, column: columnOf(span.at), first, last }]
  })

/**
 * Where their bars are: from where the first message meets the lifeline, or starts, to where the last one does; to the end of
 * the lifeline where they go on after it.
 */
export const heldBars = (held: HeldSpan[], { steps, centers }: SequenceColumns, levels: Levels): ActivationBar[] => {
  const bars = held.map(({ span, column, first, last }): ActivationBar => {
    const at = (index: number, isEnd: boolean): number => {
      const [step, level] = [steps[index], levels.steps[index]]
      if (step === undefined || level === undefined) return 0
      if (step.from === step.to) return level.arrow + (isEnd ? loopHeight : 0)
      return step.to === column ? level.lands : level.arrow
    }
    const x = (centers[column] ?? 0) - coreWidth / 2
    const bottom = span.to === undefined ? levels.bottom : at(last, true)
    return {
      item: span,
      column,
      depth: 0,
      x,
      w: coreWidth,
      top: at(first, false),
      bottom,
      isOpen: span.to === undefined,
    }
  })
  // Where the next one begins, a short break shows that one ends.
  const isFollowed = ({ column, bottom }: ActivationBar): boolean =>
    bars.some((next) => next.column === column && next.top === bottom)
  return bars.map((bar) => (isFollowed(bar) ? { ...bar, bottom: bar.bottom - 4 } : bar))
}

/** How wide names may be, widest first; free pixels around them, and from the lifeline, which may have an activation, to them. */
const size = { widths: [168, 128, 96, 72], clear: 3, beside: 8 + barWidth / 2 } as const

/** How what lasts is painted: solid, where an active participant is hollow. */
export const corePaint = (isFocus: boolean): { fill: Color; stroke: 'none' } => ({
  fill: isFocus ? 'accent' : 'muted',
  stroke: 'none',
})

/** What a bar is called, and how it is painted. */
export type BarName = { item: object; text: string; note?: string | undefined; isFocus: boolean; paint: SquareLook }

/** Writes the names of held spans. */
export const nameHeld = (
  held: HeldSpan[],
  bars: ActivationBar[],
  { sheet, fill }: { sheet: Sheet; fill: (words: string) => string },
): void =>
  held.forEach(({ span }, index) => {
    const note = span.note === undefined ? undefined : fill(span.note)
    const isFocus = sheet.isFocus(span)
    const paint = corePaint(isFocus)
    nameBar(bars[index], { item: span, text: fill(span.text), note, isFocus, paint }, sheet)
  })

/** Writes the name of a bar beside it; where nothing is free, its name is in the key. */
export function nameBar(bar: ActivationBar | undefined, name: BarName, sheet: Sheet): void {
  if (bar === undefined) return
  const taken = sheet.pieces.flatMap(({ elements, layer }) =>
    elements.flatMap((each) => rectsOf(each, layer === 'ground')),
  )
  const found = size.widths.flatMap((width) => freePlace(wordsOf(name, width), bar, taken))[0]
  if (found === undefined)
    sheet.key({
      text: [name.text, ...(name.note === undefined ? [] : [name.note])].join(': '),
      w: coreWidth,
      sample: (rect) => [square(rect, name.paint)],
    })
  else sheet.put(name.item, place(found.words, found.rect, { align: found.align, valign: 'top' }), 'line')
}

const wordsOf = ({ text, note, isFocus }: BarName, width: number): Block =>
  block(
    [
      { text, as: { size: 14, bold: true, ...(isFocus ? { fill: 'accent' } : {}) } },
      { text: note, as: 'small' },
    ],
    width,
  )

type NamePlace = { words: Block; rect: Rect; align: 'start' | 'end' }

/** The highest place beside a bar that meets nothing, right of it before left of it. */
const freePlace = (words: Block, { x, w, top, bottom }: ActivationBar, taken: Rect[]): NamePlace[] => {
  const center = x + w / 2
  for (let y = Math.ceil(top) + 4; y + words.h <= bottom + 4; y += 4) {
    for (const align of ['start', 'end'] as const) {
      const left = align === 'start' ? center + size.beside : center - size.beside - words.w
      const rect = { x: left, y, w: words.w, h: words.h }
      if (!taken.some((other) => overlap(grow(rect, size.clear), other))) return [{ words, rect, align }]
    }
  }
  return []
}

/** What an element covers; of an area in the background only its edges. */
const rectsOf = (element: Element, isGround: boolean): Rect[] => {
  const { x, y, w, h } = boundsOf(element)
  const rect = { x, y, w: Math.max(1, w), h: Math.max(1, h) }
  if (!isGround) return [rect]
  return [
    { ...rect, w: 1 },
    { ...rect, x: x + w, w: 1 },
    { ...rect, h: 1 },
    { ...rect, y: y + h, h: 1 },
  ]
}
