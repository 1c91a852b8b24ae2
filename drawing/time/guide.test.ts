import { expect, test } from 'vitest'
import { bandPath, guide } from './guide.ts'

const words = [
  { x: 80, y: 100, w: 60, h: 20 },
  { x: 120, y: 40, w: 60, h: 20 },
  { x: 90, y: 122, w: 60, h: 20 },
]

test('a guide breaks where words are in its way, and passes beside others', () => {
  expect(guide({ x: 100, top: 0, bottom: 200, words })).toEqual([{ type: 'path', d: 'M 100 0 V 96 M 100 146 V 200' }])
})

test('a guide is on a whole pixel, where its thin stroke is as dark as that of others', () => {
  expect(guide({ x: 60.5, top: 0, bottom: 200, words })).toEqual([{ type: 'path', d: 'M 61 0 V 200' }])
})

test('a band goes on beside words, where that is no sliver, and past words that only begin next to it', () => {
  const at = (from: number, to: number) => bandPath({ from, to, top: 0, bottom: 110, words })
  expect(at(60, 84)).toBe('M 60 0 H 84 V 110 H 60 Z M 76 96 V 110 H 84 V 96 Z')
  expect(at(65, 84)).toBe('M 65 0 H 84 V 110 H 65 Z M 65 96 V 110 H 84 V 96 Z')
  expect(at(40, 78)).toBe('M 40 0 H 78 V 110 H 40 Z')
  expect(at(152, 200)).toBe('M 152 0 H 200 V 110 H 152 Z M 152 36 V 64 H 184 V 36 Z')
  expect(bandPath({ from: 85, to: 135, top: 100, bottom: 120, words })).toBe('')
})

test('labels over the whole length leave nothing of a guide', () => {
  expect(guide({ x: 100, top: 100, bottom: 120, words })).toEqual([])
})

test('a piece of a guide is longer than a dash would be', () => {
  const second = (y: number) => [
    { x: 80, y: 100, w: 60, h: 20 },
    { x: 80, y, w: 60, h: 20 },
  ]
  const piecesBeside = (y: number) =>
    guide({ x: 100, top: 0, bottom: 200, words: second(y) }).map(({ d }) => d.split(' M ').length)
  expect([piecesBeside(140), piecesBeside(141)]).toEqual([[2], [3]])
})
