import { expect, test } from 'vitest'
import { baselineShift, block, lineOfText, nameAndNote, place, unbold, wholeNameAndNote } from './block.ts'

test('paragraphs are stacked with the pitch of their size; one without text is left out', () => {
  const words = block([
    { text: 'API', as: 'name' },
    { text: undefined, as: 'small' },
    { text: 'answers lookups', as: 'note', gap: 4 },
  ])
  expect(words.lines.map(({ text, top }) => [text, top])).toEqual([
    ['API', 0],
    ['answers lookups', 24],
  ])
  expect(words.h).toBe(42)
})

test('a name is over its remark, or alone', () => {
  const looksOf = (note?: string) => nameAndNote({ name: 'API', note }, 80).lines.map(({ style }) => style.size)
  expect([looksOf('answers'), looksOf()]).toEqual([[16, 14], [16]])
})

test('a block is wrapped at the width and never wider', () => {
  const words = block([{ text: 'Turns scans into views and text messages', as: 'note' }], 140)
  expect(words.lines.length).toBe(3)
  expect(words.w).toBeLessThanOrEqual(140)
})

test('a block is placed in the middle, or at the edges asked for', () => {
  const words = block([{ text: 'API', as: 'label' }])
  const rect = { x: 0, y: 0, w: 100, h: 40 }
  expect(place(words, rect)).toEqual([{ type: 'text', x: 50, y: 25, text: 'API', size: 14, align: 'middle' }])
  expect(place(words, rect, { align: 'start', valign: 'top' })).toEqual([
    { type: 'text', x: 0, y: 14, text: 'API', size: 14, align: 'start' },
  ])
})

test('a line is centered around its height', () => {
  expect(lineOfText('5%', { x: 8, y: 20, as: 'tick' })).toEqual({
    type: 'text',
    x: 8,
    y: 25,
    text: '5%',
    size: 14,
    fill: 'muted',
    align: 'start',
  })
})

test('words measured in bold keep their lines and their width without it', () => {
  const words = block([{ text: 'one two', as: { size: 14, bold: true } }], 40)
  const plain = unbold(words)
  expect(plain.lines.map(({ text, style }) => [text, style])).toEqual([
    ['one', { size: 14 }],
    ['two', { size: 14 }],
  ])
  expect([plain.w, plain.h]).toEqual([words.w, words.h])
})

test('words stay whole where their box may grow; in little room identifiers break after separators, then all', () => {
  const linesAt = (name: string, cap: number) => wholeNameAndNote({ name }, cap).lines.map(({ text }) => text)
  expect(linesAt('stg_transactions', 112)).toEqual(['stg_transactions'])
  expect(linesAt('stg_transactions', 80)).toEqual(['stg_', 'transactions'])
  expect(linesAt('reporting of transactions', 80)).toEqual(['reporting of', 'transactions'])
  expect(linesAt('transactions', 72).length).toBeGreaterThan(1)
})

test('smaller words moved down by the shift are on the baseline of larger ones', () => {
  const [large, small] = [
    lineOfText('7', { x: 0, y: 100, as: 'claim' }),
    lineOfText('misses', { x: 0, y: 100 + baselineShift(28, 14), as: 'label' }),
  ]
  expect(small.y).toBe(large.y)
  expect(baselineShift(14, 14)).toBe(0)
})
