/** A payments team's board: two of four columns have limits, and one card is blocked where the limit is reached. */
import { max } from 'd3-array'
import { type BoardData, boardForm, type Card } from '../../drawing/data/board.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawBoard } from '../../drawing/grid/board.ts'
import { linesOf } from '../../drawing/grid/board-heads.ts'
import { writeValue } from '../../drawing/grid/board-value.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** The columns at their limit, or over it. */
const fullIn = ({ columns, cards }: BoardData) =>
  linesOf('column', columns, cards).filter(({ limit, cards: held }) => held.length >= (limit ?? Infinity))

/** The blocked cards with the largest value. */
const oldestBlocked = ({ cards }: BoardData): Card[] => {
  const blocked = cards.filter(({ state }) => state === 'negative')
  const most = max(blocked, ({ value }) => value)
  return blocked.filter(({ value }) => value !== undefined && value === most)
}

/** Whether a card is in the last column, which has no limit: its work ages no more. */
const isDone = (card: Card, { columns, cards }: BoardData): boolean => {
  const last = linesOf('column', columns, cards).at(-1)
  return last !== undefined && last.limit === undefined && last.cards.includes(card)
}

export default defineRecipe({
  name: 'Kanban board',
  family: 'Time & planning',
  description:
    'Work items as cards in columns from backlog to done, each column with a slot for every card that its limit allows, each card in progress with a block for each day of its age; a blocked one shows what it waits for. Also called task board, Scrum board or WIP board.',
  useWhen:
    'You need to show where each piece of work is today and where the flow is stuck, in a standup, status report or team guide. Needs cards and columns, ideally limits and ages; good for 3 to 5 columns of up to 6 cards, takes 10.',
  avoidWhen:
    'Dates and dependencies matter: use `gantt-chart`. Queues and times over weeks are the question: use `cumulative-flow`. Each step belongs to another role: use `swimlane-process`. Plans by quarter rather than by ticket: use `roadmap-lanes`. Stories by release: use `story-map`.',
  visual: 87,
  ease: 86,
  overall: 87,
  rationale:
    'Filled slots show the full column and the longest row of blocks its oldest card, before a word is read. A new card is a copied box with its words and blocks. You supply tickets, owners, days, limits and blockers.',
  reviewed: '2026-11-28',
  revision: 1,
  data: boardForm({ columns: 10, cards: 50 }),
  sample: {
    title: '{full} is full: its blocked card has been there for {age}',
    subtitle: 'Payments team, November 20, 2026. Nothing enters Review until a card leaves it',
    source: 'Illustrative data',
    unit: 'day',
    columns: [
      { name: 'Backlog', note: 'next one on top' },
      { name: 'Doing', limit: 5, note: 'days in this column' },
      { name: 'Review', limit: 4, note: 'days in this column' },
      { name: 'Done', note: 'days from start to done' },
    ],
    cards: [
      { name: 'Retry webhooks', column: 'Backlog', ticket: 'PAY-268' },
      { name: 'Refund in parts', column: 'Backlog', ticket: 'PAY-271' },
      { name: 'Rotate signing keys', column: 'Backlog', ticket: 'PAY-272' },
      { name: 'Export postings', column: 'Backlog', ticket: 'PAY-275' },
      { name: 'Cap retries', column: 'Backlog', ticket: 'PAY-278' },
      { name: 'Archive ledgers', column: 'Backlog', ticket: 'PAY-281' },
      { name: 'Idempotency keys', column: 'Doing', ticket: 'PAY-259', owner: 'Mira', value: 4 },
      { name: 'Settle in euros', column: 'Doing', ticket: 'PAY-263', owner: 'Jonas', value: 3 },
      { name: 'Rounding of cents', column: 'Doing', ticket: 'PAY-265', owner: 'Priya', value: 2 },
      { name: 'Queue depth alert', column: 'Doing', ticket: 'PAY-266', owner: 'Leo', value: 1 },
      {
        name: 'Bank payouts',
        column: 'Review',
        ticket: 'PAY-248',
        owner: 'Jonas',
        value: 8,
        state: 'negative',
        note: 'blocked: bank certificate',
      },
      { name: 'Cache rates', column: 'Review', ticket: 'PAY-255', owner: 'Priya', value: 3 },
      { name: 'Mask cards in logs', column: 'Review', ticket: 'PAY-257', owner: 'Mira', value: 2 },
      { name: 'Drop old ciphers', column: 'Review', ticket: 'PAY-260', owner: 'Leo', value: 1 },
      { name: 'Round per line', column: 'Done', ticket: 'PAY-261', owner: 'Mira', value: 2 },
      { name: 'Sort by date', column: 'Done', ticket: 'PAY-258', owner: 'Leo', value: 3 },
      { name: 'Upgrade the driver', column: 'Done', ticket: 'PAY-256', owner: 'Mira', value: 4 },
      { name: 'Partial refunds', column: 'Done', ticket: 'PAY-254', owner: 'Priya', value: 6 },
      { name: 'Dispute reasons', column: 'Done', ticket: 'PAY-251', owner: 'Jonas', value: 7 },
    ],
  },
  draw: (data, sheet) => {
    const full = fullIn(data)
    const figures = sheet.quotes('age') ? oldestBlocked(data) : []
    drawBoard(data, sheet, { figures, hasBar: (card) => !isDone(card, data) })
    sheet.prove('full', ...full.map(({ source }) => source))
    sheet.prove('age', ...figures)
  },
  meanings: { full: 'columns at their limit or over it', age: 'of the oldest cards whose state is negative' },
  derive: (data) => {
    const age = oldestBlocked(data)[0]?.value
    return {
      full: enumerate(fullIn(data).map(({ name }) => name)) || 'none',
      ...(age === undefined ? {} : { age: writeValue(age, data.unit) }),
    }
  },
  describe: ({ columns, cards, unit }) => {
    const held = linesOf('column', columns, cards).map(
      ({ name, limit, cards: own }) => `${name} with ${own.length}${limit === undefined ? '' : ` of at most ${limit}`}`,
    )
    const called = new Map(
      linesOf('column', columns, cards).flatMap((line) => line.cards.map((card) => [card, line.name])),
    )
    const blocked = cards.flatMap((card) => {
      if (card.state !== 'negative') return []
      const age = card.value === undefined ? '' : `, there for ${writeValue(card.value, unit)}`
      return [
        `${[card.ticket, card.name].filter(Boolean).join(' ')} in ${called.get(card)}${age}${card.note === undefined ? '' : ` (${card.note})`}`,
      ]
    })
    const stuck = blocked.length === 0 ? 'None is blocked.' : `Blocked: ${enumerate(blocked, 4)}.`
    return `${count(cards.length, 'card')} in columns: ${enumerate(held)}. ${stuck}`
  },
})
