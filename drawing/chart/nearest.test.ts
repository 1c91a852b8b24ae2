import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { line } from '../primitives.ts'
import { isNearestToOwn } from './nearest.ts'
import { obstacleOf } from './obstacle.ts'

const words = block([{ text: 'even burn', as: 'label' }])
const upright = (x: number) => obstacleOf(line(x, 0, x, 100))
const rect = { x: 100, y: 40, w: words.w, h: words.h }
const own = [upright(80)]

test('words are nearest to their own stroke, or another is nearer', () => {
  expect(isNearestToOwn({ words, rect }, own, [upright(100 + words.w + 30)])).toBe(true)
  expect(isNearestToOwn({ words, rect }, own, [upright(100 + words.w + 6)])).toBe(false)
})

test('the point that words name counts as theirs; a leader says whose they are, and so does nothing else to go by', () => {
  const foreign = [upright(100 + words.w + 8)]
  expect(isNearestToOwn({ words, rect, of: { x: 94, y: 50 } }, [], foreign)).toBe(true)
  expect(isNearestToOwn({ words, rect, of: { x: 70, y: 50 } }, [], foreign)).toBe(false)
  expect(isNearestToOwn({ words, rect, leader: { x1: 70, y1: 50, x2: 96, y2: 50 } }, own, foreign)).toBe(true)
  expect(isNearestToOwn({ words, rect }, [], foreign)).toBe(true)
})
