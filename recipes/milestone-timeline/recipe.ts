/** HTTP from its first specification to HTTP/3: the dates are those of the documents (w3.org, rfc-editor.org). */
import { timelineForm } from '../../drawing/data/timeline.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { lengthsOf, lengthWords } from '../../drawing/time/lengths.ts'
import { drawMilestones } from './draw.ts'

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
    const lengths = lengthWords(data)
    return `${count(data.events.length, 'milestone')} on one scale of time: ${enumerate(
      data.events.map(({ name, start }) => `${start} ${name}`),
      16,
    )}.${lengths.length === 0 ? '' : ` Measured: ${enumerate(lengths)}.`}`
  },
})
