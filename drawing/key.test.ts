import { group } from 'd3-array'
import { expect, test } from 'vitest'
import { boundsOf } from '../src/elements/bounds.ts'
import { rightOf } from '../src/geometry/rect.ts'
import { boxEntry, drawKey, lineEntry, markEntry, swatchEntry } from './key.ts'
import { smallRoleAt } from './legible-words.ts'
import { circle, line } from './primitives.ts'

/** How many entries each row has. */
const rowsOf = (count: number, width: number): number[] => {
  const entries = Array.from({ length: count }, (_, index) => ({ text: `Entry ${index}`, sample: () => [] }))
  const { elements } = drawKey(entries, { x: 0, y: 0, width, as: 'small' })
  const tops = elements.map((element) => (element.type === 'text' ? element.y : 0))
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
}

test('entries fill a row before the next begins', () => {
  expect(rowsOf(4, 600)).toEqual([4])
  expect(rowsOf(6, 500)).toEqual([4, 2])
})

test('rows are 36 px apart, so that their samples are', () => {
  const entries = ['One', 'Two'].map((text) => ({ text, w: 24, sample: ({ y }: { y: number }) => [line(0, y, 4, y)] }))
  const { elements } = drawKey(entries, { x: 0, y: 0, width: 64, as: 'small' })
  expect(elements.flatMap((each) => (each.type === 'line' ? each.y : []))).toEqual([0, 36])
})

test('no last entry is alone in its row', () => {
  expect(rowsOf(5, 500)).toEqual([3, 2])
})

test('a group of entries starts a row of its own where one row is not enough', () => {
  const rowsAt = (width: number): string[][] => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map((text, index) => ({
      text,
      w: 8,
      sample: () => [],
      ...(index > 1 ? { group: 'letters' } : {}),
    }))
    const { elements } = drawKey(entries, { x: 0, y: 0, width, as: 'small' })
    const words = elements.flatMap((element) => (element.type === 'text' ? [element] : []))
    return [...group(words, ({ y }) => y).values()].map((row) => row.map(({ text }) => text))
  }
  expect([rowsAt(600).length, rowsAt(180)]).toEqual([
    1,
    [
      ['a', 'b'],
      ['c', 'd', 'e'],
    ],
  ])
})

test('lines stand together and fills stand together, each kind where its first entry is', () => {
  const entries = [lineEntry('calls'), swatchEntry('header', {}), lineEntry('replies'), boxEntry('node', {})]
  const { elements } = drawKey(entries, { x: 0, y: 0, width: 600, as: 'small' })
  const words = elements.flatMap((element) => (element.type === 'text' ? [element] : []))
  expect(words.toSorted((a, b) => a.x - b.x).map(({ text }) => text)).toEqual(['calls', 'replies', 'header', 'node'])
})

test('entries of two rows are in columns, unless that leaves a hole between two or has no room', () => {
  const leftsOf = (first: string, width: number): number[] => {
    const entries = [first, 'two', 'three', 'four'].map((text) => ({ text, w: 40, sample: () => [] }))
    const { elements } = drawKey(entries, { x: 0, y: 0, width, as: 'small' })
    return elements.flatMap((each) => (each.type === 'text' ? [each.x] : []))
  }
  expect(leftsOf('a longer one', 240)).toEqual([48, 200, 48, 200])
  expect(leftsOf('an entry of many words', 300)).toEqual([48, 264, 48, 160])
  expect(leftsOf('a longer one', 224)).toEqual([48, 200, 48, 160])
})

test('entries stand closer where that saves a row', () => {
  const entries = ['one', 'two', 'three'].map((text) => ({ text, w: 40, sample: () => [] }))
  const widthAt = (width: number): number => {
    const { elements } = drawKey(entries, { x: 0, y: 0, width, as: 'small' })
    return Math.max(...elements.flatMap((each) => (each.type === 'text' ? [each.x] : [])))
  }
  expect([widthAt(400), widthAt(272)]).toEqual([240, 224])
})

test('a swatch is a square-cornered sample of a fill', () => {
  const { text, sample } = swatchEntry('deficit', { fill: 'negative', stroke: 'none' })
  expect([text, sample({ x: 0, y: 0, w: 24, h: 24 })]).toEqual([
    'deficit',
    [{ type: 'path', d: 'M 0 4 H 24 V 20 H 0 Z', fill: 'negative', stroke: 'none' }],
  ])
})

test('samples of boxes and marks are in the middle of their place', () => {
  const rect = { x: 0, y: 0, w: 24, h: 24 }
  expect(boxEntry('Node', { fill: 'soft' }).sample(rect)).toMatchObject([{ y: 4, w: 24, h: 16, fill: 'soft' }])
  expect(markEntry('Merge', ({ x, y }) => circle(x, y, 6)).sample(rect)).toMatchObject([{ x: 12, y: 12, r: 6 }])
})

test('below drawings of more than 880 px, which are shown smaller, no word is under 14 px', () => {
  expect([880, 888].map(smallRoleAt)).toEqual(['small', 'note'])
})

test('words that are wider than the key wrap, and what is below moves down', () => {
  const long = 'internationalization of authentication and reconciliation of transactions'
  const entries = [long, 'Short'].map((text) => ({ text, w: 24, sample: () => [] }))
  const { elements, h } = drawKey(entries, { x: 0, y: 0, width: 240, as: 'small' })
  const lines = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(lines.length).toBeGreaterThan(2)
  expect(Math.max(...elements.map((each) => rightOf(boundsOf(each))))).toBeLessThanOrEqual(240)
  expect(lines.at(-1)?.y).toBeGreaterThan((lines.at(-2)?.y ?? 0) + 16)
  expect(h).toBeGreaterThan(60)
})
