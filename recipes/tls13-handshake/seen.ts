/**
 * What somebody on the network can read: a column with the name of each message in the clear, and a bar over each
 * encrypted one.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { everyEntry, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** The messages outside all zones: no key protects them. */
export const inTheClear = ({ messages }: SequenceData): Message[] => messages.filter(isMessage)

/** Pixels: from the sequence to the column, a bar, which is as long for every message, the longest word in the clear. */
const size = { gap: 40, w: 104, bar: 12, widest: 200 } as const

/** The room of the column beside a sequence. */
export const seenWidth = size.gap + size.widest

/** Draws the column right of the sequence; where nothing is encrypted there is nothing to compare. */
export function drawSeen(data: SequenceData, { columns, levels, top }: DrawnSequence, sheet: Sheet): void {
  const clear = new Set<object>(inTheClear(data))
  const sent = everyEntry(data.messages).flatMap(({ entry }) => (isMessage(entry) ? [entry] : []))
  if (clear.size === sent.length) return
  const x = up(columns.width) + size.gap
  const head = block([
    { text: 'Readable on the wire', as: 'head' },
    { text: `${clear.size} of ${sent.length}`, as: 'note' },
  ])
  sheet.put('@seen', place(head, { x, y: top - head.h, w: 0, h: head.h }, { align: 'start' }))
  columns.steps.forEach(({ item }, index) => {
    const y = levels.steps[index]?.arrow ?? 0
    if (!isMessage(item)) return
    if (clear.has(item)) {
      const as = { size: 14, mono: true, bold: true, fill: sheet.isFocus(item) ? 'accent' : 'ink' } as const
      for (const [line, words] of block([{ text: item.text, as }], size.widest).lines.entries())
        sheet.put(item, [lineOfText(words.text, { x, y: y + 18 * line, as })])
    } else
      sheet.put(item, [
        path(`M ${x} ${y - size.bar / 2} h ${size.w} v ${size.bar} h ${-size.w} Z`, { fill: 'rule', stroke: 'none' }),
      ])
  })
  for (const value of ['clear', 'messages']) sheet.prove(value, '@seen')
}
