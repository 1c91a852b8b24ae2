/** HTTP from its first specification to HTTP/3: the dates are those of the documents (w3.org, rfc-editor.org). */
import { block } from '../../drawing/block.ts'
import { bands, moments } from '../../drawing/chart/bands.ts'
import { type Mark, square } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import { type TimelineData, type TimelineEvent, timelineForm } from '../../drawing/data/timeline.ts'
import { type Times, timesOf } from '../../drawing/data/times.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { circle, line } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { drawBrackets } from '../../drawing/time/brackets.ts'
import { wordsOn } from '../../drawing/time/guide.ts'
import { lengthsOf, lengthWords, measuredLengths } from '../../drawing/time/lengths.ts'
import { bottomOf } from '../../src/geometry/rect.ts'

/** A dot on the axis; its date, name and note are over it. */
const milestone = (event: TimelineEvent, times: Times, sheet: Sheet): Mark => {
  const x = times.startOf(event)
  const color = sheet.isFocus(event) ? 'accent' : 'ink'
  const words = block(
    [
      { text: `${stateSign(event)}${times.write(event.start)}`, as: { size: 14, fill: event.state ?? 'muted' } },
      { text: event.name, as: { size: 16, bold: true, fill: color } },
      { text: event.note, as: 'note' },
    ],
    144,
  )
  return {
    x: [x],
    reach: [{ x, after: words.w }],
    over: [{ source: event, at: x, words, rule: { stroke: color } }],
    draw: (frame) => {
      const dot = circle(frame.x.at(x), bottomOf(frame.area), 6, { fill: color, stroke: color })
      frame.put(event, [dot], 'over')
    },
  }
}

/** Draws milestones over an axis of time, and brackets under it for the lengths between them. */
const drawMilestones = (data: TimelineData, sheet: Sheet): void => {
  const times = timesOf(data)
  const numbers = withoutGrid(linear({ zero: 'never', tight: true }))
  const axis = times.kind === 'number' ? numbers : moments
  const lines: Mark = {
    draw: (frame) => {
      const y = bottomOf(frame.area)
      const grid = axis(data.events.map(times.startOf)).ticks.map(({ at }) => frame.x.at(at))
      frame.put('@x', [line(0, y, room.w, y)], 'rule')
      for (const x of grid) frame.rule('@x', { x, y: 0, x2: x, y2: y, stroke: 'rule' })
    },
  }
  const flags = data.events.map((event) => milestone(event, times, sheet))
  const frame = plot({ sheet, x: axis, y: bands([{ paragraphs: [] }]), row: 24, least: room.w }, [lines, ...flags])
  const lengths = measuredLengths({ data, sheet, times, x: frame.x.at })
  for (const { item, isFocus, ...ends } of lengths) {
    const bar = { x: ends.from, y: bottomOf(frame.area) - 4, w: ends.to - ends.from, h: 8 }
    if (isFocus) sheet.put(item, [square(bar, { fill: 'accent' })], 'line')
  }
  const top = Math.max(...wordsOn(sheet).map(({ y, h }) => y + h)) + 8
  const brackets = drawBrackets(lengths, { top, left: 0, right: room.w })
  for (const { item, elements } of brackets.drawn) sheet.put(item, elements, 'line')
}

export default defineRecipe({
  name: 'Milestone timeline',
  family: 'Time & planning',
  description:
    'Milestones as flags on one scale of time, each with its date, name and note; the time between two of them is measured and highlighted. Also called history timeline, chronology, release history or project milestones.',
  useWhen:
    'You show when the few events of a history or a plan happened, and how long the gaps between them were: versions, standards, releases. You need one date per event; good for 4 to 16 events over any length of time.',
  avoidWhen:
    'Events last and overlap: use `gantt-chart`. The clock runs in minutes and lanes matter: use `incident-timeline`. Plans without dates: use `roadmap-lanes`. A value was measured over time: use `line-chart`.',
  aliases: ['timeline', 'history', 'events over time', 'key dates'],
  visual: 87,
  ease: 76,
  overall: 83,
  rationale:
    'Dates are to scale, so a long gap looks long. A milestone added by hand may lift the flags left of it by a row. You supply a date and a name for each event; lengths between them are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: timelineForm({ events: 16 }),
  sample: {
    title: 'HTTP/1.1 waited {wait} for a successor',
    subtitle: 'Specifications of HTTP: versions 2 and 3 kept its semantics and changed only how messages are sent',
    source: 'W3C (HTTP/0.9), RFC Editor (RFC 1945, 2068, 2616, 7230, 7540, 9114)',
    unit: 'year',
    focus: ['wait'],
    events: [
      { name: 'HTTP/0.9', start: '1991', note: 'GET and nothing else' },
      { name: 'HTTP/1.0', start: '1996-05', note: 'RFC 1945: headers, status codes' },
      { id: 'one', name: 'HTTP/1.1', start: '1997-01', note: 'RFC 2068: Host, persistent connections' },
      { name: 'First revision', start: '1999-06', note: 'RFC 2616' },
      { name: 'Second revision', start: '2014-06', note: 'RFC 7230 to 7235: one document became six' },
      { id: 'two', name: 'HTTP/2', start: '2015-05', note: 'RFC 7540: streams on one connection' },
      { name: 'HTTP/3', start: '2022-06', note: 'RFC 9114: over QUIC' },
    ],
    spans: [{ id: 'wait', from: 'one', to: 'two', text: 'from HTTP/1.1 to HTTP/2' }],
  },
  draw: drawMilestones,
  derive: lengthsOf,
  describe: (data) => {
    const events = data.events.map(({ name, start }) => `${start} ${name}`)
    const [lengths, milestones] = [lengthWords(data), count(events.length, 'milestone')]
    const measured = lengths.length === 0 ? '' : ` Measured: ${enumerate(lengths)}.`
    return `${milestones} on one scale of time: ${enumerate(events, 16)}.${measured}`
  },
})
