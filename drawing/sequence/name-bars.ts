/**
 * Which name each bar on a lifeline has: that of its span, or one for all states that last.
 */
import type { SequenceSpan } from '../data/sequence-fields.ts'
import type { Sheet } from '../sheet.ts'
import { keyHeld, nameAll, nameHeld, type StretchName } from './stretch-names.ts'
import type { HeldBar } from './stretches.ts'

type BarNames = { states: number; name: StretchName | undefined; fill: (words: string) => string; sheet: Sheet }

/** Names the bars, of which the first ones are states. */
export const nameBars = (bars: HeldBar[], { states, name, fill, sheet }: BarNames): void => {
  nameSpans(bars.slice(states), fill, sheet)
  if (name !== undefined) nameLasting(bars.slice(0, states), name, sheet)
}

/** Names each bar of a span; one without room beside it is named in the key. */
const nameSpans = (bars: HeldBar[], fill: (words: string) => string, sheet: Sheet): void => {
  for (const bar of bars) {
    const { text, note } = bar.item as SequenceSpan
    const name = { text: fill(text), note: note === undefined ? undefined : fill(note) }
    if (!nameHeld(bar, name, sheet)) keyHeld(bar, name, sheet)
  }
}

/** Whether there is a time at which all bars last. */
const areAtOnce = (bars: readonly HeldBar[]): boolean =>
  Math.max(...bars.map(({ top }) => top)) < Math.min(...bars.map(({ bottom }) => bottom))

/** One name for all states that last: its note once where all last at a time, else beside each that has room, or else in the key. */
const nameLasting = (bars: HeldBar[], name: StretchName, sheet: Sheet): void => {
  const isAtOnce = name.note !== undefined && areAtOnce(bars)
  const alone = { text: name.text }
  const named = isAtOnce ? bars.find((bar) => nameHeld(bar, name, sheet) || nameHeld(bar, alone, sheet)) : undefined
  if (named !== undefined) return bars.forEach((bar) => bar !== named && nameHeld(bar, alone, sheet))
  if (!nameAll(bars, name, sheet) && bars[0] !== undefined) keyHeld(bars[0], name, sheet)
}
