/** How far an element was moved: as a whole, or not at all. */
import { describe, expect, test } from 'vitest'
import type { Element } from '../../scene/scene.ts'
import { commonShift, isSameShift, shiftOf } from './shift.ts'

const box: Element = { type: 'box', x: 8, y: 16, w: 40, h: 24 }
const line: Element = { type: 'line', x: 0, y: 10, x2: 40, y2: 50 }
const path: Element = { type: 'path', d: 'M0 0L10 0L10 20' }

describe('an element that was moved', () => {
  test.each<[string, Element, Element, [number, number] | undefined]>([
    ['a box', box, { ...box, x: 12, y: 13 }, [4, -3]],
    ['a box that grew', box, { ...box, w: 41 }, undefined],
    ['a box that became higher', box, { ...box, h: 25 }, undefined],
    ['a circle', { type: 'circle', x: 5, y: 6, r: 4 }, { type: 'circle', x: 5, y: 9, r: 4 }, [0, 3]],
    ['a circle that grew', { type: 'circle', x: 5, y: 6, r: 4 }, { type: 'circle', x: 5, y: 9, r: 5 }, undefined],
    [
      'a text with other words',
      { type: 'text', x: 1, y: 2, text: 'a' },
      { type: 'text', x: 4, y: 2, text: 'b' },
      [3, 0],
    ],
    ['a line', line, { ...line, x: 3, y: 14, x2: 43, y2: 54 }, [3, 4]],
    ['a line with one end elsewhere', line, { ...line, x2: 43 }, undefined],
    ['a line turned up', line, { ...line, y2: 54 }, undefined],
    ['a path', path, { type: 'path', d: 'M5 1L15 1L15 21' }, [5, 1]],
    ['a path with a point elsewhere', path, { type: 'path', d: 'M5 1L15 1L15 22' }, undefined],
    ['a path of other pieces', path, { type: 'path', d: 'M5 1L15 1Q15 11 15 21' }, undefined],
    ['a path with one piece more', path, { type: 'path', d: 'M5 1L15 1L15 21L15 30' }, undefined],
    ['a path that draws nothing', { type: 'path', d: 'M5 5' }, { type: 'path', d: 'M9 9' }, [0, 0]],
    ['another kind of element', box, { type: 'circle', x: 8, y: 16, r: 4 }, undefined],
    ['within a twentieth of a pixel', line, { ...line, x: 3, y: 10, x2: 43.05, y2: 50 }, [3, 0]],
    ['beyond a twentieth of a pixel', line, { ...line, x: 3, y: 10, x2: 43.07, y2: 50 }, undefined],
    ['beyond a twentieth of a pixel down', line, { ...line, y: 13, y2: 53.07 }, undefined],
  ])('%s', (_, before, after, shift) => {
    expect(shiftOf(before, after)).toEqual(shift && { dx: shift[0], dy: shift[1] })
  })
})

test.each([
  [{ dx: 1, dy: 1 }, undefined, true],
  [{ dx: -1, dy: -1 }, undefined, true],
  [{ dx: 1.1, dy: 0 }, undefined, false],
  [{ dx: 0, dy: -1.1 }, undefined, false],
  [{ dx: 3, dy: 0 }, 3, true],
  [{ dx: 0, dy: 3.1 }, 3, false],
])('%j looks like no shift, within %s: %s', (other, within, same) => {
  expect(isSameShift({ dx: 0, dy: 0 }, other, within)).toBe(same)
})

test('the common shift is that of most; of as many, the first; of none, there is none', () => {
  const [a, b, c] = [
    { dx: 1, dy: 0 },
    { dx: 0, dy: 1 },
    { dx: 0.2, dy: 1.3 },
  ]
  expect(commonShift([a, b, c])).toEqual(b)
  expect(commonShift([a, b])).toEqual(a)
  expect(commonShift([b, a, a])).toEqual(a)
  expect(commonShift([])).toBeUndefined()
})
