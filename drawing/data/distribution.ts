/**
 * The shape `distribution`: many values of one measure, raw, in buckets or summed up, one row each group.
 */
import { pairs } from 'd3-array'
import * as z from 'zod'
import { checksFor } from './checks.ts'
import { id, list, name, note, number, optionalList, state, words } from './fields.ts'
import { type CommonData, completedForm } from './form.ts'
import { type NumbersMark, valueMarksField } from './marks.ts'
import { namedTargets } from './references.ts'

/** What rows may hold: raw values, counts in buckets, or five numbers. */
export type DistributionSource = 'values' | 'buckets' | 'summary'

/** How many rows, what they may hold, and how many values a drawing needs to mean something: `20` for `a density`. */
type Limits = {
  rows: [min: number, max: number]
  of: readonly DistributionSource[]
  enough?: { count: number; what: string }
}

const row = z.strictObject({
  id: id.optional(),
  name: name('What it is called', 80),
  note: note('A line at the group').optional(),
  state: state.optional(),
  values: z.array(number('In `unit`')).min(1).max(2000).optional().describe('Raw values'),
  buckets: z
    .array(z.tuple([number('The upper bound').nullable(), z.number().min(0).max(1e15).describe('How many values')]))
    .min(1)
    .max(60)
    .optional()
    .describe('[upper bound, count], rising; null: no bound, in the last only'),
  summary: z
    .tuple([number('min'), number('q1'), number('median'), number('q3'), number('max')])
    .optional()
    .describe('Minimum, first quartile, median, third quartile, maximum; in all rows or in none'),
})

/** One group; it has one of values, buckets and summary. */
export type DistributionRow = z.output<typeof row>

/** A row with the fields that a recipe draws: a schema offers nothing that would be refused. */
const rowWith = (of: readonly DistributionSource[]): typeof row => {
  const { values, buckets, summary, ...others } = row.shape
  const drawn = Object.entries({ values, buckets, summary }).filter(([source]) => of.some((each) => each === source))
  return z.strictObject({ ...others, ...Object.fromEntries(drawn) }) as typeof row
}

/** Declares distribution data. */
export function distributionForm(limits: Limits) {
  const [min, max] = limits.rows
  // A percentile is an item, so that it can be in focus: `p95`.
  const percentile = z
    .number()
    .min(0)
    .max(100)
    .describe('A share of the values in percent')
    .transform((value) => ({ value }))
  const fields = {
    measure: words(60, 'What is measured: "Build time"'),
    unit: words(20, 'ms, B, %, $ or a word').optional(),
    rows: list(rowWith(limits.of), { min, max, of: 'Groups of values' }),
    percentiles: optionalList(percentile, { max: 4, of: 'Percentiles to mark, such as 50 and 95' }),
    marks: valueMarksField,
    scale: z
      .enum(['linear', 'log'])
      .optional()
      .describe('log takes positive values; if omitted: log for buckets whose bounds multiply, else linear'),
  }
  return completedForm<typeof fields, CommonData & DistributionData>('distribution', fields, {
    complete: (data) => ({ ...data, scale: data.scale ?? scaleOf(data) }),
    checks: () => checks(limits),
    targets: targetsOf,
  })
}

/** Bounds that multiply: from one to the next so many times as much, from the first to the last at least so many. */
const [least, most, whole] = [1.5, 10, 50]

/** Logarithms where all groups have buckets whose bounds multiply, as a monitor counts them: most would be slivers else. */
const scaleOf = ({
  rows,
  marks = [],
  percentiles = [],
}: Omit<DistributionData, 'scale'>): DistributionData['scale'] => {
  const multiply = ({ buckets = [] }: DistributionRow): boolean => {
    const bounds = buckets.flatMap(([bound]) => bound ?? [])
    const [first = 0, last = 0] = [bounds[0], bounds.at(-1)]
    const ratios = pairs(bounds, (before, bound) => bound / before)
    return first > 0 && last >= whole * first && ratios.every((ratio) => ratio >= least && ratio <= most)
  }
  const isPositive = [...marks, ...percentiles].every(({ value = 1 }) => value > 0)
  return rows.every(multiply) && isPositive ? 'log' : 'linear'
}

/** A share of the values in percent, as an item. */
export type Percentile = { value: number }

/** Data of the shape as they are drawn. */
export type DistributionData = {
  measure: string
  unit?: string | undefined
  rows: DistributionRow[]
  percentiles?: Percentile[] | undefined
  marks?: NumbersMark[] | undefined
  scale: 'linear' | 'log'
}

/** The groups in focus. */
export const groupsInFocus = ({ rows, focus = [] }: DistributionData & { focus?: string[] | undefined }) =>
  rows.filter(({ id, name }) => focus.some((each) => each === id || each === name))

const targetsOf = ({ rows, marks = [], percentiles = [] }: DistributionData) => [
  ...namedTargets(rows),
  ...percentiles.map((item) => ({ names: [`p${item.value}`], item })),
  ...marks.map((item) => ({ names: [item.text], item })),
]

const { unique, each } = checksFor<DistributionData>()

const checks = (limits: Limits) => [
  unique('rows'),
  each('rows.*', (row) => sourceProblem(row, limits)),
  each('rows.*.buckets.*', ([bound], { before, isLast }) => {
    const [below] = before.at(-1) ?? []
    if (bound === null) return isLast ? undefined : 'only the last bucket is without a bound'
    return typeof below === 'number' && bound <= below ? `bound ${bound} is not above ${below}` : undefined
  }),
  each('rows.*.summary.*', (value, { before }) => {
    const below = before.at(-1)
    return below !== undefined && value < below ? `${value} is below ${below}` : undefined
  }),
  // Whiskers to the fences of raw values and whiskers to the extremes of five numbers would look alike.
  each('rows.*', ({ summary }, { data: { rows } }) =>
    (summary === undefined) === (rows[0]?.summary === undefined)
      ? undefined
      : 'must have values or a summary as rows.0 has; their whiskers differ',
  ),
  each('rows.*', (row, { data }) => (data.scale === 'log' ? logProblem(row) : undefined)),
  each('marks.*', ({ value = 1 }, { data }) =>
    data.scale === 'log' && value <= 0 ? { value: `${value} has no place on a log scale` } : undefined,
  ),
  each('percentiles.*', ({ value }, { data: { scale, rows } }) =>
    scale === 'log' && value === 0 && rows.some(({ buckets }) => buckets !== undefined)
      ? 'buckets begin at 0, which has no place on a log scale; use a higher percentile, or "scale": "linear"'
      : undefined,
  ),
]

/** The first value of a row that has no place on a logarithmic scale. */
const logProblem = ({ values, buckets, summary }: DistributionRow) => {
  const numbers = values ?? summary ?? (buckets ?? []).map(([bound]) => bound ?? 1)
  const index = numbers.findIndex((value) => value <= 0)
  const key = values === undefined ? (summary === undefined ? 'buckets' : 'summary') : 'values'
  const problem = `${numbers[index]} has no place on a log scale; use "scale": "linear"`
  return index < 0 ? undefined : { [`${key}.${index}`]: problem }
}

const sourceProblem = (row: DistributionRow, limits: Limits) => {
  const given = (['values', 'buckets', 'summary'] as const).filter((source) => row[source] !== undefined)
  if (given.length !== 1) return `must have ${limits.of.length > 1 ? 'one of ' : ''}${limits.of.join(', ')}`
  const { count = 1, what = '' } = limits.enough ?? {}
  const values = row.values?.length ?? count
  return values < count ? { values: `${values} values; ${what} needs ${count}` } : undefined
}
