import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { drawRegister } from './register.ts'

const words = (text: string, width?: number) => block([{ text, as: 'note' }], width)

const drawn = (w?: number) => {
  const rows = [{ name: 'id' }, { name: 'If-Match' }]
  const data = { title: 'A claim', focus: ['If-Match'], rows }
  const references = new References(rows.map((item) => ({ names: [item.name], item })))
  const sheet = new Sheet(data, { places: new Places(data), references })
  const lines = rows.map((item, index) => ({
    source: item,
    cells: [words(item.name), index === 0 ? words('two words', 50) : () => []],
  }))
  const bottom = drawRegister(
    lines,
    { x: 0, y: 0, title: 'Parameters', columns: [12, 200], padding: 8, ...(w && { w }) },
    sheet,
  )
  return { bottom, pieces: sheet.pieces }
}

test('rows are as high as their highest cell', () => {
  expect(drawn().bottom).toBe(32 + 52 + 36)
  const [, first] = drawn().pieces
  expect(first?.elements).toMatchObject([
    { text: 'id', x: 12 },
    { text: 'two', x: 200 },
    { text: 'words', x: 200 },
  ])
})

test('with a width there are lines, and a band behind the row in focus, on which words are ink', () => {
  const { pieces } = drawn(400)
  expect(pieces.find(({ layer }) => layer === 'ground')).toMatchObject({ at: 'rows.1' })
  expect(pieces.filter(({ at }) => at === 'rows.1')[1]?.elements).toMatchObject([{ text: 'If-Match', fill: 'ink' }])
  expect(pieces.at(-1)?.elements).toMatchObject([{ d: 'M 0 84 H 400 M 0 120 H 400', stroke: 'rule' }])
  expect(drawn().pieces.some(({ layer }) => layer !== 'mark')).toBe(false)
})
