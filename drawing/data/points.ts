/**
 * The shape `points`: items with an x and a y, measured or placed by judgment.
 */
import * as z from 'zod'
import { checksFor, exactlyOne } from './checks.ts'
import { id, kind, list, name, note, number, optionalList, state, text, words } from './fields.ts'
import { form } from './form.ts'
import { namedTargets, type Target } from './references.ts'

const axis = z.strictObject({
  name: words(60, 'What is measured'),
  unit: words(20, 'ms, B, %, $ or a word').optional(),
  min: number('Lower end, else found').optional(),
  max: number('Upper end, else found').optional(),
  scale: kind(['linear', 'log'], 'Log takes positive values: linear, log'),
  bands: list(name('Such as: likely'), {
    min: 2,
    max: 7,
    of: 'Equal steps, lowest first: 1, 2, …',
  }).optional(),
})

/** An axis as the data describe it. */
export type PointsAxis = z.output<typeof axis>

const point = z.strictObject({
  id: id.optional(),
  name: name('What it is called', 80).optional(),
  note: note().optional(),
  state: state.optional(),
  x: number('Its x, or band from 1'),
  y: number('Its y, or band from 1'),
  value: number('Shown as size').optional(),
})

export type DataPoint = z.output<typeof point>

const mark = z.strictObject({
  x: number('Upright line here').optional(),
  y: number('Level line here').optional(),
  text: text('Its meaning'),
})

/** A line across the plot: at an `x` or a `y`. */
export type PointsMark = z.output<typeof mark>

/** How many points a form takes, whether its quadrants have names, whether both axes are steps, and whether points may have sizes. */
type Limits = { points: [min: number, max: number]; quadrants?: boolean; steps?: boolean; sizes?: boolean }

const quadrantNames = z
  .tuple([name('Top left'), name('Top right'), name('Bottom left'), name('Bottom right')])
  .optional()
  .describe('Names of the quadrants: top left, top right, bottom left, bottom right')

/** Data of the shape as they are drawn. */
export type PointsData = {
  x: PointsAxis
  y: PointsAxis
  points: DataPoint[]
  quadrants?: [string, string, string, string] | undefined
  marks?: PointsMark[] | undefined
}

const noFields = {}

/** Declares points; `added` are fields beside them. */
export function pointsForm<const Fields extends z.core.$ZodLooseShape = typeof noFields>(
  { points: [min, max], quadrants = false, steps = false, sizes = true }: Limits,
  added: Fields = noFields as Fields,
) {
  const fields = {
    x: axis.describe('Level axis'),
    y: axis.describe('Upright axis'),
    points: list(sizes ? point : (point.omit({ value: true }) as unknown as typeof point), {
      min,
      max,
      of: 'The points',
    }),
    marks: optionalList(mark, { max: 4, of: 'Lines across: limits, averages' }),
    ...(quadrants ? { quadrants: quadrantNames } : ({} as { quadrants: typeof quadrantNames })),
    ...added,
  }
  return form('points', fields, {
    checks: () => [...checks, ...(steps ? stepped : [])] as never,
    targets: (data) => targetsOf(data as unknown as PointsData),
  })
}

const targetsOf = ({ points, marks = [] }: PointsData): Target[] => [
  ...namedTargets(points),
  ...marks.map((item) => ({ names: [item.text], item })),
]

const { uniqueIds, each } = checksFor<PointsData>()

/** Points may share a name unless something refers to it. */
const checks = [
  each('x', (axis) => axisProblems(axis)),
  each('y', (axis) => axisProblems(axis)),
  uniqueIds('points'),
  each('points.*', ({ x, y }, { data }) => ({ x: placeProblem(x, data.x), y: placeProblem(y, data.y) })),
  each('marks.*', (mark, { data }) => {
    const key = mark.x === undefined ? 'y' : 'x'
    return exactlyOne(mark, 'x', 'y') ?? { [key]: placeProblem(mark[key] ?? 0, data[key]) }
  }),
]

/** Axes have steps, where a form needs them. */
const stepped = (['x', 'y'] as const).map((key) =>
  each(key, ({ bands }) =>
    bands === undefined ? { bands: 'is missing: name 2 to 7 steps, lowest first' } : undefined,
  ),
)

const axisProblems = ({ min, max, scale }: PointsAxis) => ({
  ...(min !== undefined && max !== undefined && min >= max && { max: `${max} is not above min, ${min}` }),
  ...(scale === 'log' && min !== undefined && min <= 0 && { min: `${min} on a log axis; it begins above 0` }),
})

/** Values are within their axes. */
const placeProblem = (value: number, axis: PointsAxis): string | undefined => {
  const { name, min = -Infinity, max = Infinity, scale, bands } = axis
  if (bands !== undefined && !(Number.isInteger(value) && value >= 1 && value <= bands.length))
    return `${value}; ${name} has ${bands.length} bands`
  if (scale === 'log' && value <= 0) return `${value} on a log axis`
  return value < min || value > max ? `${value} is outside of ${name}, ${min} to ${max}` : undefined
}
