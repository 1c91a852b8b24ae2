/** The entities of subscription billing, with crow's-foot cardinalities at both ends of every relation. */
import { type Point, port } from '../../drawing/legacy/connector.ts'
import { box, finish, line, text } from '../../drawing/legacy/primitives.ts'
import { defineRecipe } from '../../drawing/legacy/recipe.ts'
import { canvas, heading, margin } from '../../drawing/legacy/sheet.ts'
import {
  type Cardinality,
  crowsFoot,
  type Entity,
  type Row,
  relation,
  stemPoint,
  tableRect,
  tableShapes,
  tableWords,
} from '../../drawing/legacy/table.ts'
import type { Element } from '../../src/scene/scene.ts'

const width = 272
const columns = [40, 464, 888] as const
const bands = [120, 424] as const

const entity = (title: string, [column, band]: readonly [0 | 1 | 2, 0 | 1], rows: Row[]): Entity => ({
  x: columns[column],
  y: bands[band],
  w: width,
  title,
  rows,
})

const account = entity(
  'account',
  [0, 0],
  [
    { mark: 'PK', name: 'id', type: 'uuid' },
    { name: 'name', type: 'text' },
    { mark: 'UQ', name: 'billing_email', type: 'text' },
    { name: 'country', type: 'char(2)' },
    { name: 'tax_id', type: 'text null' },
    { name: 'created_at', type: 'timestamptz' },
  ],
)
const subscription = entity(
  'subscription',
  [1, 0],
  [
    { mark: 'PK', name: 'id', type: 'uuid' },
    { mark: 'FK', name: 'account_id', type: 'uuid' },
    { mark: 'FK', name: 'plan_id', type: 'uuid' },
    { name: 'status', type: 'text' },
    { name: 'period_start', type: 'date' },
    { name: 'period_end', type: 'date' },
  ],
)
const plan = entity(
  'plan',
  [2, 0],
  [
    { mark: 'PK', name: 'id', type: 'uuid' },
    { mark: 'UQ', name: 'code', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'price_cents', type: 'integer' },
    { name: 'currency', type: 'char(3)' },
    { name: 'interval', type: 'text' },
  ],
)
const payment = entity(
  'payment',
  [0, 1],
  [
    { mark: 'PK', name: 'id', type: 'uuid' },
    { mark: 'FK', name: 'invoice_id', type: 'uuid' },
    { name: 'amount_cents', type: 'integer' },
    { name: 'method', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'created_at', type: 'timestamptz' },
  ],
)
const invoice = entity(
  'invoice',
  [1, 1],
  [
    { mark: 'PK', name: 'id', type: 'uuid' },
    { mark: 'UQ', name: 'number', type: 'text' },
    { mark: 'FK', name: 'account_id', type: 'uuid' },
    { mark: 'FK', name: 'subscription_id', type: 'uuid null', accent: true },
    { name: 'total_cents', type: 'integer' },
    { name: 'due_on', type: 'date' },
  ],
)
const invoiceLine = entity(
  'invoice_line',
  [2, 1],
  [
    { mark: 'PK', name: 'id', type: 'uuid' },
    { mark: 'FK', name: 'invoice_id', type: 'uuid' },
    { name: 'description', type: 'text' },
    { name: 'quantity', type: 'integer' },
    { name: 'unit_cents', type: 'integer' },
    { name: 'tax_percent', type: 'numeric' },
  ],
)
const entities = [account, subscription, plan, payment, invoice, invoiceLine]

type Across = { left: Entity; one: Cardinality; right: Entity; other: Cardinality; verb: string }

/** Relations between neighbours of one band; each verb is read from left to right. */
const across: Across[] = [
  { left: account, one: 'one', right: subscription, other: 'zero-or-many', verb: 'holds' },
  { left: subscription, one: 'zero-or-many', right: plan, other: 'one', verb: 'is priced by' },
  { left: payment, one: 'zero-or-many', right: invoice, other: 'one', verb: 'settles' },
  { left: invoice, one: 'one', right: invoiceLine, other: 'one-or-many', verb: 'consists of' },
]

const acrossLine = ({ left, one, right, other }: Across): Element[] =>
  relation(
    { edge: port(tableRect(left), 'right'), side: 'right', many: one },
    { edge: port(tableRect(right), 'left'), side: 'left', many: other },
  )

const verbAcross = ({ left, verb }: Across): Element => {
  const [x, y] = port(tableRect(left), 'right')
  return text(x + (columns[1] - columns[0] - width) / 2, y - 10, verb, { size: 14, align: 'middle' })
}

/** The two relations that run down to invoice. */
const accountEnd: Point = port(tableRect(account), 'bottom')
const billedAt: Point = port(tableRect(invoice), 'top', 0.25)
const channel = 368
const down = (): Element[] => [
  ...relation(
    { edge: accountEnd, side: 'bottom', many: 'one' },
    { edge: billedAt, side: 'top', many: 'zero-or-many' },
    [
      [accountEnd[0], channel],
      [billedAt[0], channel],
    ],
  ),
  ...relation(
    { edge: port(tableRect(subscription), 'bottom', 0.75), side: 'bottom', many: 'zero-or-one', stroke: 'accent' },
    { edge: port(tableRect(invoice), 'top', 0.75), side: 'top', many: 'zero-or-many', stroke: 'accent' },
  ),
]

const downWords = (): Element[] => {
  const [x] = port(tableRect(subscription), 'bottom', 0.75)
  return [
    text((accountEnd[0] + billedAt[0]) / 2, channel - 10, 'receives', { size: 14, align: 'middle' }),
    text(x + 16, channel - 2, 'is billed by', { size: 14, bold: true, fill: 'accent' }),
    text(x + 16, channel + 18, 'null for a one-off invoice', { size: 14, fill: 'accent' }),
  ]
}

const key: [cardinality: Cardinality, words: string][] = [
  ['one', 'exactly one'],
  ['zero-or-one', 'zero or one'],
  ['one-or-many', 'one or many'],
  ['zero-or-many', 'zero or many'],
]
const keyLine = 664
const keyPitch = 192

const keyShapes = (): Element[] =>
  key.flatMap(([many], index) => {
    const edge: Point = [margin + 40 + index * keyPitch, keyLine]
    const [stem] = stemPoint(edge, 'left', many)
    return [
      box(edge[0], keyLine - 12, 16, 24),
      line(edge[0] - 40, keyLine, stem, keyLine),
      ...crowsFoot({ edge, side: 'left', many }),
    ]
  })

const keyWords = (): Element[] => [
  ...key.map(([, words], index) =>
    text(margin + 68 + index * keyPitch, keyLine + 5, words, { size: 14, fill: 'muted' }),
  ),
  text(columns[2] + width, keyLine + 5, 'PK primary, FK foreign, UQ unique key', {
    size: 14,
    fill: 'muted',
    align: 'end',
  }),
]

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'Entity-relationship diagram: subscription billing with crow’s-foot cardinalities',
    description:
      'Six entities of a billing database in two rows, each with its primary (PK), foreign (FK) and unique (UQ) keys, columns and types. An account holds zero or many subscriptions, each priced by exactly one plan; an account receives zero or many invoices; a payment settles exactly one invoice; an invoice consists of one or many lines. Highlighted: an invoice refers to zero or one subscription, because subscription_id is null for a one-off invoice.',
    elements: [
      ...entities.flatMap(tableShapes),
      ...keyShapes(),
      ...across.flatMap(acrossLine),
      ...down(),
      ...heading(
        'Entities of subscription billing',
        'Every invoice belongs to one account, but only a recurring one to a subscription; read each verb rightwards or down',
      ),
      ...entities.flatMap(tableWords),
      ...across.map(verbAcross),
      ...downWords(),
      ...keyWords(),
    ],
  })

export default defineRecipe({
  name: "ER diagram (crow's foot)",
  family: 'Data structures',
  description:
    'Tables with keys, columns and types, joined by lines whose ends say exactly one, zero or one, one or many, zero or many; every relation carries a verb. Also called entity-relationship diagram, ERD, data model or information-engineering notation.',
  useWhen:
    'You settle which entities a service stores, how many of one belong to another, and which reference may be missing, before the tables exist or in a design review. Good for 4 to 9 entities with up to 8 columns each.',
  avoidWhen:
    'Rows or messages in motion are the point (use `request-sequence`), or the index below a table is (use `b-plus-tree`). If each line must meet the very column it refers to, draw a relational schema; classes with behaviour need a class diagram.',
  aliases: ['database schema', 'db schema', 'entity relationship', 'tables and keys', 'ER model', 'database tables'],
  visual: 89,
  ease: 82,
  overall: 87,
  rationale:
    'The symbols at both ends answer the two questions of every relation, and one accent shows the reference that may be null. A new column is three texts at the next 24 px; a new entity may need a freed channel for its line. You supply entities, keys and both cardinalities.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
