/** An API platform's roadmap: four teams, three horizons, and how sure each item is. */
import { type BoardLine, boardForm } from '../../drawing/data/board.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawBoard } from '../../drawing/grid/board.ts'
import { linesOf } from '../../drawing/grid/board-heads.ts'
import { writeValue } from '../../drawing/grid/board-value.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { committedOf, kinds, sureness, unitOf } from './confidence.ts'
import { asHorizons, horizonName } from './horizons.ts'

/** How the horizon of a card is called, which may be named by an id. */
const nameOf = (column: string, columns: readonly BoardLine[] = []): string =>
  horizonName(columns.find(({ id }) => id === column)?.name ?? column)

export default defineRecipe({
  name: 'Roadmap lanes',
  family: 'Time & planning',
  description:
    'Plans as cards in a grid of teams and horizons (now, next, later), each marked as committed, planned or still exploring, with its confidence as a bar and in percent. Also called product roadmap, now-next-later roadmap or theme roadmap.',
  useWhen:
    'You need to show what several teams intend, in which order and how sure it is, without promising dates, in a planning review or on a public roadmap. Horizons can be quarters (2027-Q2). Works with 2 to 6 teams, 3 or 4 horizons and up to 40 items.',
  avoidWhen:
    'Dates and dependencies are known: use `gantt-chart`. Work lasts quarters: use `priestley-timeline`. Single tickets move through a process: use `kanban-board`. Only the dates of releases matter: use `milestone-timeline`. Cost against benefit: use `quadrant-chart`. Steps of a user: use `story-map`.',
  visual: 86,
  ease: 86,
  overall: 86,
  rationale:
    'Rows answer who, columns answer when, and outline and bar answer how sure. A new item is a copied card; a fuller cell moves the rows below it. You supply teams, horizons, items and an honest confidence.',
  reviewed: '2026-11-28',
  revision: 1,
  data: boardForm({ columns: 6, rows: 24, cards: 40 }, { kinds: ['planned', 'committed', 'exploring'] }),
  sample: {
    title: '{committed} of {cards} items are committed, none beyond {until}',
    subtitle: 'API platform; how sure the teams are that an item ships in its quarter or, under Later, at all',
    source: 'Illustrative data',
    unit: '%',
    columns: [
      { name: 'Now', note: 'this quarter' },
      { name: 'Next', note: 'the quarter after' },
      { name: 'Later', note: 'no date' },
    ],
    rows: [{ name: 'Gateway' }, { name: 'Identity' }, { name: 'Events' }, { name: 'Portal', note: 'for developers' }],
    cards: [
      {
        name: 'Rate limits per key',
        note: 'no client starves',
        column: 'Now',
        row: 'Gateway',
        kind: 'committed',
        value: 95,
      },
      {
        name: 'HTTP/3 at the edge',
        note: 'fewer round trips',
        column: 'Next',
        row: 'Gateway',
        kind: 'planned',
        value: 70,
      },
      {
        name: 'Regional failover',
        note: 'survive a lost region',
        column: 'Later',
        row: 'Gateway',
        kind: 'exploring',
        value: 30,
      },
      {
        name: 'Passkeys',
        note: 'sign in without a password',
        column: 'Now',
        row: 'Identity',
        kind: 'committed',
        value: 90,
      },
      { name: 'Scoped tokens', note: 'least privilege', column: 'Next', row: 'Identity', kind: 'planned', value: 75 },
      {
        name: 'Workload identity',
        note: 'no stored secrets',
        column: 'Later',
        row: 'Identity',
        kind: 'exploring',
        value: 40,
      },
      {
        name: 'Signed webhooks',
        note: 'verify the sender',
        column: 'Now',
        row: 'Events',
        kind: 'committed',
        value: 90,
      },
      { name: 'Replay of events', note: 'recover unaided', column: 'Next', row: 'Events', kind: 'planned', value: 60 },
      {
        name: 'Ordered delivery',
        note: 'in order within a key',
        column: 'Later',
        row: 'Events',
        kind: 'exploring',
        value: 45,
      },
      { name: 'Usage dashboard', note: 'quota and errors', column: 'Now', row: 'Portal', kind: 'planned', value: 75 },
      { name: 'Sandbox', note: 'try before signing up', column: 'Next', row: 'Portal', kind: 'planned', value: 65 },
      {
        name: 'Client libraries',
        note: 'from the API schema',
        column: 'Later',
        row: 'Portal',
        kind: 'exploring',
        value: 35,
      },
    ],
  },
  draw: (data, sheet) => {
    const tally = sheet.quotes('committed') ? { tally: committedOf } : {}
    const unit = unitOf(data)
    // What is not in percent is no part of a track.
    drawBoard({ ...data, unit }, sheet, { kinds, columns: asHorizons, hasBar: () => unit === '%', ...tally })
    if (unit === '%' && data.cards.some(({ value }) => value !== undefined)) sheet.key(sureness)
    const committed = data.cards.filter(({ kind }) => kind === 'committed')
    for (const name of ['committed', 'until']) sheet.prove(name, ...committed)
    sheet.prove('cards', ...linesOf('column', data.columns, data.cards).map(({ source }) => source))
  },
  derive: ({ cards, columns }) => {
    const committed = cards.filter(({ kind }) => kind === 'committed')
    const names = new Set(committed.map(({ column }) => nameOf(column, columns)))
    const inOrder = asHorizons(linesOf('column', columns, cards)).map(({ name }) => name)
    const until = inOrder.findLast((name) => names.has(name)) ?? 'none'
    return { committed: String(committed.length), cards: String(cards.length), until }
  },
  meanings: { until: 'the last horizon with something committed' },
  describe: ({ cards, columns, ...data }) => {
    const unit = unitOf({ cards, ...data })
    const words = (kind: string): string =>
      enumerate(
        cards
          .filter((card) => card.kind === kind)
          .map(
            ({ name, column, value }) =>
              [`${name} (${nameOf(column, columns)}`, ...(value === undefined ? [] : [writeValue(value, unit)])].join(
                ' ',
              ) + ')',
          ),
      )
    const said = Object.keys(kinds)
      .filter((kind) => cards.some((card) => card.kind === kind))
      .toSorted((a, b) => Number(b === 'committed') - Number(a === 'committed'))
    return `${count(cards.length, 'item')} in a grid of teams and horizons. ${said.map((kind) => `${sentenceCase(kind)}: ${words(kind)}.`).join(' ')}`
  },
})
