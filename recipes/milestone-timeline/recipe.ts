/** HTTP from its first specification to HTTP/3: the dates are those of the documents (w3.org, rfc-editor.org). */
import { block, place } from '../../drawing/block.ts'
import { bands, moments } from '../../drawing/chart/bands.ts'
import { flag } from '../../drawing/chart/flags.ts'
import { square } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import { type TimelineData, timelineForm } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { drawBrackets, type Length } from '../../drawing/time/brackets.ts'
import { wordsOn } from '../../drawing/time/guide.ts'
import { lengthsOf, lengthWords, measuredLengths } from '../../drawing/time/lengths.ts'
import { freePlace } from '../../drawing/time/pack.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { bottomOf } from '../../src/geometry/rect.ts'

/** Draws milestones at an axis of time, the length in focus over it, and brackets under it for the others. */
const drawMilestones = (data: TimelineData, sheet: Sheet): void => {
  const times = timesOf(data)
  const spans = data.spans ?? []
  const ends = spans.flatMap(({ from, to }) => [sheet.find(from), sheet.find(to)])
  const isFree = spans.every((span) => sheet.isFocus(span))
  const flags = data.events.map((event) => {
    const color = sheet.isFocus(event) ? 'accent' : 'ink'
    const sides = isFree && !ends.includes(event) ? (['over', 'under'] as const) : (['over'] as const)
    const words = [
      { text: `${stateSign(event)}${times.write(event.start)}`, as: { size: 14, fill: event.state ?? 'muted' } },
      { text: event.name, as: { size: 16, bold: true, fill: color } },
      { text: event.note, as: 'note' },
    ] as const
    return flag(event, times.startOf(event), words, { color, sides })
  })
  const x = times.kind === 'number' ? withoutGrid(linear({ zero: 'never', tight: true })) : moments
  const frame = plot({ sheet, x, y: bands([{ paragraphs: [] }]), row: 24, least: room.w }, flags)
  const lengths = measuredLengths({ data, sheet, times, x: frame.x.at })
  const y = bottomOf(frame.area)
  const bracketed = lengths.filter((each) => !each.isFocus || !drawInGap(each, { y, sheet }))
  const top = Math.max(...wordsOn(sheet).map(bottomOf)) + 8
  const brackets = drawBrackets(bracketed, { top, left: 0, right: room.w })
  for (const { item, elements } of brackets.drawn) sheet.put(item, elements, 'line')
}

/** The length in focus as a bar on the axis at `y` and a panel over it, with its words where no flag is; whether they fit. */
const drawInGap = ({ item, from, to, length, text }: Length<object>, { y, sheet }: { y: number; sheet: Sheet }) => {
  const words = block([
    { text: length, as: { size: 20, bold: true, fill: 'accent' } },
    { text, as: 'note' },
  ])
  const over = sheet.pieces.flatMap(({ elements }) => elements.map(boundsOf)).filter((rect) => rect.y < y - 8)
  const crossed = over.filter((rect) => [from, to].some((at) => rect.x < at && at < rect.x + rect.w))
  const top = Math.max(0, ...crossed.map((rect) => bottomOf(rect) + 8))
  const panel = { x: from, y: top, w: to - from, h: y - top }
  sheet.put(item, [square(panel, { fill: 'soft' })], 'ground')
  sheet.put(item, [square({ ...panel, y: y - 4, h: 8 }, { fill: 'accent' })], 'line')
  const taken = over.filter((rect) => bottomOf(rect) > y - 32 - words.h).map(({ x, w }) => ({ from: x, to: x + w }))
  const x = freePlace((from + to - words.w) / 2, words.w, { taken, gap: 24 })
  if (x + words.w + 24 > to) return false
  sheet.put(item, place(words, { x, y: y - 24 - words.h, w: words.w, h: words.h }), 'line')
  return true
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
