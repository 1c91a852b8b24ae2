/**
 * Milestones as flags over one axis; lengths are thick parts of it or, where these would overlap, measured under it.
 */
import { bands, moments } from '../../drawing/chart/bands.ts'
import { flag } from '../../drawing/chart/flags.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import type { TimelineData } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { drawBrackets } from '../../drawing/time/brackets.ts'
import { measuredLengths } from '../../drawing/time/lengths.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { bottomOf } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { bar, barsOf, drawBar, type LengthBar } from './bars.ts'

/** So that a page is 960 px wide. */
const width = 880

/** Draws milestones over the axis, earlier ones higher, and lengths on it and under it. */
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
    const dot = (frame: Frame) => dotIn(barsIn(frame), frame.x.at(times.startOf(event)), color)
    return flag(event, times.startOf(event), words, { color, sides: ['over'], dot })
  })
  const barsIn = ({ x }: Pick<Frame, 'x'>): LengthBar[] =>
    barsOf(
      measuredLengths({ data, sheet, times, x: x.at }),
      data.events.map((event) => x.at(times.startOf(event))),
    )
  const x = times.kind === 'number' ? withoutGrid(linear({ zero: 'never', tight: true })) : moments
  const lower = (data.spans ?? []).length > 0 ? bar.h / 2 : 0
  const frame = plot({ sheet, x, y: bands([{ paragraphs: [] }]), w: width, row: 24, least: width, lower }, flags)
  const bars = barsIn(frame)
  for (const each of bars) sheet.put(each.item, drawBar(each, bottomOf(frame.area), bars), 'line')
  const others = measuredLengths({ data, sheet, times, x: frame.x.at }).filter(
    ({ item }) => !bars.some((each) => each.item === item),
  )
  const drawn = sheet.pieces.flatMap(({ elements }) => elements.map(boundsOf))
  const top = Math.max(...drawn.map(bottomOf)) + 12
  const brackets = drawBrackets(others, { top, left: 0, right: width })
  for (const { item, elements } of brackets.drawn) sheet.put(item, elements, 'line')
  for (const item of [...data.events, ...(data.spans ?? [])]) if (item.id !== undefined) sheet.prove(item.id, item)
}

/** The dot of a milestone: white in a bar; at the end of one, which marks the moment, there is none. */
const dotIn = (bars: readonly LengthBar[], x: number, color: Color): Color | 'none' => {
  if (bars.some(({ from, to }) => x === from || x === to)) return 'none'
  return bars.some(({ from, to }) => x > from && x < to) ? 'surface' : color
}
