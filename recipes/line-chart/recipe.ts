/** Open connections of three pools over one day: one of them leaks after a deploy. */

import { across } from '../../drawing/chart/bands.ts'
import { lineDots } from '../../drawing/chart/cell-dots.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { isFarFromZero, linear } from '../../drawing/chart/scale.ts'
import { hasGaps, knownValues, looksOf, series, valueDot, valuesOf } from '../../drawing/chart/series.ts'
import { placeOf } from '../../drawing/data/columns.ts'
import { focusRow, readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { axisReach, peakValues, shownValues, upTo } from './far-peaks.ts'

export default defineRecipe({
  name: 'Line chart',
  family: 'Charts',
  description:
    'Values over time as lines on one shared scale, each named at its end instead of in a legend; one series is shaded, events are solid rules and limits dashed ones. Also called time series, line graph or trend chart.',
  useWhen:
    'You ask when a measured value changed and which event came first: connections, latency or queue length around a deploy. Needs regular samples; good for 1 to 3 series, up to 6 with one in focus, and 10 to 200 points each.',
  avoidWhen:
    'Only two moments matter: use `slope-chart`. More than six series, or several measures of several services: use `sparkline-dashboard`. The pattern by weekday and hour is the point: use `xy-heatmap`. A volume and a rate: use `column-line-combo`.',
  visual: 90,
  ease: 68,
  overall: 84,
  rationale:
    'One shaded series against thin ones shows what rose and since when, and no legend is needed. Every line is one path of computed points, so new values mean redrawing from data. You supply regular samples and the time of the event.',
  reviewed: '2026-11-28',
  revision: 1,
  data: seriesForm({ rows: [1, 6], columns: [2, 400] }),
  sample: {
    title: 'Since the deploy, checkout went from {before} to {last} connections',
    subtitle: 'Open database connections per pool, every 30 minutes from Tuesday, November 17, 2026, 00:00 UTC',
    measure: 'Open connections',
    focus: ['checkout'],
    source: 'Illustrative data',
    columns: { start: '2026-11-17T00:00Z', step: 30, unit: 'min' },
    rows: [
      {
        name: 'checkout',
        values: [
          51, 48, 49, 48, 53, 48, 48, 51, 50, 51, 47, 52, 53, 53, 56, 59, 69, 72, 81, 94, 106, 119, 125, 138, 144, 145,
          142, 135, 131, 134, 139, 143, 149, 155, 163, 178, 196, 216, 236, 254, 276, 285, 295, 303, 313, 322, 327, 342,
          354,
        ],
      },
      {
        name: 'search',
        values: [
          34, 36, 36, 37, 31, 37, 36, 35, 34, 33, 40, 36, 40, 46, 57, 71, 83, 109, 132, 153, 168, 176, 185, 176, 168,
          160, 157, 157, 153, 161, 163, 165, 159, 149, 144, 125, 110, 92, 80, 69, 53, 49, 42, 41, 35, 32, 36, 33, 33,
        ],
      },
      {
        name: 'reports',
        values: [
          32, 48, 72, 102, 133, 144, 136, 102, 70, 48, 36, 32, 28, 32, 33, 33, 34, 35, 40, 38, 39, 40, 41, 41, 36, 39,
          37, 36, 33, 30, 33, 29, 28, 26, 27, 28, 23, 26, 25, 26, 24, 23, 27, 24, 25, 23, 25, 26, 22,
        ],
      },
    ],
    marks: [
      { column: '2026-11-17T14:01Z', text: '14:01 deploy of v2.8.0' },
      { value: 400, text: 'Limit per pool' },
    ],
  },
  draw: (data, sheet) => {
    const columns = readColumns(data)
    const values = shownValues(data)
    const format = formatFor(values, data.unit)
    const quoted = sheet.quotes('last') ? focusRow(data) : undefined
    // What the heading compares with a value before is what comes after.
    const [since] = sheet.quotes('before') ? eventPlaces(data) : []
    sheet.badgesAtWords = true
    for (const name of ['before', 'last']) sheet.prove(name, focusRow(data))
    if (data.rows.some(hasGaps)) sheet.footnote('Where a line has a gap, nothing was measured.')
    if (values.length < valuesOf(data.rows).length) sheet.footnote('Peaks beyond the axis are numbers with an arrow.')
    const reach = axisReach(data)
    plot({ sheet, x: across(columns), y: upTo(linear({ ...data, zero: 'near' }), reach), h: 400 }, [
      ...columnMarks(data.marks, columns),
      ...series(data.rows, { columns, sheet, format, quoted, since, reach, shaded: !isFarFromZero(values) }),
      ...peakValues(data, (cell) =>
        sheet.note(cell, undefined, 'is beyond the axis, where its value has no free place'),
      ),
      ...(since === undefined ? [] : [valueDot(focusRow(data), { columns, at: since, format })]),
      ...lineDots(data.rows, columns, { sheet, strokeOf: (row) => looksOf([row], sheet)[0]?.stroke ?? 'ink' }),
    ])
  },
  meanings: { before: 'before the first event, with the unit', last: 'with the unit' },
  derive: (data) => {
    const { full } = formatFor(shownValues(data), data.unit)
    const known = knownValues(focusRow(data), readColumns(data))
    const [event = Number.NEGATIVE_INFINITY] = eventPlaces(data)
    const before = known.findLast(({ x }) => x < event) ?? known[0]
    return { before: full(before?.y ?? 0), last: full(known.at(-1)?.y ?? 0) }
  },
  describe: (data) => {
    const { short } = formatFor(shownValues(data), data.unit)
    const [event] = eventPlaces(data)
    const ends = data.rows.map((row) => {
      const known = knownValues(row, readColumns(data))
      const before = row === focusRow(data) && event !== undefined ? known.findLast(({ x }) => x < event) : undefined
      return `${row.name} ${before === undefined ? '' : `is at ${short(before.y)} before the first mark and `}ends at ${short(known.at(-1)?.y ?? 0)}`
    })
    const marks = (data.marks ?? []).map(({ text, value }) =>
      value === undefined ? text : `${text} at ${short(value)}`,
    )
    return [
      `${count(data.rows.length, 'line')} of ${data.measure.toLowerCase()}: ${enumerate(ends)}.`,
      ...(marks.length > 0 ? [`Rules and bands mark ${enumerate(marks)}.`] : []),
      ...(data.subtitle === undefined ? [] : [`${data.subtitle}.`]),
    ].join(' ')
  },
})

/** Where the events are that rules mark. */
const eventPlaces = (data: SeriesData): number[] =>
  (data.marks ?? []).flatMap(({ column }) => (column === undefined ? [] : (placeOf(readColumns(data), column) ?? [])))
