/** HTTP from its first specification to HTTP/3: the dates are those of the documents (w3.org, rfc-editor.org). */
import { timelineForm } from '../../drawing/data/timeline.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { lengthsOf, lengthWords, mainSpan } from '../../drawing/time/lengths.ts'
import { drawMilestones } from './draw-milestones.ts'

export default defineRecipe({
  name: 'Milestone timeline',
  family: 'Time & planning',
  description:
    'Milestones as flags at one axis of time, each with its date, name and note, those of a second group under it; the time between two of them is a thick part of the axis, with its length over it. Also called history timeline, chronology, release history or project milestones.',
  useWhen:
    'You need to show when the events of a history or a plan happened, and how long the gap between two of them was: versions, standards, releases. Needs one date per event; good for 4 to 16 events, takes 40, over any length of time.',
  avoidWhen:
    'Periods overlap: use `priestley-timeline`. Tasks wait for each other: use `gantt-chart`. The clock runs in minutes and lanes matter: use `incident-timeline`. Plans without dates: use `roadmap-lanes`.',
  visual: 87,
  ease: 76,
  overall: 84,
  rationale:
    'Dates are to scale, so a long gap looks long and is measured where it is. A milestone added by hand may lift the flags left of it by a row. You supply a date and a name for each event; lengths between them are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: timelineForm({ events: 40 }),
  sample: {
    title: 'HTTP/1.1 waited {wait} for a successor',
    subtitle: 'First specifications of the versions of HTTP, and revisions of HTTP/1.1',
    source: 'W3C (HTTP/0.9), RFC Editor (RFC 1945, 2068, 2616, 7230–7235, 7540, 9110–9112, 9114)',
    focus: ['wait'],
    events: [
      { name: 'HTTP/0.9', group: 'Versions', start: '1991', note: 'GET only' },
      { name: 'HTTP/1.0', group: 'Versions', start: '1996-05', note: 'RFC 1945: headers' },
      { id: 'one', name: 'HTTP/1.1', group: 'Versions', start: '1997-01', note: 'RFC 2068' },
      { name: 'First revision', group: 'Revisions of 1.1', start: '1999-06', note: 'RFC 2616' },
      { name: 'Second revision', group: 'Revisions of 1.1', start: '2014-06', note: 'RFC 7230–7235' },
      { id: 'two', name: 'HTTP/2', group: 'Versions', start: '2015-05', note: 'RFC 7540: binary' },
      { name: 'Third revision', group: 'Revisions of 1.1', start: '2022-06', note: 'RFC 9110–9112' },
      { name: 'HTTP/3', group: 'Versions', start: '2022-06', note: 'RFC 9114: over QUIC' },
    ],
    spans: [{ id: 'wait', from: 'one', to: 'two', text: 'without a successor' }],
  },
  draw: drawMilestones,
  meanings: { wait: 'length of the span in focus, else of the longest; any other by the id of its span or event' },
  derive: (data) => lengthsOf(data, { wait: mainSpan(data) }),
  describe: (data) => {
    const events = data.events.map(({ name, start }) => `${start} ${name}`)
    const [lengths, milestones] = [lengthWords(data), count(events.length, 'milestone')]
    const measured = lengths.length === 0 ? '' : ` Measured: ${enumerate(lengths)}.`
    return `${milestones} on one scale of time: ${enumerate(events, 16)}.${measured}`
  },
})
