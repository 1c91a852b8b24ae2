import { expect, test } from 'vitest'
import { caption } from './caption.ts'

const parts = {
  lead: { text: '14:07', as: 'note' },
  text: { text: 'Checkouts begin to fail', as: 'body' },
  remark: { text: 'in one region', as: 'note' },
} as const

const lines = (cap: number): string[] =>
  caption(parts, cap)
    .at(0, 0)
    .map(({ text, y }) => `${y} ${text}`)

test('a caption is one line where it fits', () => {
  expect(lines(400)).toEqual(['5 14:07', '6 Checkouts begin to fail', '5 in one region'])
})

test('a long remark goes below the text', () => {
  expect(lines(260)).toEqual(['-4 14:07', '-3 Checkouts begin to fail', '15 in one region'])
})

test('where there is no room beside the lead, everything is stacked', () => {
  expect(lines(110).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
    '14:07',
    'Checkouts',
    'begin to fail',
    'in one region',
  ])
})
