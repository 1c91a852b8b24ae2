/** One slow checkout: 14 spans, the critical path through them, and a payment that had to be tried twice. */
import { type TimelineData, timelineForm } from '../../drawing/data/timeline.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { lengthsOf, lengthWords } from '../../drawing/time/lengths.ts'
import { drawTrace } from './draw-trace.ts'

/** The spans that fail, with their remarks. */
const failuresOf = ({ events }: TimelineData): string[] =>
  events.flatMap(({ name, state, note }) =>
    state === 'negative' ? [`${name} fails${note === undefined ? '' : ` (${note})`}`] : [],
  )

export default defineRecipe({
  name: 'Trace waterfall',
  family: 'Developer surfaces',
  description:
    'Spans of one request as rows indented by parent, with bars on one scale of time: solid where the critical path runs, hollow where a span waits, pale off that path, a failed span marked by a sign. Also called span chart, trace timeline or distributed tracing view.',
  useWhen:
    'You have start, duration and parent of the spans of one slow or failed request and must show which step cost the time, in a postmortem or performance review. Good for 5 to 28 spans on up to 4 levels.',
  avoidWhen:
    'The typical case over many requests counts: use `line-chart` of percentiles. The order of calls matters more than their time: use `request-sequence`. The clock runs in minutes: use `incident-timeline`.',
  visual: 89,
  ease: 74,
  overall: 85,
  rationale:
    'One scale and filled stretches show at a glance where time went and what only waited. A new span is a row of its own, but the critical path must be recomputed. You supply spans with parents and times from one clock.',
  reviewed: '2026-11-23',
  revision: 1,
  data: timelineForm({ events: 28 }, { parent: true }),
  sample: {
    title: 'A failed payment attempt costs {lost} of a {checkout} checkout',
    subtitle: 'The attempt, the backoff and the retry follow each other on the critical path',
    unit: 'ms',
    source: 'Illustrative data',
    events: [
      { id: 'checkout', name: 'POST /checkout', group: 'gateway', start: 0, duration: 672 },
      { name: 'VerifySession', group: 'auth', parent: 'checkout', start: 7, duration: 22 },
      { id: 'cart', name: 'GetCart', group: 'cart', parent: 'checkout', start: 32, duration: 46 },
      { name: 'HGETALL cart', group: 'cart', parent: 'cart', start: 37, duration: 35 },
      { id: 'quote', name: 'Quote', group: 'pricing', parent: 'checkout', start: 80, duration: 67 },
      { name: 'SELECT prices', group: 'pricing', parent: 'quote', start: 88, duration: 48 },
      { id: 'reserve', name: 'Reserve', group: 'stock', parent: 'checkout', start: 80, duration: 106 },
      { name: 'UPDATE stock', group: 'stock', parent: 'reserve', start: 90, duration: 86 },
      { id: 'charge', name: 'Charge', group: 'payment', parent: 'checkout', start: 189, duration: 416 },
      {
        id: 'first',
        name: 'POST /v1/payments',
        group: 'payment',
        parent: 'charge',
        start: 250,
        duration: 105,
        state: 'negative',
        note: '503',
      },
      {
        id: 'second',
        name: 'POST /v1/payments',
        group: 'payment',
        parent: 'charge',
        start: 403,
        duration: 193,
        note: 'retry',
      },
      { id: 'order', name: 'CreateOrder', group: 'orders', parent: 'checkout', start: 608, duration: 58 },
      { name: 'INSERT orders', group: 'orders', parent: 'order', start: 613, duration: 32 },
      { name: 'publish orders', group: 'orders', parent: 'order', start: 648, duration: 13 },
    ],
    spans: [{ id: 'lost', from: 'first', to: 'second', text: '105 + 48 backoff' }],
  },
  draw: drawTrace,
  derive: lengthsOf,
  describe: (data) =>
    `${[count(data.events.length, 'span'), ...failuresOf(data), ...lengthWords(data, ': ')].join('; ')}. The spans of one request are rows indented by parent, each with a bar to scale and its share of the critical path: ${enumerate(data.events.map(({ name }) => name))}. Solid stretches of bars are on the critical path, hollow and pale ones are not.`,
})
