import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { type CellRowsOptions, drawCellRows, type RowCell } from './cell-rows.ts'

const draw = (cells: RowCell[], options: CellRowsOptions) => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({}), references: new References([]) })
  return { rects: drawCellRows(cells, options, sheet), pieces: sheet.pieces }
}

const cellsOf = (count: number, words = '1'): RowCell[] =>
  Array.from({ length: count }, (_, index) => ({ source: `@${index}`, words }))

test('cells are as wide as the widest words need', () => {
  expect(draw(cellsOf(3), { h: 40 }).rects.map(({ x, w }) => [x, w])).toEqual([
    [0, 28],
    [28, 28],
    [56, 28],
  ])
  const above = { source: '@a', words: '1', above: '1000000' }
  expect(draw([...cellsOf(1), above], { h: 40 }).rects[0]?.w).toBeGreaterThan(60)
})

test('groups stay whole, on lines of as many groups', () => {
  const { rects } = draw(cellsOf(32, 'a long key'), { h: 40, group: 4, below: () => 60 })
  expect([...new Set(rects.map(({ y }) => y))]).toEqual([0, 100, 200, 300])
  expect(rects.filter(({ y }) => y === 0)).toHaveLength(8)
  expect((rects[4]?.x ?? 0) - (rects[3]?.x ?? 0)).toBe(rects[0]?.w ?? 0)
})

test('what is below a line depends on its cells', () => {
  const below = (from: number, to: number): number => (from === 0 ? to : 0)
  const { rects } = draw(cellsOf(32, 'a long key'), { h: 40, group: 4, below })
  expect([...new Set(rects.map(({ y }) => y))]).toEqual([0, 48, 88, 128])
})

test('names of groups and words above are over their cell', () => {
  const { pieces } = draw([{ source: '@a', words: '1', above: '4100', group: '0.log' }], { h: 40 })
  const words = pieces.flatMap(({ elements }) => elements.flatMap((each) => (each.type === 'text' ? [each] : [])))
  expect(words.map(({ text }) => text)).toEqual(['0.log', '4100', '1'])
  expect(words.map(({ y }) => y)).toEqual(words.map(({ y }) => y).toSorted((a, b) => a - b))
})

test('tinted cells have one ground, accented ones are over the others', () => {
  const looks = [{ fill: 'soft' }, { fill: 'soft' }, { stroke: 'accent' }] as const
  const { pieces } = draw(
    looks.map((look, index) => ({ source: `@${index}`, words: '1', look })),
    { h: 40 },
  )
  expect(pieces.map(({ layer }) => layer)).toEqual(['ground', 'mark', 'mark', 'over'])
  expect(pieces[0]?.elements).toHaveLength(1)
})
