/**
 * What somebody on the network can read: a panel with the name of each message in the clear and what it carries, and a
 * bar for each encrypted one.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { everyEntry, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** The messages outside all zones: no key protects them. */
export const inTheClear = ({ messages }: SequenceData): Message[] => messages.filter(isMessage)

/**
 * Pixels: from the sequence to the panel of the column, beside what is in it, a bar, which is as long for every message, the
 * longest line in the clear.
 */
const size = { gap: 24, side: 16, w: 104, bar: 12, widest: 184 } as const

/** The room of the column beside a sequence. */
export const seenWidth = size.gap + size.widest + 2 * size.side

/** What is read of a message: its name, and what it carries where that has room. */
const readBlock = ({ text, note }: Message, { isFocus, room }: { isFocus: boolean; room: number }): Block => {
  const name = { text, as: { size: 14, mono: true, bold: true, fill: isFocus ? 'accent' : 'ink' } } as const
  const all = block([name, { text: note, as: 'note' }], size.widest)
  return all.h <= room ? all : block([name], size.widest)
}

/** Draws the column right of the sequence; where nothing is encrypted there is nothing to compare. */
export function drawSeen(data: SequenceData, { columns, levels, top }: DrawnSequence, sheet: Sheet): void {
  const clear = new Set<object>(inTheClear(data))
  const sent = everyEntry(data.messages).flatMap(({ entry }) => (isMessage(entry) ? [entry] : []))
  if (clear.size === sent.length) return
  const left = up(columns.width) + size.gap
  const head = block([
    { text: 'Readable on the wire', as: 'head' },
    { text: `${clear.size} of ${sent.length}`, as: 'note' },
  ])
  const x = left + size.side
  const panel = { x: left, y: 0, w: Math.max(size.widest, head.w) + 2 * size.side, h: levels.bottom }
  sheet.put('@seen', [box(panel.x, panel.y, panel.w, panel.h, { fill: 'none', stroke: 'rule' })], 'ground')
  const lid = Math.max(...columns.heads.map((each) => each.lid))
  sheet.put('@seen', place(head, { x, y: lid, w: 0, h: top - lid }, { align: 'start' }))
  columns.steps.forEach(({ item }, index) => {
    const level = levels.steps[index]
    if (!isMessage(item) || level === undefined) return
    if (clear.has(item)) {
      const room = (levels.steps[index + 1]?.top ?? levels.bottom) - level.top
      const words = readBlock(item, { isFocus: sheet.isFocus(item), room })
      sheet.put(item, place(words, { x, y: level.top, w: 0, h: words.h }, { align: 'start' }))
    } else {
      const y = level.arrow - size.bar / 2
      sheet.put(item, [path(`M ${x} ${y} h ${size.w} v ${size.bar} h ${-size.w} Z`, { fill: 'rule', stroke: 'none' })])
    }
  })
  for (const value of ['clear', 'messages']) sheet.prove(value, '@seen')
}
