import { expect, test } from 'vitest'
import { widthOf } from './block.ts'
import { headingLines } from './heading-lines.ts'

test('a heading that needs two lines ends the first where the sentence pauses', () => {
  const title = 'Only a cache miss reaches the database: step 4 of 6'
  expect(headingLines(title, 'title', 616)).toEqual(['Only a cache miss reaches the database:', 'step 4 of 6'])
  expect(headingLines(title, 'title', 720)).toEqual([title])
})

test('a pause near the start does not break it: the first line is as long as it can be', () => {
  const title = 'After the first bit, data changes on falling edges and is read on rising ones'
  const [first = '', rest = ''] = headingLines(title, 'title', 848)
  expect(first).toMatch(/^After the first bit, data changes on .*edges/)
  expect(`${first} ${rest}`).toBe(title)
  expect(widthOf(first, 'title')).toBeGreaterThan(848 / 2)
})

test('no single word is left for the second line', () => {
  const words = 'one word more than fits here and there is much room'
  for (let width = widthOf(words, 'subtitle') - 8; width > 260; width -= 8) {
    const lines = headingLines(words, 'subtitle', width)
    expect(lines).toHaveLength(2)
    expect(widthOf(lines[1] ?? '', 'subtitle')).toBeGreaterThanOrEqual(width / 3)
    for (const line of lines) expect(widthOf(line, 'subtitle')).toBeLessThanOrEqual(width)
  }
})

test('words without spaces, and three lines, are as even as those in a node', () => {
  expect(headingLines('漢'.repeat(40), 'title', 600).join('')).toBe('漢'.repeat(40))
  expect(headingLines('word '.repeat(40).trim(), 'title', 480).length).toBeGreaterThan(2)
})

test('a number stays with what it counts', () => {
  const title = 'An order can be returned only within 30 days of its delivery'
  for (let width = widthOf(title, 'title') - 4; width > 400; width -= 4)
    for (const line of headingLines(title, 'title', width)) expect(line).not.toMatch(/30$/)
})

test('a name stays with its number', () => {
  const title = 'We support PostgreSQL 16, PostgreSQL 17 and PostgreSQL 18 on the day of the move'
  for (let width = widthOf(title, 'title') - 4; width > 300; width -= 4)
    for (const line of headingLines(title, 'title', width)) expect(line).not.toMatch(/PostgreSQL$|^1/)
})

test('odds are one number', () => {
  const title = 'One key makes half of the odds of 1 in 325 that a backup cannot be restored'
  for (let width = widthOf(title, 'title') - 4; width > 400; width -= 4)
    for (const line of headingLines(title, 'title', width)) expect(line).not.toMatch(/ (?:1|in)$/)
})
