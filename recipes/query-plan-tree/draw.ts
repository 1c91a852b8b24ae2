/** A query plan as an indented tree: beside each step its estimated and actual rows on one scale, and its own time. */
import { sum } from 'd3-array'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, writeTimes } from '../../drawing/values/format.ts'
import { barColumn } from './bar-column.ts'
import { rangeColumn } from './columns.ts'
import { drawTreeColumns } from './tree-columns.ts'

/** One step; rows and milliseconds are for all its loops together, `ms` includes the steps below. */
type Step = { name: string; note?: string | undefined; planned: number; rows: number; ms: number; children: Step[] }

/** Milliseconds of a step without the steps below; rounding in plans must not make it negative. */
export const ownTime = ({ ms, children }: Step): number => Math.max(0, ms - sum(children, (child) => child.ms))

/** Whether a step was run at all: EXPLAIN writes `(never executed)` where it was not. */
export const isRun = ({ name, note }: Step): boolean => !/never executed/i.test(`${name} ${note}`)

/** How many times more (or, below 1, fewer) rows there were than planned; a plan of 0 rows counts as 1, as in PostgreSQL. */
const misjudged = (step: Step): number => (isRun(step) ? Math.max(1, step.rows) / Math.max(1, step.planned) : 1)

/** A step that reads all before it returns a row: what is below it runs to its end. */
const readsAll = /^(?:sort|hash(?:\s*aggregate)?|aggregate|mixedaggregate|windowagg|materialize)\b/i

/** The steps that a Limit stops once it has its rows: that they return fewer than planned is no wrong estimate. */
export const stoppedIn = (root: Step): Set<Step> => {
  const reach = (step: Step): Step[] => [step, ...(readsAll.test(step.name) ? [] : step.children.flatMap(reach))]
  const limits = inOrder(root).filter(({ name, planned, rows }) => /^limit\b/i.test(name) && rows === planned)
  return new Set(
    limits.flatMap(({ children }) => children.flatMap(reach)).filter(({ planned, rows }) => rows < planned),
  )
}

/** What an estimate has to be multiplied by, from ten times on: `50×`, `÷ 11`; undefined for the others, and for what was stopped. */
export const offWords = (step: Step, stopped: ReadonlySet<Step>): string | undefined => {
  const factor = stopped.has(step) ? 1 : misjudged(step)
  return factor < 10 && factor > 0.1 ? undefined : timesOff(step, '÷ ')
}

/** How many times the rows planned there were, as a heading says it: `50×`, `1/3,600`. */
export const timesOff = (step: Step, per = '1/'): string => {
  const factor = misjudged(step)
  if (factor > 0.1) return writeTimes(factor)
  const by = Math.round(1 / factor)
  return `${per}${formatFor([by]).short(by)}`
}

/** The wrong estimate from which others follow: of the steps that are off the most by themselves, the first to run. */
export const culprit = (root: Step): Step => {
  const stopped = stoppedIn(root)
  const off = (step: Step): number => (stopped.has(step) ? 0 : Math.log(misjudged(step)))
  const own = new Map(inOrder(root).map((step) => [step, Math.abs(off(step))]))
  const inherit = (step: Step, source: Step): void => {
    const isAlike = off(step) * off(source) > 0
    if (isAlike) own.set(step, Math.min(own.get(step) ?? 0, Math.abs(off(step)) - Math.abs(off(source))))
  }
  for (const step of own.keys()) {
    for (const child of step.children) inherit(step, child)
    // What a nested loop repeats runs as often as its first side returns rows.
    const [first, ...repeated] = /nested loop/i.test(step.name) ? step.children : []
    for (const each of repeated.flatMap(inOrder)) if (first !== undefined) inherit(each, first)
  }
  const ownOf = (step: Step): number => own.get(step) ?? 0
  // A step that only passes an error on is not off by much more.
  return [...own.keys()].reduce((worst, each) =>
    ownOf(each) > ownOf(worst) * (each.children.length === 0 ? 1 : 1.1) ? each : worst,
  )
}

/** The steps in the order in which they end: those below first, and of a join the side that says how often the other runs. */
const inOrder = (step: Step): Step[] => [...step.children.flatMap(inOrder), step]

/** Draws the plan on the sheet; the culprit is in focus unless the data say otherwise. */
export function drawPlan({ root }: { root: Step }, sheet: Sheet): void {
  const [stopped, worst] = [stoppedIn(root), culprit(root)]
  const gap = (step: Step): string | undefined => offWords(step, stopped)
  const cause = gap(worst) === undefined ? undefined : worst
  const marked = sheet.hasFocus ? undefined : cause
  const isFocus = (step: Step): boolean => sheet.isFocus(step) || step === marked
  const isCause = (step: Step): boolean => step === cause
  const names: [string, string] = ['Estimated rows', 'Actual rows; alone where the estimate was exact']
  const rows = {
    ends: (step: Step): number[] => (isRun(step) ? [step.planned, step.rows] : [step.planned]),
    names,
    gap,
    isFocus: isCause,
  }
  const columns = [
    rangeColumn('Rows, log scale', root, rows, sheet),
    barColumn('Own time', root, { value: ownTime, unit: 'ms', isFocus }, sheet),
  ]
  // Only where the difference would be read as a wrong estimate.
  if ([...stopped].some((step) => offWords(step, new Set()) !== undefined))
    sheet.footnote('Steps that a Limit stops early return fewer rows than planned; that is no wrong estimate.')
  sheet.footnote(`The query takes ${formatFor([root.ms], 'ms').full(root.ms)}; own times are rounded.`)
  for (const claim of ['worst', 'planned', 'rows', 'times']) sheet.prove(claim, worst)
  drawTreeColumns(root, { head: 'Step, the result on top', columns, isFocus }, sheet)
}
