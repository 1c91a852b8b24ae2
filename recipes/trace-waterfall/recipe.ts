/**
 * One trace of a checkout: 14 spans on a millisecond scale, with the critical path and a failed attempt.
 *
 * Span names follow the OpenTelemetry conventions: method and route, service method, database operation
 * and table, messaging operation and topic. The path is computed; it adds up to the root's duration.
 */
import { centredBaseline } from '../../drawing/label.ts'
import { box, finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import { type SpanGrid, spanRows, spanRuler } from '../../drawing/spans.ts'
import { criticalPath, nested, type Span, timeOnPath } from '../../drawing/trace.ts'
import { textWidth } from '../../src/text/measure.ts'

const spans: Span[] = [
  { id: 'root', name: 'POST /checkout', service: 'gateway', start: 0, end: 672 },
  { id: 'auth', parent: 'root', name: 'VerifySession', service: 'auth', start: 7, end: 29 },
  { id: 'cart', parent: 'root', name: 'GetCart', service: 'cart', start: 32, end: 78 },
  { id: 'redis', parent: 'cart', name: 'HGETALL cart', service: 'cart', start: 37, end: 72 },
  { id: 'quote', parent: 'root', name: 'Quote', service: 'pricing', start: 80, end: 147 },
  { id: 'prices', parent: 'quote', name: 'SELECT prices', service: 'pricing', start: 88, end: 136 },
  { id: 'reserve', parent: 'root', name: 'Reserve', service: 'stock', start: 80, end: 186 },
  { id: 'stock', parent: 'reserve', name: 'UPDATE stock', service: 'stock', start: 90, end: 176 },
  { id: 'charge', parent: 'root', name: 'Charge', service: 'payment', start: 189, end: 605, strong: true },
  {
    id: 'first',
    parent: 'charge',
    name: 'POST /v1/payments',
    service: 'payment',
    start: 198,
    end: 303,
    error: 'error 503',
  },
  { id: 'second', parent: 'charge', name: 'POST /v1/payments', service: 'payment', start: 403, end: 596 },
  { id: 'order', parent: 'root', name: 'CreateOrder', service: 'orders', start: 608, end: 666 },
  { id: 'insert', parent: 'order', name: 'INSERT orders', service: 'orders', start: 613, end: 645 },
  { id: 'publish', parent: 'order', name: 'publish orders', service: 'orders', start: 648, end: 661 },
]

const find = (id: string): Span => spans.find((span) => span.id === id)!
const duration = ({ start, end }: Span): number => end - start
const charge = find('charge')
const wait = find('second').start - find('first').end
find('second').note = `retry after ${wait} ms`

const route = criticalPath(spans)
const total = route.reduce((sum, { from, to }) => sum + to - from, 0)
if (total !== duration(find('root'))) throw new Error('the critical path does not add up to the trace')

const grid: SpanGrid = {
  top: 160,
  pitch: 32,
  names: margin,
  services: 272,
  scale: { x: 360, perMs: 1, ticks: [0, 200, 400, 600] },
}
const bottom = grid.top + spans.length * grid.pitch
const [spanColumn, pathColumn] = [1088, 1160]

const numbers = () =>
  nested(spans).flatMap(({ span }, index) => {
    const baseline = centredBaseline(grid.top + index * grid.pitch + grid.pitch / 2, 14)
    const own = timeOnPath(route, span.id)
    const look = { size: 14, mono: true, align: 'end' } as const
    return [
      text(spanColumn, baseline, String(duration(span)), { ...look, bold: span.strong === true }),
      text(pathColumn, baseline, own === 0 ? '–' : String(own), { ...look, fill: own === 0 ? 'muted' : 'ink' }),
    ]
  })

const small = { size: 14, fill: 'muted' } as const

const columnHeads = () => [
  text(grid.names, grid.top - 16, 'Span', small),
  text(grid.services, grid.top - 16, 'Service', small),
  text(spanColumn, grid.top - 16, 'Span ms', { ...small, align: 'end' }),
  text(pathColumn, grid.top - 16, 'Path ms', { ...small, align: 'end' }),
]

/** The rows of the payment, on the highlight: what the reader should see first. */
const payment = nested(spans).flatMap(({ span }, index) => (span.service === 'payment' ? [index] : []))
const band = () => {
  const [first, end] = [grid.top + payment[0]! * grid.pitch, grid.top + (payment.at(-1)! + 1) * grid.pitch]
  return path(`M ${margin - 8} ${first} H ${pathColumn + 8} V ${end} H ${margin - 8} Z`, {
    fill: 'soft',
    stroke: 'none',
  })
}

const keyTop = 664
const meanings = [
  ['filled: on the critical path', { fill: 'accent', stroke: 'accent' }],
  ['hollow: waits for a child, or off the path', {}],
  ['error: on the path, and failed', { fill: 'negative', stroke: 'negative' }],
] as const
const key = () => {
  let x: number = margin
  return meanings.flatMap(([words, look]) => {
    const swatch = box(x, keyTop, 24, 16, look)
    const said = text(x + 32, centredBaseline(keyTop + 8, 14), words, small)
    x += 32 + Math.ceil(textWidth(words, { size: 14 }) / 8) * 8 + 32
    return [swatch, said]
  })
}

const draw = () =>
  finish({
    ...canvas.wide,
    title: `Trace waterfall: one checkout of ${total} ms, ${spans.length} spans and the critical path through them`,
    description: `${spans.length} spans of one checkout request as rows indented by parent, each with its service, a bar on a scale in milliseconds (ms), its duration and its own time on the critical path; the path adds up to ${total} ms. Filled bars and parts of bars are on the path, hollow ones are not. The highlighted payment takes ${duration(charge)} ms: the first attempt ends with error 503 after ${duration(find('first'))} ms, and a retry follows ${wait} ms later.`,
    elements: [
      band(),
      ...spanRuler(grid, spans.length),
      line(margin, grid.top, pathColumn, grid.top, { stroke: 'rule' }),
      line(margin, bottom, pathColumn, bottom, { stroke: 'rule' }),
      ...key(),
      ...spanRows(grid, spans),
      ...numbers(),
      ...heading(
        `Where a checkout spends ${total} ms`,
        `Payment takes ${duration(charge)} ms: a failed attempt, a wait and a retry, one after the other on the critical path`,
      ),
      ...columnHeads(),
      text(spanColumn, centredBaseline(bottom + 16, 14), 'critical path in all', { ...small, align: 'end' }),
      text(pathColumn, centredBaseline(bottom + 16, 14), String(total), {
        size: 14,
        mono: true,
        bold: true,
        align: 'end',
      }),
    ],
  })

export default defineRecipe({
  name: 'Trace waterfall',
  family: 'Developer surfaces',
  description:
    'Spans of one request as rows indented by parent, with bars on one millisecond scale: filled where the critical path runs, hollow elsewhere, the failed span marked by a word. Also called span chart, trace timeline or distributed tracing view.',
  useWhen:
    'You have start, duration and parent id of the spans of one slow or failed request and must show which step cost the time, in a post-mortem or performance review. Good for 5 to 16 spans on up to 4 levels.',
  avoidWhen:
    'The typical case over many requests counts (use `line-chart` of percentiles), the order of calls matters more than their time (use `request-sequence`), or minutes of an outage are told (use `incident-timeline`).',
  visual: 89,
  ease: 78,
  overall: 86,
  rationale:
    'One scale and filled parts show at a glance where time went and what only waited. A new span is a row of six elements, but its x and width come from its times, and the path must be computed again. You supply spans with parents and times from one clock.',
  reviewed: '2026-11-20',
  revision: 1,
  answers: [
    {
      rule: 'R11',
      reason: 'Bars lie where their times put them, one pixel for one millisecond; rows and columns keep the grid.',
    },
  ],
  draw,
})
