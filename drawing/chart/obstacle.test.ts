import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { circle, line } from '../primitives.ts'
import { isClear, type LabelSpot, obstacleOf } from './obstacle.ts'

const words = block([{ text: 'date helpers', as: 'label' }])
const divider = { ...obstacleOf(line(100, 0, 100, 100)), parts: true as const }
const right = { words, rect: { x: 120, y: 40, w: words.w, h: words.h }, align: 'start' } satisfies LabelSpot

test('a line that parts the plot is never between words and the dot that they name, with a leader or without', () => {
  expect(isClear({ ...right, of: { x: 90, y: 50 } }, divider)).toBe(false)
  const leader = { x1: 40, y1: 50, x2: 116, y2: 50 }
  expect(isClear({ ...right, of: { x: 34, y: 50 }, leader }, divider)).toBe(false)
  expect(isClear({ ...right, of: { x: 34, y: 50 }, leader }, obstacleOf(line(100, 0, 100, 100)))).toBe(true)
})

test('a dot on that line has its words on either side of it', () => {
  expect(isClear({ ...right, of: { x: 100, y: 50 } }, divider)).toBe(true)
  expect(isClear({ ...right, of: { x: 110, y: 50 } }, divider)).toBe(true)
})

test('of two dots that overlap, a leader ends in the one that it leads from', () => {
  const of = { x: 100, y: 50 }
  const leader = { x1: 109, y1: 50, x2: 116, y2: 50 }
  expect(isClear({ ...right, of, leader }, obstacleOf(circle(107, 50, 7)))).toBe(false)
  expect(isClear({ ...right, of, leader }, obstacleOf(circle(93, 50, 7)))).toBe(true)
  expect(isClear({ ...right, of, leader }, obstacleOf(circle(100, 50, 7)))).toBe(true)
})
