/** Which column is computed from which, from the source tables to the dashboard, and what one of them feeds. */
import { sum } from 'd3-array'
import { type Entity, entitiesForm, entityTargets } from '../../drawing/data/entities.ts'
import { References } from '../../drawing/data/references.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { type EntityView, entityView } from '../../drawing/graph/entity-view.ts'
import { lineEntry } from '../../drawing/key.ts'
import { broken, drawLayered } from '../../drawing/layered/draw-layered.ts'
import type { SmallRole } from '../../drawing/legible-words.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { downstream } from './downstream.ts'
import { innerAndOuter, lanesRoom, withInnerLinks } from './inner-links.ts'

/** A table in short: what it is, its name, its columns. */
const table = (note: string, name: string, columns: string) => ({
  name,
  note,
  fields: columns.split(', ').map((column) => ({ name: column })),
})

/** What shows columns and is no table: its note is this word, and no sentence that has it. */
const isDashboard = ({ note }: Entity): boolean => note?.toLowerCase() === 'dashboard'

/** The tables of all columns downstream, those that are no dashboards, and of those that feed nothing further, each with these columns. */
const reachedBy = (data: Parameters<typeof downstream>[0]) => {
  const found = downstream(data)
  const references = new References(entityTargets(data))
  const feeding = new Set(data.edges.map(({ from }) => references.find(from)))
  const tablesOf = (isMeant: (field: object, node: Entity) => boolean) =>
    data.nodes
      .map((node) => ({ node, fields: node.fields.filter((field) => found.has(field) && isMeant(field, node)) }))
      .filter(({ fields }) => fields.length > 0)
  return {
    tables: tablesOf((_field, node) => !isDashboard(node)),
    ends: tablesOf((field, node) => !feeding.has(field) && !feeding.has(node)),
  }
}

/** How wide words are at least: names of columns beside their types, whole ones, and those cut after separators, in pixels. */
const [beside, whole, pieces] = [128, 112, 96]

/** What the lit columns depend on: the column, or the columns, in focus. */
const sourceOf = ([first = '', ...rest]: readonly string[] = []): string =>
  rest.length > 0 ? 'the columns in focus' : (/[^.]+$/.exec(first)?.[0] ?? first)

export default defineRecipe({
  name: 'Data lineage',
  family: 'Flows',
  description:
    'Tables from sources to dashboard with the columns that matter, an arrow from each column to those computed from it, and everything downstream of one column lit. Also called column-level lineage, data flow or impact analysis.',
  useWhen:
    'You ask what breaks downstream when one column changes, or where a number on a dashboard comes from: warehouse, dbt models, feature pipelines. Good for 6 to 14 tables with up to 5 columns each in 3 to 6 steps; take it from your lineage tool.',
  avoidWhen:
    'You need keys and cardinalities: use `er-crows-foot` or `relational-schema`. You need jobs, their order and their minutes: use `ci-cd-pipeline` or `gantt-chart`. You need volumes that split and merge: use `sankey-traffic`.',
  visual: 87,
  ease: 74,
  overall: 83,
  rationale:
    'Columns of tables read as steps, and the lit path answers what a change breaks without tracing a single arrow. A new column moves the rows below it and their arrows. You supply tables, columns and which feeds which.',
  reviewed: '2026-11-23',
  revision: 1,
  data: entitiesForm({
    nodes: 40,
    edges: 60,
    fields: 12,
    references: true,
    acyclic: true,
    fixed: true,
    counted: false,
  }),
  sample: {
    title: 'A change to unit_cents reaches all {ends} tiles of the dashboard',
    subtitle: 'It changes {columns} in {tables}; two of the tiles come through fct_orders',
    focus: ['raw.items.unit_cents'],
    source: 'Illustrative tables and columns',
    nodes: [
      table('source', 'raw.orders', 'buyer_id'),
      table('source', 'raw.items', 'unit_cents, quantity'),
      table('source', 'raw.charges', 'paid_cents'),
      table('model', 'stg_orders', 'buyer_id'),
      table('model', 'stg_items', 'line_total'),
      table('model', 'stg_charges', 'paid'),
      table('model', 'order_totals', 'order_total'),
      table('model', 'paid_totals', 'paid_total'),
      table('mart', 'dim_buyers', 'buyer_id, spent'),
      table('mart', 'fct_orders', 'order_total, amount_due'),
      table('dashboard', 'Revenue', 'Top buyers, Daily sales, Open amount'),
    ],
    edges: shortLinks(`raw.orders.buyer_id > stg_orders.buyer_id > dim_buyers.buyer_id
      raw.items.unit_cents > stg_items.line_total > order_totals.order_total
      raw.items.quantity > stg_items.line_total
      raw.charges.paid_cents > stg_charges.paid > paid_totals.paid_total > fct_orders.amount_due
      order_totals.order_total > dim_buyers.spent, fct_orders.order_total, fct_orders.amount_due
      dim_buyers.spent > Revenue.Top buyers
      fct_orders.order_total > Revenue.Daily sales
      fct_orders.amount_due > Revenue.Open amount`),
  },
  meanings: {
    columns: 'of {tables}',
    tables: 'not those with the note dashboard',
    ends: 'columns that feed no further, also of dashboards',
  },
  derive: (data) => {
    const { tables, ends } = reachedBy(data)
    const columns = sum(tables, ({ fields }) => fields.length)
    return {
      columns: count(columns, 'column'),
      tables: count(tables.length, 'table'),
      ends: String(sum(ends, ({ fields }) => fields.length)),
    }
  },
  draw: (data, sheet) => {
    const lit = downstream(data)
    const { tables, ends } = reachedBy(data)
    const { inner, outer } = innerAndOuter(data)
    const lookOf = (edge: object) => (lit.has(edge) ? ({ stroke: 'accent' } as const) : {})
    const viewOf = (item: Entity, cap: number, small: SmallRole, room?: number): EntityView => {
      // Before names break, types go under them.
      const words = { cap: cap === broken ? pieces : Math.max(whole, cap), isNarrow: cap < beside }
      const own = inner.get(item) ?? []
      const look = { plain: true, ...words, small, free: lanesRoom(own), ...(sheet.hasFocus && { lit, marked: lit }) }
      const view = entityView(item, sheet, { ...look, room: room && room - lanesRoom(own) })
      return withInnerLinks(view, own, { sheet, lookOf })
    }
    drawLayered(sheet, (cap, small, roomOf) => ({
      boxes: data.nodes.map((item) => ({
        item,
        ...viewOf(item, cap, small, roomOf?.(item)),
      })),
      arrows: outer.map((item) => ({ item, look: lookOf(item) })),
    }))
    if (data.edges.length > 0) sheet.key(lineEntry('Feeds', { arrow: true }))
    if (data.edges.some((edge) => lit.has(edge)))
      sheet.key({ ...lineEntry(`Depends on ${sourceOf(data.focus)}`, { arrow: true, stroke: 'accent' }), isTint: true })
    for (const name of ['columns', 'tables']) sheet.prove(name, ...tables.map(({ node }) => node))
    sheet.prove('ends', ...ends.map(({ node }) => node))
  },
  describe: (data) => {
    const found = downstream(data)
    const named = data.nodes.flatMap(({ name, fields }) => {
      const own = fields.filter((field) => found.has(field)).map((field) => field.name)
      return own.length === 0 ? [] : `${own.join(', ')} of ${name}`
    })
    const dashboards = data.nodes.filter(isDashboard).length
    return `${count(data.nodes.length - dashboards, 'table')}${dashboards === 0 ? '' : `, ${count(dashboards, 'dashboard')}`} and ${count(data.edges.length, 'arrow')} from columns to those computed from them: ${enumerate(data.nodes.map(({ name }) => name))}. ${named.length === 0 ? '' : `${enumerate(data.focus ?? [])} feeds ${enumerate(named, 8)}.`}`.trim()
  },
})
