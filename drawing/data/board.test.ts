import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { boardForm } from './board.ts'

const read = (form: object, data: object) => {
  const reading = readData(form as never, { title: 'A board', ...data })
  return reading.ok ? reading.data : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('columns, if given, are complete', () => {
  const data = { columns: [{ name: 'Doing' }], cards: [{ name: 'Rotate keys', column: 'Dong' }] }
  expect(read(boardForm({ columns: 3, cards: 9 }), data)).toEqual([
    'cards.0.column: "Dong" is not a column; did you mean "Doing"?',
  ])
})

test('a board without rows rejects them, one with kinds accepts no others', () => {
  const card = { name: 'Rotate keys', column: 'Doing' }
  expect(read(boardForm({ columns: 3, cards: 9 }), { cards: [{ ...card, row: 'Team' }] })).toEqual([
    'cards.0.row: is not a known property; remove it',
  ])
  const kinds = boardForm({ columns: 3, rows: 3, cards: 9 }, { kinds: ['planned', 'idea'] })
  expect(read(kinds, { cards: [{ ...card, kind: 'Idea' }] })).toEqual([
    'cards.0.kind: must be one of "planned", "idea", got "Idea"; did you mean "idea"?',
  ])
  expect(read(kinds, { cards: [card] })).toMatchObject({ cards: [{ kind: 'planned' }] })
})

test('where there are rows, every card is in one', () => {
  const cards = [
    { name: 'a', column: 'Now', row: 'Web' },
    { name: 'b', column: 'Now' },
  ]
  expect(read(boardForm({ columns: 3, rows: 3, cards: 9 }), { cards })).toEqual([
    'cards.1.row: is missing; the board has rows',
  ])
})
