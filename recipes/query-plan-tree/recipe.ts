/**
 * A PostgreSQL query plan with one bad estimate and what follows from it.
 *
 * Real output of PostgreSQL 18 (EXPLAIN (ANALYZE, FORMAT JSON)) over 20,000 customers, 200,000 orders and 400,000 items,
 * where every customer in Germany has the enterprise plan; rows and times are summed over loops.
 */
import { shortTree } from '../../drawing/data/short-tree.ts'
import { nodesOf } from '../../drawing/data/tree.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawPlan } from './draw.ts'
import { culprit, offWords, planForm, rowsShort } from './plan.ts'

/** A step of the sample: name, note, estimated and actual rows, milliseconds. */
const step = (line: string) => {
  const [words = '', planned, rows, ms] = line.split(' | ')
  const [name = '', note] = words.split(': ')
  return { name, ...(note && { note }), planned: Number(planned), rows: Number(rows), ms: Number(ms) }
}

const rowsIn = (rows: number): string => `${rowsShort(rows)} ${rows === 1 ? 'row' : 'rows'}`

export default defineRecipe({
  name: 'Query plan tree',
  family: 'Developer surfaces',
  description:
    'The steps of a database query as an indented tree, result on top: estimated and actual rows as two marks on one scale, the time spent in each step as a bar, and the first bad estimate highlighted. Also called EXPLAIN ANALYZE, execution plan or query tree.',
  useWhen:
    'You explain why a query is slow: which estimate was off, what plan followed from it, and where the time went. Needs EXPLAIN ANALYZE output; good for 2 to 24 steps on up to 8 levels.',
  avoidWhen:
    'The time is spent in application code: use `flame-graph`. It is spent in calls between services: use `trace-waterfall`. You explain how an index finds a key: use `b-plus-tree`. You need the tables and their keys: use `er-crows-foot`.',
  aliases: ['postgres explain', 'sql performance', 'slow query', 'query optimizer', 'seq scan', 'cardinality'],
  visual: 90,
  ease: 72,
  overall: 87,
  rationale:
    'On one scale, the gap between estimate and actual shows where an error begins and how it spreads. Adding a step by hand moves all rows below it. You supply the plan as EXPLAIN prints it; factors and own times are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: planForm,
  sample: {
    title: '{worst} was estimated at {planned} but returned {rows}',
    subtitle: 'The planner assumed two correlated filters to be independent; every join above inherits the error',
    source: 'EXPLAIN (ANALYZE) of PostgreSQL 18 over generated data; rows and times summed over loops',
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
    const worst = culprit(root)
    return { worst: worst.name, planned: rowsIn(worst.planned), rows: rowsIn(worst.rows), ms: String(root.ms) }
  },
  describe: ({ root }) => {
    const steps = nodesOf(root)
    const wrong = steps.filter((each) => offWords(each) !== undefined)
    const { name, planned, rows } = culprit(root)
    return `A query plan of ${count(steps.length, 'step')} that takes ${root.ms} ms, the result on top. Steps: ${steps.map((each) => each.name).join(', ')}. ${wrong.length === 0 ? 'All estimates are within a factor of ten.' : `${count(wrong.length, 'estimate is', 'estimates are')} off by a factor of ten or more; the first is ${name}, with ${rowsIn(planned)} estimated and ${rowsIn(rows)} returned.`}`
  },
})
