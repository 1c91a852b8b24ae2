/**
 * A PostgreSQL query plan with one bad estimate and what follows from it.
 *
 * Real output of PostgreSQL 18 (EXPLAIN (ANALYZE, FORMAT JSON)) over 20,000 customers, 200,000 orders and 400,000 items,
 * where every customer in Germany has the enterprise plan; rows and times are summed over loops.
 */

import { nodesOf } from '../../drawing/data/tree.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawPlan } from './draw.ts'
import { culprit, isWrong, planForm, rowsOf } from './plan.ts'

export default defineRecipe({
  name: 'Query plan tree',
  family: 'Developer surfaces',
  description:
    'The steps of a database query as an indented tree, result on top: estimated and actual rows as two marks on one scale, the time spent in each step as a bar, and the first bad estimate highlighted. Also called EXPLAIN ANALYZE, execution plan or query tree.',
  useWhen:
    'You explain why a query is slow: which estimate was off, what plan followed from it, and where the time went. Needs EXPLAIN ANALYZE output; good for 2 to 24 steps on up to 8 levels.',
  avoidWhen:
    'The time is spent in application code: use `flame-graph`. It is spent in calls between services: use `trace-waterfall`. You explain how an index finds a key: use `b-plus-tree`. You need the tables and their keys: use `er-crows-foot`.',
  aliases: [
    'explain analyze',
    'execution plan',
    'postgres explain',
    'sql performance',
    'slow query',
    'query optimizer',
    'seq scan',
    'cardinality',
  ],
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
    root: {
      name: 'Aggregate',
      planned: 1,
      rows: 1,
      ms: 299.4,
      children: [
        {
          name: 'Nested Loop',
          note: 'orders to items',
          planned: 158,
          rows: 8000,
          ms: 263.57,
          children: [
            {
              id: 'customers-to-orders',
              name: 'Nested Loop',
              note: 'customers to orders',
              planned: 80,
              rows: 4000,
              ms: 65.88,
              children: [
                {
                  name: 'Seq Scan on customers',
                  note: "country = 'DE' AND plan = 'enterprise'",
                  planned: 8,
                  rows: 400,
                  ms: 24.78,
                },
                {
                  name: 'Bitmap Heap Scan on orders',
                  note: '400 times',
                  planned: 4000,
                  rows: 4000,
                  ms: 24,
                  children: [
                    {
                      name: 'Bitmap Index Scan',
                      note: 'orders_customer_id_idx, customer_id = c.id, 400 times',
                      planned: 4000,
                      rows: 4000,
                      ms: 10,
                    },
                  ],
                },
              ],
            },
            {
              name: 'Index Scan on items',
              note: 'items_order_id_idx, order_id = o.id, 4,000 times',
              planned: 8000,
              rows: 8000,
              ms: 104,
            },
          ],
        },
      ],
    },
  },
  draw: drawPlan,
  derive: ({ root }) => {
    const worst = culprit(root)
    return { worst: worst.name, planned: rowsOf(worst.planned), rows: rowsOf(worst.rows), ms: String(root.ms) }
  },
  describe: ({ root }) => {
    const steps = nodesOf(root)
    const wrong = steps.filter(isWrong)
    const worst = culprit(root)
    return `A query plan of ${count(steps.length, 'step')} that takes ${root.ms} ms, the result on top. Steps: ${steps.map(({ name }) => name).join(', ')}. ${wrong.length === 0 ? 'All estimates are within a factor of ten.' : `${count(wrong.length, 'estimate is', 'estimates are')} off by a factor of ten or more; the first is ${worst.name}, with ${rowsOf(worst.planned)} estimated and ${rowsOf(worst.rows)} returned.`}`
  },
})
