import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test('a field inside a row is one piece', () => {
  expect(piecesOf(36, 8, 32)).toEqual([{ row: 1, rows: 1, from: 4, size: 8 }])
})

test('a field over the end of a row is cut there', () => {
  expect(piecesOf(24, 16, 32)).toEqual([
    { row: 0, rows: 1, from: 24, size: 8 },
    { row: 1, rows: 1, from: 0, size: 8 },
  ])
})

test('whole rows stay together', () => {
  expect(piecesOf(32, 128, 32)).toEqual([{ row: 1, rows: 4, from: 0, size: 32 }])
  expect(piecesOf(16, 72, 32)).toEqual([
    { row: 0, rows: 1, from: 16, size: 16 },
    { row: 1, rows: 1, from: 0, size: 32 },
    { row: 2, rows: 1, from: 0, size: 24 },
  ])
})
