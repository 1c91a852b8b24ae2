/** Response size and response time of 60 endpoints: two are far slower than their size explains. */

import { plot } from '../../drawing/chart/plot.ts'
import { pointDots } from '../../drawing/chart/point-dots.ts'
import { measuredAxis, noteUndrawn } from '../../drawing/chart/points-axis.ts'
import { pointMarks } from '../../drawing/chart/rule.ts'
import { kind } from '../../drawing/data/fields.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { type DataPoint, pointsForm } from '../../drawing/data/points.ts'
import { numbersIn } from '../../drawing/data/short-numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { writeFixed } from '../../drawing/values/decimals.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { exception, factorOf, writeFactor } from './exception.ts'
import { type Fit, fitOf } from './fit.ts'
import { fitMarks } from './fit-marks.ts'

/** Size in kB and time in ms of the endpoints that nothing is said about. */
const usual = `
  67 89, 124 203, 101 148, 269 365, 271 321, 412 467, 90 132, 313 368, 8 61, 416 449, 432 432, 113 193, 135 200,
  257 342, 208 231, 72 116, 109 131, 457 417, 159 266, 305 283, 176 253, 11 28, 456 630, 21 80, 93 146, 116 159,
  219 357, 120 115, 13 48, 51 91, 156 272, 115 180, 236 252, 314 397, 76 149, 88 124, 39 107, 5 40, 71 150, 122
  177, 268 316, 366 398, 12 31, 57 48, 41 71, 73 134, 48 92, 89 130, 30 76, 54 81, 137 177, 258 355, 161 191, 262
  378, 18 45, 402 474, 36 88, 224 233`

export default defineRecipe({
  name: 'Scatter plot',
  family: 'Charts',
  description:
    'One dot per item at two measured values, and a least-squares line with its 95% prediction band. Named exceptions are left out of the fit; each has a ring where the line expects it and the factor between the two. Also called scatterplot, XY plot or correlation chart.',
  useWhen:
    'You ask whether two measured quantities go together, and how far the exceptions are off: payload and latency, file size and build time, load and errors. Needs two values per item for 3 to 200 items; name only the exceptions. Axes may be logarithmic.',
  avoidWhen:
    'One value per item: use `ordered-bar`. Two moments of one quantity: use `slope-chart`. Points follow each other in order: use `connected-scatter`. Two ordered categories: use `xy-heatmap`. A line fitted to the dots proves no cause.',
  visual: 90,
  ease: 78,
  overall: 86,
  rationale:
    'The ring on the line turns an outlier into a measured distance, and the fit is not pulled by what it judges. A new dot is one circle, but line, band and factors depend on all of them. You supply two values per item, and names for the exceptions.',
  reviewed: '2026-11-28',
  revision: 1,
  data: pointsForm(
    { points: [3, 200] },
    {
      fit: kind(['line', 'all', 'none'], 'Least squares of unnamed dots where most are (line), of all, or none'),
    },
  ),
  sample: {
    title: 'Two endpoints take {factors} times what their size explains',
    subtitle: 'Response size and median response time of {points} endpoints',
    x: { name: 'Response size', unit: 'kB' },
    y: { name: 'Median response time', unit: 'ms' },
    focus: ['GET /suggest', 'GET /export/labels'],
    source: 'Illustrative data',
    points: [
      { name: 'GET /suggest', note: 'no prefix index', x: 22, y: 487 },
      { name: 'GET /export/labels', note: 'renders a PDF per request', x: 96, y: 716 },
      ...usual.split(',').map((pair) => {
        const [x = 0, y = 0] = numbersIn(pair)
        return { x, y }
      }),
    ],
  },
  draw: (data, sheet) => {
    noteUndrawn(data, sheet)
    const fit = fitOf(data)
    const exceptions = fit?.exceptions ?? []
    const others = data.points.filter((point) => !exceptions.includes(point))
    // Named dots are judged by the line, however little it explains.
    const isDrawn = fit !== undefined && (fit.isTold || exceptions.length > 0)
    if (fit !== undefined && !isDrawn)
      sheet.footnote(`No line is drawn: r² is ${writeFixed(fit.r2, 2)}, a slope that is not told from chance.`)
    for (const name of ['factors', 'exceptions']) sheet.prove(name, ...exceptions)
    sheet.prove('times', (fit && ownOf(fit, data.focus)) ?? '@fit')
    for (const name of ['r2', 'points']) sheet.prove(name, '@fit')
    plot({ sheet, x: measuredAxis(data.x, 'x'), y: measuredAxis(data.y, 'y'), h: 480 }, [
      ...pointMarks(data.marks),
      ...pointDots(others, sheet, { names: 'marked', size: 16 }),
      ...(fit === undefined ? [] : exceptions.map((point) => exception(point, { fit, data, sheet }))),
      ...(isDrawn ? fitMarks(fit, data, sheet) : []),
    ])
  },
  meanings: { times: 'in focus, or first' },
  derive: (data) => {
    const fit = fitOf(data)
    if (fit === undefined) return { points: String(data.points.length) }
    const factors = fit.exceptions.flatMap((point) => factorOf(point, fit) ?? [])
    const named = ownOf(fit, data.focus)
    const own = named && factorOf(named, fit)
    return {
      points: String(data.points.length),
      r2: `${Math.round(100 * fit.r2)}%`,
      ...(factors.length === 0 ? {} : { factors: factorWords(factors) }),
      ...(own === undefined ? {} : { times: `${writeFactor(own)}×` }),
      exceptions: fit.exceptions.length,
    }
  },
  describe: (data) => {
    const write = ({ x, y }: DataPoint): string =>
      `${formatFor([x], data.x.unit).full(x)}, ${formatFor([y], data.y.unit).full(y)}`
    const fit = fitOf(data)
    const named = data.points.flatMap((point) => {
      if (point.name === undefined) return []
      const factor = fit?.exceptions.includes(point) === true ? factorOf(point, fit) : undefined
      const expected = fit === undefined ? 0 : fit.expected(point.x)
      const { full } = formatFor([point.y, expected], data.y.unit)
      const beside = factor === undefined ? '' : ` (expected ${full(expected)}, ${writeFactor(factor)}×)`
      return `${point.name} at ${write(point)}${beside}`
    })
    return [
      `${count(data.points.length, 'dot')}: ${data.x.name.toLowerCase()} across, ${data.y.name.toLowerCase()} upward.`,
      ...(fit === undefined
        ? []
        : [
            `The least-squares line through ${data.points.length - fit.exceptions.length} of them explains ${Math.round(100 * fit.r2)}% of the variance.`,
          ]),
      ...(named.length > 0 ? [`Named: ${enumerate(named, 5)}.`] : []),
    ].join(' ')
  },
})

/** The exception that the heading may quote, of those with a factor: the first in focus, or the first. */
const ownOf = (fit: Fit, focus?: string[]): DataPoint | undefined =>
  [...namedIn(fit.exceptions, focus), ...fit.exceptions].find((each) => factorOf(each, fit) !== undefined)

/** Up to three one by one, more from the least to the greatest. */
const factorWords = (factors: number[]): string =>
  factors.length > 3
    ? `${writeFactor(Math.min(...factors))} to ${writeFactor(Math.max(...factors))}`
    : enumerate(factors.map(writeFactor))
