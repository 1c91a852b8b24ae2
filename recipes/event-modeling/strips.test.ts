import { expect, test } from 'vitest'
import { room } from '../../drawing/sheet.ts'
import { markRoom, stripsFor, stripWidth } from './strips.ts'

test('words may be a little nearer to the outlines of cards before these are wider', () => {
  expect([144, 145].map((narrow) => stripsFor(5, narrow, []).w)).toEqual([136, 152])
})

test('a strip has room for the marks at its end', () => {
  // One link leads over the sixth fold, two over those before it.
  const links = [
    { from: 0, to: 5 },
    { from: 1, to: 5 },
    { from: 5, to: 6 },
    { from: 6, to: 7 },
    { from: 6, to: 7 },
  ]
  expect(stripsFor(8, 144, links).starts).toEqual([0, 6])
  expect(stripWidth(6, 160)).toBeGreaterThan(room.w - markRoom)
  expect(stripsFor(8, 160, links).starts).toEqual([0, 4])
})
