/**
 * Steps of a query plan: their form, the time that each takes itself, and how far its estimate was off.
 */
import * as z from 'zod'
import { id, name, note } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { nodesOf, treeChecks } from '../../drawing/data/tree.ts'

/** How many steps, and on how many levels. */
const most = { nodes: 24, depth: 8, of: 'steps' }

const step = z.strictObject({
  id: id.optional(),
  name: name('What the step does, and on which table', 48),
  note: note('Index, condition, or how often it ran').optional(),
  planned: z.number().min(0).max(1e15).describe('Rows that the planner expected, in all loops'),
  rows: z.number().min(0).max(1e15).describe('Rows that there were, in all loops'),
  ms: z.number().min(0).max(1e12).describe('Milliseconds in all loops, with the steps below'),
  get children(): z.ZodDefault<z.ZodArray<typeof step>> {
    return z.array(step).max(8).default([]).describe('The steps that it reads from')
  },
})

/** One step; `planned` and `rows` are for all its loops together, `ms` includes the steps below. */
export type Step = z.output<typeof step>

/** The data of the recipe. */
export const planForm = form(
  'tree',
  { root: step.describe(`The step that gives the result; at most ${most.nodes} steps on ${most.depth} levels`) },
  treeChecks<Step>(most),
)

/** Milliseconds of a step without the steps below; rounding in plans must not make it negative. */
export const ownTime = ({ ms, children }: Step): number =>
  Math.max(0, Math.round((ms - children.reduce((sum, child) => sum + child.ms, 0)) * 100) / 100)

/** How many times more (or, below 1, fewer) rows there were than planned; a plan of 0 rows counts as 1, as in PostgreSQL. */
const misjudged = ({ planned, rows }: Step): number => Math.max(1, rows) / Math.max(1, planned)

/** What an estimate has to be multiplied by, from ten times on: `50×`, `÷ 11`; undefined for the others. */
export const offWords = (step: Step): string | undefined => {
  const factor = misjudged(step)
  if (factor < 10 && factor > 0.1) return undefined
  return factor >= 1 ? `${Math.round(factor)}×` : `÷ ${Math.round(1 / factor)}`
}

/** The wrong estimate from which others follow: of the steps that are off the most, the first to run. */
export const culprit = (root: Step): Step => {
  const off = (each: Step): number => Math.abs(Math.log(misjudged(each)))
  // Steps below run first; a step that only passes an error on is not off by much more.
  return nodesOf(root)
    .toReversed()
    .reduce((worst, each) => (off(each) > off(worst) * 1.1 ? each : worst))
}

/** Rows as people write them: 8,000, and 1.2M from a million on. */
export const rowsShort = (count: number): string =>
  count.toLocaleString('en-US', { maximumFractionDigits: 1, notation: count < 1e6 ? 'standard' : 'compact' })
