import { expect, test } from 'vitest'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { drawPointers, type Pointer } from './pointers.ts'

const draw = (pointers: Pointer[], away: number) => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({}), references: new References([]) })
  const reach = drawPointers(pointers, { y: 40, away, right: 400 }, sheet)
  const elements = sheet.pieces.flatMap((piece) => piece.elements)
  return { reach, boxes: elements.filter(({ type }) => type === 'box'), elements }
}

test('a box is above or below the middle of its cells, with an arrow to each', () => {
  const { reach, boxes, elements } = draw([{ source: '@a', name: 'audit', to: [104, 144] }], 64)
  expect(boxes).toEqual([{ type: 'box', x: 88, y: 104, w: 72, h: 40 }])
  expect(reach).toBe(104)
  expect(elements.flatMap((each) => (each.type === 'path' ? [each] : []))).toMatchObject([
    { d: 'M 124 104 C 124 72 104 72 104 40', arrow: true, stroke: 'muted' },
    { d: 'M 124 104 C 124 72 144 72 144 40', arrow: true, stroke: 'muted' },
  ])
  expect(draw([{ source: '@a', name: 'audit', to: [100] }], -64).boxes).toMatchObject([{ y: -64, h: 40 }])
})

test('boxes keep apart and within the row', () => {
  const { boxes } = draw(
    ['audit', 'billing', 'search'].map((name) => ({ source: `@${name}`, name, note: '1 behind', to: [390] })),
    64,
  )
  const edges = boxes.map((box) => (box.type === 'box' ? [box.x, box.x + box.w] : []))
  expect(edges.flat().every((x, index, all) => index === 0 || x > (all[index - 1] ?? 0))).toBe(true)
  expect(edges.flat().at(-1)).toBeLessThanOrEqual(400)
})

test('branches have the stroke of their box', () => {
  const look = { fill: 'accent', stroke: 'accent' } as const
  expect(draw([{ source: '@a', name: 'audit', to: [100], look }], 64).elements.at(-1)).toMatchObject({
    stroke: 'accent',
  })
})
