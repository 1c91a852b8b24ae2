import { expect, test } from 'vitest'
import { caption } from './caption.ts'
import { placeLane } from './lane-rows.ts'

const mark = (item: string, from: number) => ({
  item,
  from,
  to: from + 10,
  words: (cap: number) => caption({ text: { text: item, as: 'note' } }, cap),
})

const place = (...marks: ReturnType<typeof mark>[]) =>
  placeLane(marks, { left: 0, right: 400, top: 0 }).marks.map(({ item, wordsAt, y }) => ({ item, wordsAt, y }))

test('marks are packed into rows, earlier ones first', () => {
  expect(place(mark('second of these', 100), mark('first of these', 20), mark('third', 240))).toEqual([
    { item: 'first of these', wordsAt: 38, y: 14 },
    { item: 'second of these', wordsAt: 118, y: 42 },
    { item: 'third', wordsAt: 258, y: 14 },
  ])
})

test('a label goes left of a mark that has no room on its right', () => {
  const [placed] = place(mark('near the end', 380))
  expect(placed?.wordsAt).toBeLessThan(380)
})

test('a label goes below a mark without room on either side', () => {
  const wide = { ...mark('over the whole length', 0), to: 400 }
  const { marks, bottom } = placeLane([wide], { left: 0, right: 400, top: 0 })
  expect(marks.map(({ isBelow, wordsAt, y, wordsY }) => ({ isBelow, wordsAt, y, wordsY }))).toEqual([
    { isBelow: true, wordsAt: 0, y: 14, wordsY: 34 },
  ])
  expect(bottom).toBe(48)
})

test('a label wraps if neither side has room', () => {
  const [placed] = placeLane([mark('words that are longer than either side of the mark', 120)], {
    left: 0,
    right: 260,
    top: 0,
  }).marks
  expect(placed?.words.h).toBeGreaterThan(30)
  expect((placed?.wordsAt ?? 0) + (placed?.words.w ?? 0)).toBeLessThanOrEqual(260)
})

test('marks without words may touch', () => {
  const bare = (from: number) => ({ ...mark('', from), to: from + 100 })
  const { marks } = placeLane([bare(0), bare(100), bare(150)], { left: 0, right: 400, top: 0, gap: 0 })
  expect(marks.map(({ y, words }) => [y, words.at(0, 0)])).toEqual([
    [14, []],
    [14, []],
    [42, []],
  ])
})

test('words that an upright line would cross wrap before it, or are after it', () => {
  const placeAt = (from: number, line: number) => {
    const options = { left: 0, right: 400, top: 0, lines: [line] }
    const [placed] = placeLane([mark('Apr 2026', from)], options).marks
    return { at: placed?.wordsAt, end: (placed?.wordsAt ?? 0) + (placed?.words.w ?? 0), lines: placed?.words.h }
  }
  expect(placeAt(100, 300)).toEqual({ at: 118, end: expect.any(Number), lines: 20 })
  const wrapped = placeAt(100, 165)
  expect([wrapped.at, wrapped.end < 160, (wrapped.lines ?? 0) > 20]).toEqual([118, true, true])
  // No word fits between the mark and the line, and left of the mark is the end of the lane.
  expect(placeAt(4, 30).at).toBe(36)
})

test('words keep 6 px from the next mark where marks may touch', () => {
  const rowsOf = (from: number) => {
    const { marks } = placeLane([mark('of', 20), mark('', from)], { left: 0, right: 400, top: 0, gap: 0 })
    return marks.map(({ y }) => y)
  }
  const [first] = placeLane([mark('of', 20)], { left: 0, right: 400, top: 0 }).marks
  const end = (first?.wordsAt ?? 0) + (first?.words.w ?? 0)
  expect([rowsOf(end + 6), rowsOf(end + 5.9)]).toEqual([
    [14, 14],
    [14, 42],
  ])
})

test('a remark without a name is below its mark rather than before it, where another may be', () => {
  const long = mark('a remark on what ends here', 300)
  const at = (isRemark: boolean) => {
    const words = (cap: number) => ({ ...long.words(cap), isRemark })
    return placeLane([{ ...long, words }], { left: 0, right: 400, top: 0 }).marks.map(({ isBelow }) => isBelow)
  }
  expect([at(false), at(true)]).toEqual([[false], [true]])
})
