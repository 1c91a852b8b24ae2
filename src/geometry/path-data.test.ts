import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { junkPath, wellFormedPath } from '../../test/arbitrary-scene.ts'
import { type PathSegment, parsePath } from './path-data.ts'

/** A segment as absolute path data, so that a whole path reads as one line. */
const word = (segment: PathSegment): string => {
  const end = `${segment.x},${segment.y}`
  switch (segment.kind) {
    case 'line':
      return `L${end}`
    case 'close':
      return `Z${end}`
    case 'quadratic':
      return `Q${segment.x1},${segment.y1} ${end}`
    case 'cubic':
      return `C${segment.x1},${segment.y1} ${segment.x2},${segment.y2} ${end}`
    case 'arc':
      return `A${segment.rx},${segment.ry} ${segment.rotation} ${Number(segment.large)}${Number(segment.sweep)} ${end}`
    default:
      return segment satisfies never
  }
}

const parsed = (data: string): string => parsePath(data).map(word).join(' ')

describe('commands, absolute and relative', () => {
  test.each([
    ['M10 20L30 40', 'L30,40'],
    ['m10 20l30 40', 'L40,60'],
    ['M10 20H30V40', 'L30,20 L30,40'],
    ['M10 20h30v40', 'L40,20 L40,60'],
    ['M1 1C1 2 3 4 5 6', 'C1,2 3,4 5,6'],
    ['M1 1c1 2 3 4 5 6', 'C2,3 4,5 6,7'],
    ['M1 1Q1 2 3 4', 'Q1,2 3,4'],
    ['M1 1q1 2 3 4', 'Q2,3 4,5'],
    ['M1 1A5 6 30 0 1 9 9', 'A5,6 30 01 9,9'],
    ['M1 1a5 6 30 1 0 9 9', 'A5,6 30 10 10,10'],
    ['M1 1A-5 -6 0 0 0 9 9', 'A5,6 0 00 9,9'],
    ['M1 1L5 1Z', 'L5,1 Z1,1'],
  ])('%s', (data, segments) => expect(parsed(data)).toBe(segments))
})

describe('numbers without a letter repeat the last command; after a move they draw lines', () => {
  test.each([
    ['M0 0 10 10 20 20', 'L10,10 L20,20'],
    ['m5 5 10 10 20 20', 'L15,15 L35,35'],
    ['M0 0L1 1 2 2', 'L1,1 L2,2'],
    ['M0 0h1 1 1', 'L1,0 L2,0 L3,0'],
    ['M0 0Q1 1 2 2 3 3 4 4', 'Q1,1 2,2 Q3,3 4,4'],
    ['M0 0a1 1 0 0 0 2 0 1 1 0 0 0 2 0', 'A1,1 0 00 2,0 A1,1 0 00 4,0'],
  ])('%s', (data, segments) => expect(parsed(data)).toBe(segments))
})

describe('a smooth curve continues a preceding curve of its own kind only', () => {
  test.each([
    ['M0 0C0 5 5 10 10 10S20 5 20 0', 'C0,5 5,10 10,10 C15,10 20,5 20,0'],
    ['M0 0c0 5 5 10 10 10s10 -5 10 -10s1 1 2 2', 'C0,5 5,10 10,10 C15,10 20,5 20,0 C20,-5 21,1 22,2'],
    ['M0 0Q5 10 10 0T20 0T30 0', 'Q5,10 10,0 Q15,-10 20,0 Q25,10 30,0'],
    ['M0 0L10 0S15 5 20 0', 'L10,0 C10,0 15,5 20,0'],
    ['M0 0L10 0T20 0', 'L10,0 Q10,0 20,0'],
    ['M0 0Q5 10 10 0S15 5 20 0', 'Q5,10 10,0 C10,0 15,5 20,0'],
    ['M0 0C0 5 5 10 10 10T20 0', 'C0,5 5,10 10,10 Q10,10 20,0'],
    ['M0 0C0 5 5 10 10 10ZS1 1 2 2', 'C0,5 5,10 10,10 Z0,0 C0,0 1,1 2,2'],
  ])('%s', (data, segments) => expect(parsed(data)).toBe(segments))
})

describe('numbers may be packed as tightly as the grammar allows', () => {
  test.each([
    ['M0,0L10,20', 'L10,20'],
    ['M 0 , 0 L 10 ,\t\n 20 ', 'L10,20'],
    ['M0-0L10-20', 'L10,-20'],
    ['M.5.5L1.5.5', 'L1.5,0.5'],
    ['M0 0L+1e1-2E+1', 'L10,-20'],
    ['M0 0L1e-2.5', 'L0.01,0.5'],
    ['M0 0a1 1 0 1110 10', 'A1,1 0 11 10,10'],
    ['M0 0a1 1 0 01-1.5.5', 'A1,1 0 01 -1.5,0.5'],
    ['M0 0a1,1,0,0,1,1,1', 'A1,1 0 01 1,1'],
    ['M0\xa00L\u30001\u20282', 'L1,2'],
  ])('%j', (data, segments) => expect(parsed(data)).toBe(segments))
})

describe('D5: data before an error is drawn, the rest is ignored', () => {
  test.each([
    ['', ''],
    ['M', ''],
    ['M5', ''],
    ['L5 5', ''],
    ['5 5', ''],
    ['M0 0', ''],
    ['M0 0L1 1L2', 'L1,1'],
    ['M0 0L1 1 2', 'L1,1'],
    ['M0 0L1 1L,2 2', 'L1,1'],
    ['M0 0L1 1,L2 2', 'L1,1'],
    ['M0 0L1 1 2,,2', 'L1,1'],
    ['M0 0L1 1L2. 2', 'L1,1'],
    ['M0 0L1 1L2.e1 2', 'L1,1'],
    ['M0 0L1 1L2 2e', 'L1,1'],
    ['M0 0L1 1L2 2e+ 3', 'L1,1'],
    ['M0 0L1 1L2 1e999', 'L1,1'],
    ['M0 0L1 1L- 2', 'L1,1'],
    ['M0 0L1 1A1 1 0 2 0 5 5', 'L1,1'],
    ['M0 0L1 1Z5 5', 'L1,1 Z0,0'],
    ['M0 0L1 1Z,M2 2', 'L1,1 Z0,0'],
    ['M0 0L1 1LL2 2', 'L1,1'],
  ])('%j', (data, segments) => expect(parsed(data)).toBe(segments))
})

test('closing returns to the start of the subpath, and drawing continues from there', () => {
  expect(parsed('M1 1L5 1ZL9 9')).toBe('L5,1 Z1,1 L9,9')
  expect(parsed('m1 1l4 0zm1 1l1 0z')).toBe('L5,1 Z1,1 L3,2 Z2,2')
  expect(parsePath('M0 0H1M5 5H6Z').map(({ subpath }) => subpath)).toEqual([1, 2, 2])
})

test('a segment has its start point and the end of its data; a line, the position of its numbers', () => {
  const data = 'M0 0 h 10 , 20 Z'
  expect(parsePath(data)).toEqual([
    { kind: 'line', fromX: 0, fromY: 0, x: 10, y: 0, subpath: 1, command: 'h', at: 7, end: 9 },
    { kind: 'line', fromX: 10, fromY: 0, x: 30, y: 0, subpath: 1, command: 'h', at: 12, end: 14 },
    { kind: 'close', fromX: 30, fromY: 0, x: 0, y: 0, subpath: 1, end: 16 },
  ])
})

test('each segment starts where the one before it ended, in the same subpath', () => {
  fc.assert(
    fc.property(wellFormedPath, (data) => {
      const segments = parsePath(data)
      for (const [index, segment] of segments.entries()) {
        const before = segments[index - 1]
        if (before?.subpath === segment.subpath) expect([segment.fromX, segment.fromY]).toEqual([before.x, before.y])
      }
      expect(segments.length).toBe(data.match(/[LHVCSQTAZ]/gi)?.length ?? 0)
    }),
  )
})

test('the data up to the last segment draws the same as the whole', () => {
  fc.assert(
    fc.property(fc.oneof(junkPath, wellFormedPath), (data) => {
      const segments = parsePath(data)
      expect(parsePath(data.slice(0, segments.at(-1)?.end ?? 0))).toEqual(segments)
    }),
  )
})
