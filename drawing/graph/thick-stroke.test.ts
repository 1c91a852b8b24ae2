import { expect, test } from 'vitest'
import { thickOver } from './thick-stroke.ts'

const pieces = (d: string) =>
  d
    .split('M')
    .slice(1)
    .map((piece) => piece.trim())

test('two strokes lie beside a straight one, and its head is filled from its back to its tip', () => {
  const points = [
    { x: 0, y: 40 },
    { x: 100, y: 40 },
  ]
  const [plainOne, plainOther, ...none] = pieces(thickOver(points, { arrow: false, stroke: 'ink' }).d)
  expect([plainOne, plainOther, none]).toEqual(['0 38.75 L 100 38.75', '0 41.25 L 100 41.25', []])
  const [one, , head] = pieces(thickOver(points, { arrow: true, stroke: 'ink' }).d)
  expect([one, head?.startsWith('88 45.5 L 88 34.5 L 89.25 35.07')]).toEqual(['0 38.75 L 90 38.75', true])
})

test('the sides of a corner turn with it, the outer one further out', () => {
  const { d } = thickOver(
    [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 40 },
    ],
    { arrow: false, stroke: 'ink' },
  )
  expect(d.match(/Q/g)).toHaveLength(2)
  expect(d).toContain('41.25 -1.25')
  expect(d).toContain('38.75 1.25')
})

test('coordinates have two digits at most', () => {
  const { d } = thickOver(
    [
      { x: 0, y: 0 },
      { x: 30, y: 70 },
    ],
    { arrow: true, stroke: 'ink' },
  )
  expect(d).not.toMatch(/\.\d{3}/)
})
