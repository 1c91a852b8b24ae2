/** A load test in nine steps: past the knee, each client adds little throughput and much latency. */

import { greatest } from 'd3-array'
import * as z from 'zod'
import { noteUndrawn } from '../../drawing/chart/points-axis.ts'
import { words } from '../../drawing/data/fields.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { pointsForm } from '../../drawing/data/points.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'
import { drawCourse, gainWords } from './draw.ts'
import { calledOf, isCounted, kneeOf } from './knee.ts'

/** Clients, requests per second, and p99 in ms. With 100 ms between two requests of a client, clients = throughput × (100 ms + mean). */
const steps = [
  [50, 420, 84],
  [100, 830, 88],
  [150, 1230, 95],
  [200, 1600, 108],
  [250, 1890, 134],
  [300, 2070, 178],
  [400, 2210, 290],
  [500, 2240, 420],
  [600, 2200, 560],
] as const

export default defineRecipe({
  name: 'Connected scatter',
  family: 'Charts',
  description:
    'Points at two measured values, joined in their order by arrows, so that a course is seen: where it bends, turns back or runs in a loop. The knee of a load test is computed and drawn with what lies beyond it. Also called connected scatterplot, load curve or hockey stick.',
  useWhen:
    'Two measures change together while a third one rises: throughput and latency under load, cost and quality by year. Needs 4 to 20 points in order (3 to 60), each named by its step; the knee needs values above zero on axes from zero.',
  avoidWhen:
    'The items have no order: use `scatter-plot`. When it happened is the point: use `line-chart`, or `column-line-combo` for a volume and a rate. Only two moments: use `slope-chart`. One measure by its share of requests: use `cumulative-curve`.',
  visual: 90,
  ease: 76,
  overall: 86,
  rationale:
    'The ray touches the course at its knee, and two legs weigh what is gained against what it costs. Readers must follow a line that time does not run along. You supply pairs of values in order; knee, gain and factor are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: alsoChecked(
    pointsForm(
      { points: [3, 60], sizes: false },
      {
        along: words(24, 'What the names of the points count: "clients"').optional(),
        knee: z
          .boolean()
          .default(false)
          .describe('Mark the knee, where x ÷ y is greatest: throughput across, latency upward'),
      },
    ),
    ({ each }) => [
      each('x', ({ scale, bands }, { data }) => (data.knee ? noZero({ scale, bands }) : undefined)),
      each('y', ({ scale, bands }, { data }) => (data.knee ? noZero({ scale, bands }) : undefined)),
    ],
  ),
  sample: {
    title: 'Past {knee}, {gain} more throughput costs {factor} the latency',
    subtitle: 'Load test of one node, each client idle 100 ms between requests; beyond {peak} it serves less',
    source: 'Illustrative data. Knee: greatest throughput ÷ latency (Kleinrock’s power), here with p99',
    along: 'clients',
    knee: true,
    x: { name: 'Throughput', unit: 'requests/s' },
    y: { name: 'p99 latency', unit: 'ms' },
    points: steps.map(([clients, x, y]) => ({ name: String(clients), x, y })),
  },
  draw: (data, sheet) => {
    drawCourse(data, sheet)
    noteUndrawn(data, sheet)
    if (data.along !== undefined && !data.points.some(isCounted))
      sheet.note('along', undefined, 'is said of points whose names are numbers')
    const knee = kneeOf(data)
    for (const key of ['x', 'y'] as const)
      if (knee !== undefined && (data[key].min ?? 0) !== 0)
        sheet.note(`${key}.min`, undefined, 'the axis begins at zero, from where the knee is seen')
    if (knee === undefined) {
      if (data.knee) sheet.note('knee', undefined, 'is not drawn: it needs x from zero and y above zero at every point')
      return
    }
    sheet.prove('knee', knee.at)
    sheet.prove('peak', knee.peak)
    for (const name of ['gain', 'factor']) sheet.prove(name, '@legs')
  },
  derive: (data) => {
    const [first, last, knee] = [data.points[0], data.points.at(-1), kneeOf(data)]
    const called = (point = first): string => (point && calledOf(point, data)) ?? 'a point'
    const ends = { first: called(first), last: called(last), points: data.points.length }
    if (knee === undefined) return ends
    return {
      ...ends,
      knee: called(knee.at),
      peak: called(knee.peak),
      gain: gainWords(knee.gain),
      factor: writeTimes(knee.factor),
    }
  },
  describe: (data) => {
    const { full: x } = formatFor(
      data.points.map((each) => each.x),
      data.x.unit,
    )
    const { full: y } = formatFor(
      data.points.map((each) => each.y),
      data.y.unit,
    )
    const knee = kneeOf(data)
    const farthest = greatest(data.points, (point) => point.x)
    // Of many, those where the line turns.
    const turns = new Set([data.points[0], knee?.at, knee?.peak, farthest, data.points.at(-1)])
    const told = data.points.length <= mostTold ? data.points : data.points.filter((each) => turns.has(each))
    const said = told.map(
      (each) => `${calledOf(each, data) ?? data.points.indexOf(each) + 1} at ${x(each.x)}, ${y(each.y)}`,
    )
    const most = knee === undefined ? '' : ` The knee is at ${calledOf(knee.at, data) ?? 'a point without a name'}.`
    return `${count(data.points.length, 'point')} joined in order, ${data.x.name} across and ${data.y.name} upward: ${enumerate(said, mostTold)}.${most}`
  },
})

/** So many points are told one by one. */
const mostTold = 10

/** Why an axis has no zero that a ray could begin at. */
const noZero = ({ scale, bands }: { scale: string; bands: unknown }) => ({
  scale: scale === 'log' ? 'log has no zero, from which the knee is seen; use linear, or leave knee out' : undefined,
  bands: bands === undefined ? undefined : 'steps have no zero, from which the knee is seen; leave knee out',
})
