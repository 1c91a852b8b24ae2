import { expect, test } from 'vitest'
import { widthOf } from './terminal.ts'

test('lines are as wide as the terminal, else as COLUMNS says, else 80', () => {
  const pipe = {} as typeof process.stdout
  const terminal = { columns: 120 } as typeof process.stdout
  expect(widthOf(terminal, { COLUMNS: '40' })).toBe(120)
  expect(widthOf(pipe, { COLUMNS: '40' })).toBe(40)
  for (const COLUMNS of ['0', '-5', 'wide', '99999', '']) expect(widthOf(pipe, { COLUMNS })).toBe(80)
  expect(widthOf(pipe, {})).toBe(80)
})
