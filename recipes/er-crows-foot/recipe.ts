/** The entities of subscription billing, with crow's-foot cardinalities at both ends of every relation. */
import { entitiesForm } from '../../drawing/data/entities.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawEntities } from '../../drawing/graph/draw-entities.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: two rows, the invoice in the middle of what it joins. */
const cells = {
  account: [1, 1],
  subscription: [2, 1],
  plan: [3, 1],
  payment: [1, 2],
  invoice: [2, 2],
  invoice_line: [3, 2],
} as const

const keys = { PK: 'primary', FK: 'foreign', UQ: 'unique' } as const

/** An entity in short: each field as name, type, and key if it is one, with notes by name. */
const table = (name: string, fields: string, notes: Record<string, string> = {}) => ({
  name,
  fields: fields.split(', ').map((field) => {
    const [, own = '', type = '', key] = /^(\S+) (.+?)(?: (PK|FK|UQ))?$/.exec(field) ?? []
    const note = notes[own]
    return {
      name: own,
      type,
      ...(key === undefined ? {} : { key: keys[key as keyof typeof keys] }),
      ...(note === undefined ? {} : { note }),
    }
  }),
})

const words: Record<string, string> = {
  '1': 'exactly one',
  '0..1': 'zero or one',
  '1..*': 'one or many',
  '0..*': 'zero or many',
}

export default defineRecipe({
  name: "ER diagram (crow's foot)",
  family: 'Data structures',
  description:
    'Tables with keys, columns and types, joined by lines whose ends say exactly one, zero or one, one or many, zero or many; every relation carries a verb. Also called entity-relationship diagram, ERD, data model or information-engineering notation.',
  useWhen:
    'You settle which entities a service stores, how many of one belong to another, and which reference may be missing, before the tables exist or in a design review. Good for 4 to 12 entities; above that, up to 60 tables, columns that are not keys are folded, then all of them.',
  avoidWhen:
    'Each line must meet the column that it refers to: use `relational-schema`. Classes with operations: use `uml-class`. Where the values of a column come from: use `data-lineage`. The index below a table: use `b-plus-tree`.',
  visual: 90,
  ease: 82,
  overall: 87,
  rationale:
    'The symbols at both ends answer the two questions of every relation, and one accent shows the reference that may be null. A new column is three texts at the next 24 px; a new entity moves the lines around it. You supply entities, keys and both cardinalities.',
  reviewed: '2026-11-23',
  revision: 1,
  data: entitiesForm({ fields: 120 }),
  sample: {
    title: 'Only a recurring invoice has a subscription',
    subtitle: 'Every invoice belongs to exactly one account, whether it recurs or not',
    source: 'Illustrative schema. Each verb reads rightward or down',
    focus: ['subscription.id', 'invoice.subscription_id', 'is billed by'],
    nodes: [
      table('account', 'id uuid PK, name text, email text UQ, country char(2)'),
      table('subscription', 'id uuid PK, account_id uuid FK, plan_id uuid FK, period_end date'),
      table('plan', 'id uuid PK, code text UQ, price_cents int, currency char(3)'),
      table('payment', 'id uuid PK, invoice_id uuid FK, amount_cents int, paid_on date'),
      table(
        'invoice',
        'id uuid PK, number text UQ, account_id uuid FK, subscription_id uuid null FK, currency char(3), due_on date',
      ),
      table('invoice_line', 'id uuid PK, invoice_id uuid FK, label text, price_cents int'),
    ],
    edges: [
      { from: 'account', to: 'subscription', text: 'holds', ends: ['1', '0..*'] },
      { from: 'subscription', to: 'plan', text: 'is on', ends: ['0..*', '1'] },
      { from: 'account', to: 'invoice', text: 'receives', ends: ['1', '0..*'] },
      {
        from: 'subscription',
        to: 'invoice',
        text: 'is billed by',
        note: 'A one-off invoice has none: subscription_id is null',
        ends: ['0..1', '0..*'],
      },
      { from: 'payment', to: 'invoice', text: 'settles', ends: ['0..*', '1'] },
      { from: 'invoice', to: 'invoice_line', text: 'has', ends: ['1', '1..*'] },
    ],
  },
  draw: (data, sheet) => drawEntities(data, sheet, { cells, isGrid: true }),
  describe: ({ nodes, edges }) =>
    `${count(nodes.length, 'entity', 'entities')}: ${enumerate(nodes.map(({ name }) => name))}. Relations: ${edges
      .map(
        ({ from, to, text, ends: [one, other] }) => `${from} ${text ?? 'to'} ${to}, ${words[one]} to ${words[other]}`,
      )
      .join('; ')}.`,
})
