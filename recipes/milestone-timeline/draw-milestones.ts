/**
 * Milestones as flags over one axis; the length in focus is a thick part of it, and others are measured under it.
 */
import { bands, moments } from '../../drawing/chart/bands.ts'
import { flag } from '../../drawing/chart/flags.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import type { TimelineData } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { drawBrackets } from '../../drawing/time/brackets.ts'
import { measuredLengths } from '../../drawing/time/lengths.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { bottomOf } from '../../src/geometry/rect.ts'

/** So that a page is 960 px wide. */
const width = 880

/** Draws milestones over the axis, earlier ones higher, and brackets under it. */
export function drawMilestones(data: TimelineData, sheet: Sheet): void {
  const times = timesOf(data)
  const ends = (data.spans ?? []).filter((span) => sheet.isFocus(span)).flatMap(({ from, to }) => [from, to])
  const strong = new Set<object>(ends.map((end) => sheet.find(end)))
  const flags = data.events.map((event) => {
    const isStrong = sheet.isFocus(event) || strong.has(event)
    const when = `${stateSign(event)}${times.write(event.start)}`
    const words = [
      { text: when, as: { size: 14, fill: event.state ?? 'muted' } },
      { text: event.name, as: { size: 16, bold: true, fill: isStrong ? 'accent' : 'ink' } },
      { text: event.note, as: 'note' },
    ] as const
    const color = isStrong ? 'accent' : strong.size > 0 ? 'muted' : 'ink'
    return flag(event, times.startOf(event), words, { color, sides: ['over'] })
  })
  const x = times.kind === 'number' ? withoutGrid(linear({ zero: 'never', tight: true })) : moments
  const frame = plot({ sheet, x, y: bands([{ paragraphs: [] }]), w: width, row: 24, least: width }, flags)
  const lengths = measuredLengths({ data, sheet, times, x: frame.x.at })
  const y = bottomOf(frame.area)
  for (const { item, from, to, isFocus } of lengths)
    if (isFocus) sheet.tint(item, [square({ x: from, y: y - 4, w: to - from, h: 8 }, { fill: 'accent' })], 'line')
  const drawn = sheet.pieces.flatMap(({ elements }) => elements.map(boundsOf))
  const top = Math.max(...drawn.map(bottomOf)) + 12
  const brackets = drawBrackets(lengths, { top, left: 0, right: width })
  for (const { item, elements } of brackets.drawn) sheet.put(item, elements, 'line')
  for (const item of [...data.events, ...(data.spans ?? [])]) if (item.id !== undefined) sheet.prove(item.id, item)
}
