/** Latency and errors of six services over an hour: one service gets slower before errors begin. */
import { focusRow, readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { drawDashboard } from './draw.ts'
import { hasRisen, leadingService, leadOf, measureOf, measuresOf, namesOf, worst } from './series.ts'

/** A quiet series around a level, the same every time (a linear congruential walk); it grows by `by` a step after `from`. */
const series = (level: number, spread: number, from = 31, by = 0): number[] => {
  let state = level * 1000
  return Array.from({ length: 31 }, (_, step) => {
    state = (state * 1103 + 12345) % 65536
    const value = Math.max(0, level + spread * (state / 32768 - 1) + Math.max(0, step - from) * by)
    return level < 10 ? Math.round(value * 100) / 100 : Math.round(value)
  })
}

const service = (id: string, [errors, latency]: [number[], number[]]) => [
  { id: `${id}-latency`, name: sentenceCase(id), group: 'p95 latency (ms)', values: latency },
  { id: `${id}-errors`, name: sentenceCase(id), group: 'Errors (%)', values: errors },
]

export default defineRecipe({
  name: 'Service dashboard',
  family: 'Developer surfaces',
  description:
    'Small line charts in a grid, a row for each service and a column for each measure, each on its own scale from zero; a line whose latest value is 50% over its first is dark, and bands show periods. Also called sparklines, small multiples, RED dashboard or metrics overview.',
  useWhen:
    'You compare a few metrics across many services at a glance: what changed, when, and which metric changed first. Good for 2 to 10 services, 1 to 4 measures and 10 to 120 regular samples.',
  avoidWhen:
    'One measure must be read exactly: use `line-chart`. The pattern by hour and weekday: use `xy-heatmap`. Only the latest values: use `ordered-bar`. Single requests: use `trace-waterfall`.',
  visual: 89,
  ease: 64,
  overall: 85,
  rationale:
    'Dark lines show the few that changed, and a band between two moments shows which changed first; levels are compared by their numbers, not by height. New values mean drawing a line again. You supply regular samples with service and measure.',
  reviewed: '2026-11-23',
  revision: 1,
  data: seriesForm({ rows: [2, 40], columns: [2, 120] }),
  sample: {
    title: '{service} got slower {lead} before its errors rose',
    subtitle: 'Until then latency was the only sign; Gateway followed, four services stayed level',
    marks: [
      { column: '2026-11-20T09:26Z', text: '09:26 Cart slower' },
      { column: '2026-11-20T09:52Z', text: '09:52 Cart errors' },
    ],
    focus: ['cart-latency'],
    source: 'Illustrative data',
    measure: 'Service',
    columns: { start: '2026-11-20T09:00Z', step: 2, unit: 'min' },
    rows: [
      ...service('gateway', [series(0.4, 0.06, 26, 0.35), series(84, 6, 18, 5)]),
      ...service('cart', [series(0.3, 0.05, 26, 1.1), series(46, 4, 13, 11)]),
      ...service('catalog', [series(0.2, 0.03), series(38, 4)]),
      ...service('payments', [series(0.5, 0.06), series(120, 9)]),
      ...service('search', [series(0.3, 0.04), series(64, 7)]),
      ...service('shipping', [series(0.2, 0.02), series(72, 6)]),
    ],
  },
  draw: drawDashboard,
  derive: (data) => {
    const [service, lead] = [leadingService(data), leadOf(data)]
    return {
      ...(service === undefined ? {} : { service }),
      measures: String(measuresOf(data).length),
      ...(lead === undefined ? {} : { lead }),
    }
  },
  meanings: {
    service:
      'the service that rose most, by 50% or more, from its first value to its latest, or else the first that was 50% over its first value',
    lead: 'how far apart the first two marks with a column are, or a mark and the start of a period, or else the first two services that were over their first values',
  },
  describe: (data: SeriesData) => {
    const [{ names }, rise, inFocus] = [readColumns(data), worst(data), focusRow(data)]
    const said =
      rise === undefined
        ? 'No line rose by 50%.'
        : `The largest rise is that of ${rise.name} in ${measureOf(data, rise)}.`
    const accented = data.rows.flatMap((row) =>
      row === inFocus || (row.name === inFocus.name && hasRisen(row)) ? [measureOf(data, row)] : [],
    )
    const texts = (data.marks ?? []).map(({ text }) => text)
    const apart =
      leadOf(data) === undefined ? '' : `, ${texts.length === 2 ? '' : 'the first two '}${leadOf(data)} apart`
    const marked = texts.length === 0 ? '' : ` Marked: ${enumerate(texts)}${apart}.`
    return `Small line charts of ${count(namesOf(data).length, 'service')} (${enumerate(namesOf(data), 10)}) in ${count(measuresOf(data).length, 'column')}: ${enumerate(measuresOf(data))}. ${names.length} samples from ${names[0]} to ${names.at(-1)}; each line has its own scale from 0. Highlighted: ${inFocus.name}, ${enumerate(accented)}. ${said}${marked}`
  },
})
