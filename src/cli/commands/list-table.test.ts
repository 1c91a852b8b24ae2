import { expect, test } from 'vitest'
import { toTable } from './list-table.ts'

const plain = { bold: (text: string) => text, dim: (text: string) => text } as Parameters<typeof toTable>[1]['style']
const row = {
  id: 'i'.repeat(10),
  name: 'n'.repeat(10),
  family: 'f'.repeat(10),
  overall: 88,
  description: 'What it is.',
}
const headAt = (width: number): string => toTable([row], { width, style: plain }).split('\n')[0] ?? ''

test('columns have one blank between them where two would cut the last', () => {
  expect(headAt(41)).toBe('ID          NAME        FAMILY      SCORE')
  expect(headAt(40)).toBe('ID         NAME       FAMILY     SCORE')
  expect(headAt(38)).toBe('ID         NAME       FAMILY     SCORE')
  expect(headAt(37)).toMatch(/…$/)
})
