/** CI minutes of seven repositories before and after remote caching: six fall, one rises. */
import { decimal, linearUp } from '../../drawing/axes.ts'
import { centredBaseline } from '../../drawing/label.ts'
import { circle, finish, line, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import { spread } from '../../drawing/spread.ts'
import type { Element, Text } from '../../src/scene/scene.ts'

type Repository = { name: string; before: number; after: number }

/** Synthetic: median minutes of a build on the main branch. */
const repositories: Repository[] = [
  { name: 'web-monorepo', before: 36.4, after: 11.8 },
  { name: 'ios-app', before: 31.8, after: 22.4 },
  { name: 'checkout-api', before: 26.9, after: 9.3 },
  { name: 'search', before: 21.3, after: 7.6 },
  { name: 'ingest', before: 16.6, after: 5.7 },
  { name: 'firmware', before: 12.9, after: 15.4 },
  { name: 'docs', before: 8.2, after: 3.5 },
]

const slower = repositories.filter(({ before, after }) => after > before)
const [focus] = slower
if (focus === undefined || slower.length !== 1) throw new Error('the words say that one repository got slower')
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const totalBefore = sum(repositories.map(({ before }) => before))
const totalAfter = sum(repositories.map(({ after }) => after))

/** Change against before, in whole percent with its sign. */
const change = (before: number, after: number) => {
  const percent = decimal((after / before - 1) * 100, 0)
  return `${percent.startsWith('−') ? '' : '+'}${percent} %`
}

const best = repositories.toSorted((a, b) => a.after - a.before - (b.after - b.before))[0]!
const note = { size: 14, fill: 'muted' } as const

const plot = { x: 232, y: 184, w: 264, h: 720 }
const right = plot.x + plot.w
const y = linearUp([2, 38], plot)
const pitch = 24
const valueWidth = 48
const changeX = canvas.tall.width - margin

/** Two working weeks from a Monday, in words. */
const twoWeeks = (month: number, monday: number): string => {
  const first = new Date(Date.UTC(2026, month, monday))
  if (first.getUTCDay() !== 1) throw new Error(`${first.toISOString()} is not a Monday`)
  return `${monday} to ${monday + 11} ${first.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`
}
const [october, november] = [twoWeeks(9, 12), twoWeeks(10, 2)]

const middles = (pick: (repository: Repository) => number) =>
  spread(
    repositories.map((repository) => y(pick(repository))),
    { gap: pitch },
  )

const slope = (repository: Repository): Element[] => {
  const stroke = repository === focus ? 'accent' : 'muted'
  const radius = repository === focus ? 6 : 4
  const [from, to] = [y(repository.before), y(repository.after)]
  return [
    line(plot.x, from, right, to, { stroke }),
    circle(plot.x, from, radius, { fill: stroke, stroke }),
    circle(right, to, radius, { fill: stroke, stroke }),
  ]
}

const labels = (): Text[] => {
  const [before, after] = [middles((each) => each.before), middles((each) => each.after)]
  return repositories.flatMap((repository, index) => {
    const look = repository === focus ? ({ fill: 'accent', bold: true } as const) : {}
    const [from, to] = [centredBaseline(before[index]!, 16), centredBaseline(after[index]!, 16)]
    return [
      text(plot.x - 16 - valueWidth, from, repository.name, { ...look, align: 'end' }),
      text(plot.x - 16, from, decimal(repository.before), { ...look, mono: true, align: 'end' }),
      text(right + 16 + valueWidth - 8, to, decimal(repository.after), { ...look, mono: true, align: 'end' }),
      text(right + 16 + valueWidth, to, repository.name, look),
      text(changeX, to, change(repository.before, repository.after), {
        ...(repository === focus ? look : { fill: 'muted' }),
        size: 14,
        align: 'end',
      }),
    ]
  })
}

const heads = (): Text[] => [
  text(plot.x - 16, 136, 'Before', { bold: true, align: 'end' }),
  text(plot.x - 16, 156, october, { size: 14, fill: 'muted', align: 'end' }),
  text(right + 16, 136, 'After', { bold: true }),
  text(right + 16, 156, november, { size: 14, fill: 'muted' }),
  text(changeX, 136, 'Change', { size: 14, fill: 'muted', align: 'end' }),
]

const draw = () =>
  finish({
    ...canvas.tall,
    title: 'Slope chart: build minutes of seven repositories before and after remote caching',
    description: `Two columns of dots, median build minutes from ${october} and from ${november} 2026, joined by one line per repository, with name and value at both ends and the change in percent at the right. CI (continuous integration) builds of six repositories fall, most of all ${best.name} from ${decimal(best.before)} to ${decimal(best.after)} minutes. One line rises and is highlighted: ${focus.name}, from ${decimal(focus.before)} to ${decimal(focus.after)}, because a time stamp in its sources keeps every cache key new. The seven medians sum to ${decimal(totalBefore)} before and ${decimal(totalAfter)} after.`,
    elements: [
      ...heading(
        'Remote caching: six builds got faster, one slower',
        'Median minutes of a CI build on the main branch, seven repositories',
      ),
      line(plot.x, plot.y, plot.x, plot.y + plot.h, { stroke: 'rule' }),
      line(right, plot.y, right, plot.y + plot.h, { stroke: 'rule' }),
      ...repositories.filter((repository) => repository !== focus).flatMap(slope),
      ...slope(focus),
      ...heads(),
      ...labels(),
      text(
        margin,
        940,
        `Sum of the medians: ${decimal(totalBefore)} before, ${decimal(totalAfter)} after, ${change(totalBefore, totalAfter)}`,
        note,
      ),
      text(margin, 960, 'firmware: each build writes its time into a header, so no cache key ever matches', note),
    ],
  })

export default defineRecipe({
  name: 'Slope chart',
  family: 'Charts',
  description:
    'One line per item between two labelled points, before and after, on a common vertical scale. Name and value stand at both ends, so no axis is needed; the exception is highlighted. Also called slopegraph or before-after chart.',
  useWhen:
    'You compare exactly two moments or two configurations for 4 to 12 items, and the change of each item matters more than its level: build minutes before and after caching, p95 latency before and after a release. Needs two values per item.',
  avoidWhen:
    'There are more than two moments (use `line-chart`), or one total is to be explained (use `waterfall-chart`). With more than 12 items or many equal values the labels collide: draw bars of the differences instead.',
  visual: 90,
  ease: 82,
  overall: 87,
  rationale:
    'Direction alone tells gains from losses, and both ends are read without an axis. A new item is one line, two dots and five labels, but values that lie close need their labels spaced. You supply two comparable values per item, measured over equal periods.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
