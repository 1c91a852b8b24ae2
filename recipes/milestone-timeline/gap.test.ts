import { expect, test } from 'vitest'
import { wordsInGap } from './gap.ts'

const length = { from: 100, to: 700, length: '18.3 years', text: 'between them' }

test('the length is in the middle of the widest gap between flags, over the scale', () => {
  const found = wordsInGap(length, { y: 300, taken: [{ x: 100, y: 200, w: 150, h: 60 }] })
  expect(found?.rect).toMatchObject({ x: 250, w: 450 })
  expect((found?.rect.y ?? 0) + (found?.rect.h ?? 0)).toBe(256)
})

test('words that end above the length leave its room free', () => {
  expect(wordsInGap(length, { y: 300, taken: [{ x: 100, y: 100, w: 500, h: 60 }] })?.rect.w).toBe(600)
})

test('a gap that is too narrow takes no words', () => {
  expect(wordsInGap({ ...length, to: 200 }, { y: 300, taken: [] })).toBeUndefined()
})
