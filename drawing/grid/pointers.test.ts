import { expect, test } from 'vitest'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { drawPointers, type Pointer } from './pointers.ts'

const cells = [0, 1, 2, 3].map((index) => ({ x: 80 + index * 40, y: 0, w: 40, h: 40 }))

const draw = (pointers: Pointer[], away: number) => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({}), references: new References([]) })
  drawPointers(pointers, { cells, away, right: 400 }, sheet)
  const elements = sheet.pieces.flatMap((piece) => piece.elements)
  return { boxes: elements.flatMap((each) => (each.type === 'box' ? [each] : [])), elements }
}

test('a box is below or above the middle of its cells, with an arrow to each', () => {
  const { boxes, elements } = draw([{ source: '@a', name: 'audit', at: [0, 1] }], 64)
  expect(boxes).toEqual([{ type: 'box', x: 88, y: 104, w: 72, h: 40 }])
  expect(elements.flatMap((each) => (each.type === 'path' ? [each] : []))).toMatchObject([
    { d: 'M 124 104 C 124 72 100 72 100 40', arrow: true, stroke: 'muted' },
    { d: 'M 124 104 C 124 72 140 72 140 40', arrow: true, stroke: 'muted' },
  ])
  expect(draw([{ source: '@a', name: 'audit', at: [0] }], -64).boxes).toMatchObject([{ y: -104, h: 40 }])
})

test('boxes keep apart and within the row', () => {
  const { boxes } = draw(
    ['audit', 'billing', 'search'].map((name) => ({ source: `@${name}`, name, note: '1 behind', at: [3] })),
    64,
  )
  const edges = boxes.flatMap(({ x, w }) => [x, x + w])
  expect(edges).toEqual(edges.toSorted((a, b) => a - b))
  expect(edges.at(-1)).toBeLessThanOrEqual(400)
})

test('pointers of each row are in a line below it', () => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({}), references: new References([]) })
  const rows = [...cells, ...cells.map((cell) => ({ ...cell, y: 200 }))]
  const pointers = [1, 5].map((cell) => ({ source: `@${cell}`, name: 'audit', at: [cell] }))
  drawPointers(pointers, { cells: rows, away: 64, right: 400 }, sheet)
  const boxes = sheet.pieces.flatMap(({ elements }) => elements.filter(({ type }) => type === 'box'))
  expect(boxes).toMatchObject([{ y: 104 }, { y: 304 }])
})

test('branches have the stroke of their box', () => {
  const look = { fill: 'accent', stroke: 'accent' } as const
  expect(draw([{ source: '@a', name: 'audit', at: [0], look }], 64).elements.at(-1)).toMatchObject({ stroke: 'accent' })
})
