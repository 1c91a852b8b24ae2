/** A payments team's board: four columns, two of them limited, one card blocked and so a column that is full. */
import { median } from 'd3-array'
import { moment, writeDay } from '../../drawing/calendar.ts'
import { type Card, card, cardRect, freeSlot, type Tag } from '../../drawing/cards.ts'
import { centredBaseline } from '../../drawing/label.ts'
import { finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

/** `days` is the age in this column, for done cards the time from start to done. */
type Ticket = {
  id: string
  title: string
  kind: 'feature' | 'bug' | 'chore' | 'security'
  days?: number
  blocked?: string
}
type Column = { name: string; note: string; limit?: number; tickets: Ticket[] }

const columns: Column[] = [
  {
    name: 'Backlog',
    note: 'next one on top',
    tickets: [
      { id: 'PAY-268', title: 'Retry failed webhooks', kind: 'bug' },
      { id: 'PAY-271', title: 'Refund in instalments', kind: 'feature' },
      { id: 'PAY-272', title: 'Rotate signing keys', kind: 'security' },
      { id: 'PAY-275', title: 'Export of postings', kind: 'feature' },
      { id: 'PAY-276', title: 'Trace id on receipts', kind: 'chore' },
    ],
  },
  {
    name: 'Doing',
    note: 'days in column',
    limit: 5,
    tickets: [
      { id: 'PAY-259', title: 'Idempotency keys', kind: 'feature', days: 4 },
      { id: 'PAY-263', title: 'Settle two currencies', kind: 'feature', days: 3 },
      { id: 'PAY-265', title: 'Rounding of cents', kind: 'bug', days: 2 },
      { id: 'PAY-266', title: 'Alert on queue depth', kind: 'chore', days: 1 },
    ],
  },
  {
    name: 'Review',
    note: 'days in column',
    limit: 4,
    tickets: [
      { id: 'PAY-248', title: 'Payout by SEPA', kind: 'feature', days: 8, blocked: 'bank certificate' },
      { id: 'PAY-255', title: 'Cache exchange rates', kind: 'feature', days: 3 },
      { id: 'PAY-257', title: 'Mask cards in logs', kind: 'security', days: 2 },
      { id: 'PAY-260', title: 'Drop old ciphers', kind: 'security', days: 1 },
    ],
  },
  {
    name: 'Done',
    note: 'days from start to done',
    tickets: [
      { id: 'PAY-258', title: 'Sort by booking date', kind: 'bug', days: 3 },
      { id: 'PAY-254', title: 'Partial refunds', kind: 'feature', days: 6 },
      { id: 'PAY-256', title: 'Upgrade the driver', kind: 'chore', days: 4 },
      { id: 'PAY-251', title: 'Dispute reasons', kind: 'feature', days: 7 },
      { id: 'PAY-253', title: 'Duplicate receipts', kind: 'bug', days: 5 },
    ],
  },
]

const rows = 5
const tickets = columns.flatMap((column) => column.tickets)
const done = columns.at(-1)!
const leadTime = median(done.tickets, ({ days }) => days)!
const isFull = ({ limit, tickets: held }: Column): boolean => held.length === limit
const full = columns.filter(isFull)
const blocked = tickets.filter((ticket) => ticket.blocked !== undefined)
const isConsistent =
  columns.every(({ tickets: held, limit }) => held.length <= Math.min(limit ?? rows, rows)) &&
  new Set(tickets.map(({ id }) => id)).size === tickets.length &&
  full.length === 1 &&
  blocked.length === 1 &&
  full[0]!.tickets.includes(blocked[0]!)
if (!isConsistent) throw new Error('cards and limits disagree')

const board = { left: margin, top: 168, card: { w: 256, h: 88 }, gap: { x: 32, y: 16 } }

const tagsOf = ({ kind, blocked: reason }: Ticket): Tag[] =>
  reason === undefined
    ? [{ words: kind }]
    : [
        { words: 'BLOCKED', color: 'negative', strong: true },
        { words: reason, color: 'negative' },
      ]

const cardOf = (ticket: Ticket): Card => ({
  id: ticket.id,
  title: ticket.title,
  tags: tagsOf(ticket),
  ...(ticket.days === undefined ? {} : { aside: `${ticket.days} d` }),
  ...(ticket.blocked === undefined ? {} : { stroke: 'negative' as const }),
})

const countOf = ({ limit, tickets: held }: Column): string =>
  limit === undefined ? String(held.length) : `${held.length} of ${limit}`

const head = (column: Column, index: number): Element[] => {
  const { x, w } = cardRect(board, index, 0)
  const accent = isFull(column)
  const count = accent ? `${countOf(column)}, full` : countOf(column)
  return [
    // The full column has a thicker rule too: in grey its colour alone would be lost.
    accent
      ? path(`M ${x} 150 h ${w} v 4 h ${-w} Z`, { fill: 'accent', stroke: 'none' })
      : line(x, 152, x + w, 152, { stroke: 'ink' }),
    text(x, 126, column.name, { size: 20, bold: true, ...(accent ? { fill: 'accent' } : {}) }),
    text(x + w, 126, count, { align: 'end', bold: true, ...(accent ? { fill: 'accent' } : {}) }),
    text(x + w, 143, column.note, { size: 12, align: 'end', fill: 'muted' }),
  ]
}

/** The cards of a column, and a dashed frame for every card its limit still allows. */
const body = ({ tickets: held, limit }: Column, index: number): Element[] => [
  ...held.flatMap((ticket, row) => card(cardRect(board, index, row), cardOf(ticket))),
  ...Array.from({ length: (limit ?? held.length) - held.length }, (_, free) =>
    freeSlot(cardRect(board, index, held.length + free), 'room for one more'),
  ).flat(),
]

/** Under the cards of the full column: what its limit means. */
const limitNote = (): Element[] => {
  const { x, y, w, h } = cardRect(board, columns.indexOf(full[0]!), full[0]!.tickets.length)
  return [
    text(x + w / 2, centredBaseline(y + h / 2, 14), 'no room: help finish these', {
      size: 14,
      fill: 'muted',
      align: 'middle',
    }),
  ]
}

const limited = columns.filter(({ limit }) => limit !== undefined)
const [doing, review] = limited.map(countOf)

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'Kanban board of a payments team: review is full because one card is blocked',
    description: `Four columns hold ${tickets.length} cards with ticket id, title, kind of work and age in days. Backlog has ${columns[0]!.tickets.length} cards and no limit; doing has ${doing} allowed cards, so a dashed frame marks one free slot; review has ${review} and is full, its column head highlighted; done has ${done.tickets.length}, finished in a median of ${leadTime} days. The oldest card in review, ${blocked[0]!.title} (Single Euro Payments Area), is marked with the word blocked: it has waited ${blocked[0]!.days} days for a ${blocked[0]!.blocked}.`,
    elements: [
      ...heading(
        `Payments team, ${writeDay(moment('2026-11-20'))} 2026`,
        `Review is at its limit because one card is blocked; finished cards took a median of ${leadTime} days`,
      ),
      ...columns.flatMap(head),
      ...columns.flatMap(body),
      ...limitNote(),
    ],
  })

export default defineRecipe({
  name: 'Kanban board',
  family: 'Time & planning',
  description:
    'Work items as cards in columns from backlog to done, each column with its count and its limit of work in progress; a blocked card says what it waits for. Also called task board, Scrum board or WIP board.',
  useWhen:
    'You must show where each piece of work stands today and where the flow is stuck, in a stand-up, status report or team guide. You need ticket ids, columns and limits; good for 3 to 5 columns of up to 5 cards.',
  avoidWhen:
    'Dates and dependencies matter (use `gantt-chart`), the number of open items over weeks is the question (use `line-chart`), or each step belongs to another role (use `swimlane-process`). Plans by quarter and not by ticket need a roadmap.',
  visual: 86,
  ease: 93,
  overall: 89,
  rationale:
    'Equal cards on a fixed grid make counts visible as heights, and the full column and its blocked card are seen at once. A new card is one more row; long titles must be shortened to the width of a card. You supply tickets, ages, limits and what blocks.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
