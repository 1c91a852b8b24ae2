import { describe, expect, it } from 'vitest'
import { cellAt, type JobMatrix, jobMatrix } from './job-matrix.ts'

const matrix: JobMatrix = {
  x: 200,
  y: 272,
  columns: ['unit', 'e2e'],
  rows: [
    { head: 'Node 20', cells: ['2:05', '6:52'] },
    { head: 'Node 22', cells: ['2:11', '7:10'] },
  ],
}

describe('jobMatrix', () => {
  it('places cells at a fixed pitch right of the row heads', () => {
    expect(cellAt(matrix, 1, 1)).toEqual({ x: 328, y: 312, w: 56, h: 32 })
  })

  it('draws a head for each row and column and a cell with its words for each pair', () => {
    const drawn = jobMatrix(matrix)
    expect(drawn.filter(({ type }) => type === 'box').length).toBe(4)
    expect(drawn.flatMap((element) => (element.type === 'text' ? [element.text] : []))).toEqual([
      'unit',
      'e2e',
      'Node 20',
      '2:05',
      '6:52',
      'Node 22',
      '2:11',
      '7:10',
    ])
  })

  it('refuses a row head that would run into its cells', () => {
    expect(() => jobMatrix({ ...matrix, rows: [{ head: 'Windows Server', cells: ['9:00'] }] })).toThrow(/there are 60/)
  })
})
