/** Open connections of three pools over one day: one of them stops falling after a deploy. */
import { line as curve } from 'd3-shape'
import { axisLeft, linearUp, timeAcross, timeAxisBottom } from '../../drawing/axes.ts'
import { centredBaseline } from '../../drawing/label.ts'
import { finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading } from '../../drawing/sheet.ts'
import { spread } from '../../drawing/spread.ts'
import type { Color } from '../../src/scene/limits.ts'

const minute = 60_000
const hour = 60 * minute
const day = Date.UTC(2026, 10, 17)
const midnight = day + 24 * hour
const deploy = day + 14 * hour + 10 * minute

/** A bump of height 1 around `peak` o'clock, `width` hours wide (a Gaussian). */
const bump = (clockHour: number, peak: number, width: number) => Math.exp(-(((clockHour - peak) / width) ** 2))

/** A small regular unrest in place of noise: three sines that do not repeat within a day. */
const unrest = (at: number) => (Math.sin(at * 7.3) + Math.sin(at * 12.7 + 1) + Math.sin(at * 3.1 + 2)) / 3

const leakPerHour = 31

/** Synthetic: open connections at an hour of the day (0 to 24), by formula. */
const pools: { name: string; color: Color; at: (time: number) => number }[] = [
  {
    name: 'checkout',
    color: 'accent',
    // Shoppers at noon and in the evening; from the deploy on, connections are not given back.
    at: (time) =>
      48 +
      96 * bump(time, 12.5, 3.4) +
      44 * bump(time, 20, 2.4) +
      leakPerHour * Math.max(0, time - (deploy - day) / hour) +
      5 * unrest(time),
  },
  {
    name: 'search',
    color: 'ink',
    // Follows the office day, a little less at lunch.
    at: (time) => 34 + 132 * bump(time, 10.5, 2.6) + 128 * bump(time, 15.6, 3.4) + 6 * unrest(time + 9),
  },
  {
    name: 'reports',
    color: 'muted',
    // A nightly batch; hardly anything by day.
    at: (time) => 26 + 118 * bump(time, 2.5, 1.5) + 14 * bump(time, 11, 4) + 4 * unrest(time + 5),
  },
]

/** One value every 15 minutes, both midnights included. */
const times = Array.from({ length: 24 * 4 + 1 }, (_, index) => day + index * 15 * minute)
const series = pools.map(({ name, color, at }) => ({
  name,
  color,
  values: times.map((time) => Math.round(at((time - day) / hour))),
}))

const [checkout, search, reports] = series as [Series, Series, Series]
type Series = (typeof series)[number]
const lastOf = ({ values }: Series) => values.at(-1)!
const atDeploy = checkout.values[times.findIndex((time) => time >= deploy)]!

const plot = { x: 88, y: 144, w: 936, h: 496 }
const x = timeAcross([day, midnight], plot)
const y = linearUp([0, 400], plot)

const pointsOf = ({ values }: Series): [number, number][] => values.map((value, index) => [x(times[index]!), y(value)])

const clock = (time: number) => (time === midnight ? '24:00' : new Date(time).toISOString().slice(11, 16))
const date = `${new Date(day).toLocaleString('en', { weekday: 'long', timeZone: 'UTC' })}, 17 November 2026`

/** Names stand at the ends of their lines, moved apart where the lines end close together. */
const endLabels = () => {
  const middles = spread(
    series.map((each) => y(lastOf(each))),
    { gap: 24 },
  )
  return series.map((each, index) =>
    text(plot.x + plot.w + 12, centredBaseline(middles[index]!, 16), `${each.name} ${lastOf(each)}`, {
      fill: each.color,
      bold: each === checkout,
    }),
  )
}

const draw = () => {
  const left = axisLeft({ plot, scale: y, titleX: 40, title: 'Open connections' })
  const bottom = timeAxisBottom({
    plot,
    scale: x,
    ticks: [0, 4, 8, 12, 16, 20, 24].map((count) => day + count * hour),
    format: clock,
  })
  const ground: [number, number][] = [
    [x(midnight), y(0)],
    [x(day), y(0)],
  ]
  return finish({
    ...canvas.wide,
    title: 'Line chart: open database connections of three pools over one day',
    description: `Three lines over 24 hours of ${date}, one value every 15 minutes. Search follows the office day and ends at ${lastOf(search)}, reports peaks at ${Math.max(...reports.values)} in the nightly batch and ends at ${lastOf(reports)}. Checkout, shaded down to zero, has ${atDeploy} open connections just after the deploy of v2.8.0 at ${clock(deploy)}, marked by a dashed line, and rises to ${lastOf(checkout)} at midnight instead of falling. Times are UTC (coordinated universal time).`,
    elements: [
      ...heading(
        'Since the deploy, checkout keeps its connections',
        `Open database connections in three pools, ${date}, UTC, one value every 15 minutes`,
      ),
      path(`${curve()([...pointsOf(checkout), ...ground])}Z`, { fill: 'soft', stroke: 'none' }),
      ...left.rules,
      ...bottom.rules,
      line(x(deploy), plot.y, x(deploy), plot.y + plot.h, { stroke: 'ink', dashed: true }),
      ...series.toReversed().map((each) => path(curve()(pointsOf(each))!, { stroke: each.color })),
      ...left.labels,
      ...bottom.labels,
      text(x(deploy) - 8, plot.y + 24, `${clock(deploy)}, deploy of v2.8.0`, { align: 'end' }),
      ...endLabels(),
    ],
  })
}

export default defineRecipe({
  name: 'Line chart',
  family: 'Charts',
  description:
    'Values over time as lines on one shared scale, each named at its end instead of in a legend, with one series shaded and one event marked by a dashed rule. Also called time series, line graph or trend chart.',
  useWhen:
    'You ask when a measured value changed and whether an event caused it: connections, latency or queue length around a deploy. Needs regular samples with time stamps; good for 1 to 3 series and 20 to 200 points each, in a post-mortem or status report.',
  avoidWhen:
    'Only two moments matter (use `slope-chart`), the pattern by weekday and hour is the point (use `xy-heatmap` or `calendar-heatmap`), a total is explained step by step (use `waterfall-chart`), or more than three series must be told apart.',
  visual: 90,
  ease: 70,
  overall: 84,
  rationale:
    'One shaded series against two thin ones shows at once what rose and since when. Each line is one path of computed points, so new data means running the scale again, though a label or marker moves by hand. You supply evenly spaced samples and the time of the event.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
