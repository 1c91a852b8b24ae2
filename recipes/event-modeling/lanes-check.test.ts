import { expect, test } from 'vitest'
import { checkLanes } from './lanes-check.ts'
import recipe from './recipe.ts'

const lanes = { page: 0, call: 1, row: 2 }
const card = (name: string, kind: keyof typeof lanes, column: string) => ({ name, kind, column })
const check = (cards: ReturnType<typeof card>[], ...edges: [string, string][]) =>
  checkLanes(
    (kind) => lanes[kind as keyof typeof lanes],
    'step',
  )({
    columns: [{ name: 'First' }, { name: 'Then' }],
    cards,
    edges: edges.map(([from, to]) => ({ from, to })),
  })

const cards = [card('form', 'page', 'First'), card('save', 'call', 'First'), card('saved', 'row', 'Then')]

test('cards in cells of their own and links from lane to lane are fine', () => {
  expect(check(cards, ['form', 'save'], ['save', 'saved'])).toEqual([])
})

test('names must be found', () => {
  expect(check([...cards, card('edit', 'page', 'Than')], ['form', 'svae'])).toEqual([
    { at: 'cards.3.column', problem: '"Than" is not a step; did you mean "Then"?' },
    { at: 'edges.0.to', problem: '"svae" is not a card; did you mean "save"?' },
  ])
})

test('two cards in one cell, links that skip a lane and links that lead back are found', () => {
  const more = [...cards, card('edit', 'page', 'First'), card('list', 'call', 'Then')]
  expect(check(more, ['form', 'saved'], ['list', 'form'])).toEqual([
    { at: 'cards.3.column', problem: 'the lane already has a card in this step: remove one or add a step' },
    { at: 'edges.0.to', problem: 'page and row are not in neighboring lanes: put a command between them' },
    { at: 'edges.1.to', problem: 'leads back in time; remove it' },
  ])
})

test('what leads over two lanes is told what belongs between', () => {
  expect(check(cards, ['form', 'saved'])).toMatchObject([
    { problem: expect.stringContaining(': put a command') as string },
  ])
  const other = [...cards, card('list', 'page', 'Then')]
  expect(check(other, ['saved', 'list'], ['form', 'list'])).toMatchObject([
    { problem: 'row and page are not in neighboring lanes: put a view between them' },
    { problem: 'page and page are not in neighboring lanes; remove it' },
  ])
})

test('the sample’s read model says that it shows all seats, as no event of a hold leads to it', () => {
  const { cards, edges } = recipe.data.schema.parse(recipe.sample)
  const into = edges.filter(({ to }) => to === 'All seats').map(({ from }) => from)
  expect(into).not.toContain('Seat held')
  // Its name says so.
  expect(cards.filter(({ kind }) => kind === 'view').map(({ name }) => name)).toContain('All seats')
})
