/**
 * A plan of PostgreSQL 18 with one bad estimate and what follows from it, over 20,000 customers, of whom all in Germany
 * have the enterprise plan, and their 200,000 orders of 400,000 items.
 */
import * as z from 'zod'
import { shortTree } from '../../drawing/data/short-tree.ts'
import { nodesOf, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor, grouped } from '../../drawing/values/format.ts'
import { culprit, drawPlan, isRun, offWords, stoppedIn, timesOff } from './draw.ts'

/** A step of the sample: name, note, estimated and actual rows, milliseconds. */
const step = (line: string) => {
  const [words = '', planned, rows, ms] = line.split(' | ')
  const [name = '', note] = words.split(': ')
  return { name, ...(note && { note }), planned: Number(planned), rows: Number(rows), ms: Number(ms) }
}

const amount = (of: string) => z.number().min(0).max(1e15).describe(`${of} in all loops`)
const own = {
  planned: amount('Rows planned'),
  rows: amount('Rows; no count where the note says (never executed),'),
  ms: amount('Milliseconds, children included,'),
}
const rowsIn = (rows: number): string => `${formatFor([rows]).short(rows)} ${rows === 1 ? 'row' : 'rows'}`

export default defineRecipe({
  name: 'Query plan tree',
  family: 'Developer surfaces',
  description:
    'The steps of a database query as an indented tree, result on top: estimated and actual rows as two marks on one scale, the time spent in each step as a bar, and the bad estimate that others follow from highlighted. Also called EXPLAIN ANALYZE, execution plan or query tree.',
  useWhen:
    'You explain why a query is slow: which estimate was off, what plan followed from it, and where the time went. Needs EXPLAIN ANALYZE output; good for 2 to 24 steps on up to 12 levels.',
  avoidWhen:
    'The time is spent in application code: use `flame-graph`. It is spent in calls between services: use `trace-waterfall`. You explain how an index finds a key: use `b-plus-tree`. You need the tables and their keys: use `er-crows-foot`.',
  visual: 90,
  ease: 72,
  overall: 87,
  rationale:
    'On one log scale, equal gaps are equal factors, so the row where the error begins and those that inherit it look alike. Adding a step by hand moves all rows below it. You supply the plan as EXPLAIN prints it; factors and own times are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: treeForm({ nodes: 24, depth: 12, name: 120 }, own),
  sample: {
    title: '{worst} returned {times} the rows estimated',
    subtitle: 'The planner took two correlated filters as independent; the scan of items runs 4,000 times, not 80',
    source:
      'PostgreSQL 18, EXPLAIN (ANALYZE) of generated data; rows and times of all loops, estimates per loop times actual loops',
    root: shortTree(
      `Aggregate | 1 | 1 | 299.4
        Nested Loop: orders to items | 158 | 8000 | 263.57
          Nested Loop: customers to orders | 80 | 4000 | 65.88
            Seq Scan on customers: country = 'DE' AND plan = 'enterprise' | 8 | 400 | 24.78
            Bitmap Heap Scan on orders: 400 times | 4000 | 4000 | 24
              Bitmap Index Scan: orders_customer_id_idx, customer_id = c.id, 400 times | 4000 | 4000 | 10
          Index Scan on items: items_order_id_idx, order_id = o.id, 4,000 times | 8000 | 8000 | 104`,
      step,
    ),
  },
  draw: drawPlan,
  derive: ({ root }) => {
    const { name, planned, rows } = culprit(root)
    const times = timesOff(culprit(root))
    return { worst: name, planned: rowsIn(planned), rows: rowsIn(rows), times, ms: grouped(String(root.ms)) }
  },
  describe: ({ root }) => {
    const [names, { name, planned, rows }] = [nodesOf(root).map((step) => step.name), culprit(root)]
    const wrong = nodesOf(root).filter((step) => offWords(step, stoppedIn(root)) !== undefined).length
    const never = nodesOf(root).filter((step) => !isRun(step)).length
    return `A query plan of ${count(names.length, 'step')} that takes ${grouped(String(root.ms))} ms, the result on top: ${enumerate(names, 12)}. ${wrong === 0 ? 'All estimates are within a factor of ten.' : `${count(wrong, 'estimate is', 'estimates are')} off by a factor of ten or more; others follow from ${name}, with ${rowsIn(planned)} estimated and ${rowsIn(rows)} returned.`}${never === 0 ? '' : ` ${count(never, 'step was', 'steps were')} never executed.`}`
  },
})
