import { expect, test } from 'vitest'
import { type Hunk, hunkHeader, hunkRows, hunkSize } from './unified-diff.ts'

const hunk: Hunk = { oldStart: 7, newStart: 9, lines: [' a', '-b', '+c', '+d', ' e'] }

test('counts the lines of both files', () => {
  expect(hunkSize(hunk)).toEqual({ old: 3, new: 4, added: 2, removed: 1 })
})

test('writes the header that git writes', () => {
  expect(hunkHeader(hunk)).toBe('@@ -7,3 +9,4 @@')
  expect(hunkHeader({ oldStart: 3, newStart: 3, lines: ['-x', '+y'], section: 'main()' })).toBe('@@ -3 +3 @@ main()')
})

test('numbers kept lines twice, removed ones on the left, added ones on the right', () => {
  expect(hunkRows(hunk).map(({ numbers }) => numbers)).toEqual([
    [7, 9],
    [8, undefined],
    [undefined, 10],
    [undefined, 11],
    [9, 12],
  ])
})

test('refuses a line without a sign', () => {
  expect(() => hunkRows({ ...hunk, lines: ['x'] })).toThrow('starts with a space')
})
