/**
 * A query plan of PostgreSQL: EXPLAIN (ANALYZE, FORMAT JSON), as a tree of steps with planned rows, rows and time.
 *
 * Rows and times of a step are for one loop in PostgreSQL's output, and for all loops together here.
 */
import { clip } from '../src/scene/clip.ts'
import { type ImportedData, refused, type TextImporter } from './importer.ts'

export const explain: TextImporter = {
  kind: 'text',
  what: 'a PostgreSQL plan: EXPLAIN (ANALYZE, FORMAT JSON)',
  shapes: ['tree'],
  read: (input) => {
    const plan = planIn(input)
    if (plan === undefined)
      return refused('is no plan of EXPLAIN (ANALYZE, FORMAT JSON): expected [{"Plan": {"Node Type": …}}]')
    if (plan['Actual Rows'] === undefined)
      return refused('has no actual rows: the query was not run; use EXPLAIN (ANALYZE, FORMAT JSON)')
    const root = stepOf(plan)
    const title = isMisjudged(root) ? wrong : 'All estimates are within a factor of ten; the query takes {ms} ms'
    return { ok: true, candidates: [{ title, root }] }
  },
}

const wrong = '{worst} was estimated at {planned} but returned {rows}'

type Plan = Record<string, unknown>

const isPlan = (value: unknown): value is Plan =>
  typeof value === 'object' && value !== null && typeof (value as Plan)['Node Type'] === 'string'

const planIn = (input: string): Plan | undefined => {
  try {
    const parsed: unknown = JSON.parse(printedIn(input))
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed
    // psql and drivers may wrap the plan in a row: {"QUERY PLAN": [...]}.
    const row = (first as Plan | null)?.['QUERY PLAN']
    const plan: unknown = ((Array.isArray(row) ? row[0] : first) as Plan | null)?.['Plan']
    return isPlan(plan) ? plan : undefined
  } catch {
    return undefined
  }
}

/** Removes psql's table: a heading, lines that end in a plus sign, and the row count. */
const printedIn = (input: string): string =>
  /^[ \t]*QUERY PLAN[ \t\r]*$/m.test(input)
    ? input.slice(input.search(/[[{]/), input.search(/[\]}][^\]}]*$/) + 1).replaceAll(/(?<! ) *\+$/gm, '')
    : input

/** Whether the estimate of a step is off by a factor of ten or more. */
const isMisjudged = ({ planned, rows, children }: ImportedData): boolean => {
  const factor = Math.max(1, Number(rows)) / Math.max(1, Number(planned))
  return factor >= 10 || factor <= 0.1 || (children as ImportedData[]).some(isMisjudged)
}

const stepOf = (plan: Plan): ImportedData => {
  // A step that never ran has no loops: nothing was planned for it in the loops that there were.
  const loops = numberIn(plan, 'Actual Loops') ?? 1
  const whole = (key: string): number => Math.round((numberIn(plan, key) ?? 0) * loops)
  const ms = Math.round((numberIn(plan, 'Actual Total Time') ?? 0) * loops * 100) / 100
  const below = Array.isArray(plan['Plans']) ? plan['Plans'].filter(isPlan) : []
  const note = noteOf(plan, loops)
  return {
    name: nameOf(plan),
    ...(note === '' ? {} : { note }),
    planned: whole('Plan Rows'),
    rows: whole('Actual Rows'),
    ms,
    children: withoutTwins(below.map(stepOf)),
  }
}

/** Steps of one parent with the same name are numbered. */
const withoutTwins = (steps: ImportedData[]): ImportedData[] =>
  steps.map((step, index) => {
    const before = steps.slice(0, index).filter(({ name }) => name === step['name']).length
    return before === 0 ? step : { ...step, name: `${String(step['name'])} (${before + 1})` }
  })

const numberIn = (plan: Plan, key: string): number | undefined =>
  typeof plan[key] === 'number' ? plan[key] : undefined

const wordsIn = (plan: Plan, key: string): string | undefined => (typeof plan[key] === 'string' ? plan[key] : undefined)

const nameOf = (plan: Plan): string => {
  const on = wordsIn(plan, 'Relation Name')
  return clip(`${wordsIn(plan, 'Node Type')}${on === undefined ? '' : ` on ${on}`}`, 48)
}

/** The index, the condition without its outer parentheses and casts, and how often the step ran. */
const noteOf = (plan: Plan, loops: number): string => {
  const condition = ['Index Cond', 'Hash Cond', 'Merge Cond', 'Filter', 'Recheck Cond']
    .map((key) => wordsIn(plan, key))
    .find((words) => words !== undefined)
    ?.replaceAll(/::[a-z]+(?: [a-z]+)*(?=\s*(?:[),=<>!~]|$))/g, '')
    .replace(/^\((.*)\)$/, '$1')
  const times = loops === 0 ? 'never ran' : loops > 1 ? `${loops.toLocaleString('en-US')} times` : undefined
  const parts = [wordsIn(plan, 'Index Name'), condition, times]
  return clip(parts.filter((part) => part !== undefined).join(', '), 80)
}
