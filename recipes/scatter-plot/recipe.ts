/** Response size and response time of 60 endpoints: two are far slower than their size explains. */

import { nameAndNote } from '../../drawing/block.ts'
import { pointWords } from '../../drawing/chart/dot.ts'
import { area } from '../../drawing/chart/line.ts'
import { link } from '../../drawing/chart/link.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { pointDots } from '../../drawing/chart/point-dots.ts'
import { measuredAxis } from '../../drawing/chart/points-axis.ts'
import { pointMarks } from '../../drawing/chart/rule.ts'
import { kind } from '../../drawing/data/fields.ts'
import { type DataPoint, pointsForm } from '../../drawing/data/points.ts'
import { numbersIn } from '../../drawing/data/short-numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { lineEntry, swatchEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'
import { sentenceCase } from '../../drawing/values/sentence-case.ts'
import { type Fit, fitOf } from './fit.ts'

/** Size in kB and time in ms of the endpoints that nothing is said about. */
const usual = `
  67 89, 124 203, 101 148, 269 365, 271 321, 412 467, 90 132, 313 368, 8 61, 416 449, 432 432, 113 193, 135 200,
  257 342, 208 231, 72 116, 109 131, 457 417, 159 266, 305 283, 176 253, 11 28, 456 630, 21 80, 93 146, 116 159,
  219 357, 120 115, 13 48, 51 91, 156 272, 115 180, 236 252, 314 397, 76 149, 88 124, 39 107, 5 40, 71 150, 122
  177, 268 316, 366 398, 11 28, 57 48, 41 71, 73 134, 48 92, 89 130, 30 76, 54 81, 137 177, 258 355, 161 191, 262
  378, 18 45, 402 474, 36 88, 224 233`

export default defineRecipe({
  name: 'Scatter plot',
  family: 'Charts',
  description:
    'One dot per item at two measured values, with the least-squares line through all of them, its r² and its confidence band; items that the line does not explain are named. Also called scatterplot, XY plot or correlation chart.',
  useWhen:
    'You ask whether two measured quantities go together, and which items are exceptions: payload and latency, file size and build time, load and errors. Needs two values per item for 5 to 200 items; axes may be logarithmic.',
  avoidWhen:
    'One value per item: use `ordered-bar`. Two moments of one quantity: use `slope-chart`. Values follow each other in time: use `line-chart`. Two ordered categories: use `xy-heatmap`. A line fitted to the dots proves no cause.',
  visual: 89,
  ease: 78,
  overall: 85,
  rationale:
    'Each dot is one item at its own two values, and distance from the line names the exceptions without a table. A new dot is one circle, but the line and r² depend on all of them. You supply two measured values per item, and a name for those that matter.',
  reviewed: '2026-11-22',
  revision: 1,
  data: pointsForm({ points: [3, 200] }, { fit: kind(['line', 'none'], 'The least-squares line (default), or none') }),
  sample: {
    title: 'Two endpoints take over {times} the time their size explains',
    subtitle: 'Response size and median response time of {points} endpoints; size explains {r2} of the variance',
    x: { name: 'Response size', unit: 'kB' },
    y: { name: 'Median response time', unit: 'ms' },
    focus: ['GET /export/labels', 'GET /search/suggest'],
    source: 'Illustrative data',
    points: [
      { name: 'GET /export/labels', note: 'renders a PDF per request', x: 96, y: 716 },
      { name: 'GET /search/suggest', note: 'no prefix index', x: 22, y: 486 },
      ...usual.split(',').map((pair) => {
        const [x = 0, y = 0] = numbersIn(pair)
        return { x, y }
      }),
    ],
  },
  draw: (data, sheet) => {
    const fit = fitOf(data)
    plot({ sheet, x: measuredAxis(data.x, 'x'), y: measuredAxis(data.y, 'y'), w: 1040, h: 440 }, [
      ...pointMarks(data.marks),
      ...(fit === undefined ? [] : fitMarks(fit, sheet)),
      ...pointDots(data.points, sheet, { names: 'marked', size: 16 }),
    ])
  },
  derive: (data) => {
    const fit = fitOf(data)
    const focus = data.points.filter(({ id, name }) => data.focus?.some((each) => each === id || each === name))
    const ratios = focus.map(({ x, y }) => (fit === undefined ? 0 : y / fit.expected(x)))
    const least = Math.min(...ratios)
    return {
      points: String(data.points.length),
      ...(fit === undefined ? {} : { r2: `${Math.round(100 * fit.r2)}%` }),
      // Rounded down, so that "over 4×" holds.
      ...(Number.isFinite(least) && least > 0 ? { times: writeTimes(Math.floor(10 * least) / 10) } : {}),
    }
  },
  describe: (data) => {
    const write = ({ x, y }: DataPoint): string =>
      `${formatFor([x], data.x.unit).full(x)}, ${formatFor([y], data.y.unit).full(y)}`
    const named = data.points.flatMap((point) => (point.name === undefined ? [] : `${point.name} at ${write(point)}`))
    const fit = fitOf(data)
    return [
      `${count(data.points.length, 'dot')}: ${data.x.name.toLowerCase()} across, ${data.y.name.toLowerCase()} upward.`,
      ...(fit === undefined ? [] : [`The least-squares line explains ${Math.round(100 * fit.r2)}% of the variance.`]),
      ...(named.length > 0 ? [`Named: ${enumerate(named, 5)}.`] : []),
    ].join(' ')
  },
})

/** The line of the fit in its band, named at their end, or in the key where dots leave no place. */
const fitMarks = (fit: Fit, sheet: Sheet): ChartMark[] => {
  const [name, r2] = ['least squares, all dots', `r² = ${fit.r2.toFixed(2)}`]
  const words = nameAndNote({ name, note: r2 }, undefined, ['label', 'note'])
  if (fit.band.length > 0) sheet.key(swatchEntry('95% confidence band of the line', { fill: 'rule', stroke: 'none' }))
  return [
    area('@fit', fit.band, { fill: 'rule' }),
    link('@fit', fit, { stroke: 'ink' }),
    pointWords('@fit', { x: fit.to.x, y: fit.band.at(-1)?.base ?? fit.to.y }, words, {
      orElse: () => sheet.key(lineEntry(`${sentenceCase(name)}, ${r2}`, { stroke: 'ink' })),
    }),
  ]
}
