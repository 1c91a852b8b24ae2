import { expect, test } from 'vitest'
import { valueBar } from './value-bar.ts'

const value = { words: '12 ms', as: 'value', isFocus: true } as const

test('words follow the end of their bar', () => {
  expect(valueBar({ x: 40, y: 100 }, { ...value, length: 60 })).toMatchObject([
    { d: 'M 40 92 h 60 v 16 h -60 Z', fill: 'accent' },
    { text: '12 ms', x: 108 },
  ])
})

test('a bar that is too short to be seen is left out', () => {
  expect(valueBar({ x: 40, y: 100 }, { ...value, length: 0.4 })).toMatchObject([{ type: 'text', x: 40 }])
})
