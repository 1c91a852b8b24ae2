import { describe, expect, it } from 'vitest'
import { cellLeft, cellRect, cellRight, logRow, ruler } from './log-cells.ts'

const grid = { x: 100, cell: 56, gap: 16 }

describe('log cells', () => {
  it('stand on one grid, counted from 1', () => {
    expect([cellLeft(grid, 1), cellRight(grid, 1), cellLeft(grid, 2)]).toEqual([100, 156, 172])
    expect(cellRect(grid, 40, 3)).toEqual({ x: 244, y: 40, w: 56, h: 56 })
  })

  it('centre the ruler over the cells', () => {
    expect(ruler(grid, 20, [{ text: '1' }, { text: '2' }]).map(({ x }) => x)).toEqual([128, 200])
  })

  it('show pending entries as dashed cells without fill', () => {
    const boxes = logRow(grid, 0, [{ lines: [{ text: '4' }] }, { lines: [], pending: true }]).filter(
      ({ type }) => type === 'box',
    )
    expect(boxes).toMatchObject([{ x: 100 }, { x: 172, fill: 'none', dashed: true }])
    expect(boxes[0]).not.toHaveProperty('dashed')
  })

  it('refuse a label that is wider than its cell', () => {
    expect(() => logRow(grid, 0, [{ lines: [{ text: 'snapshot' }] }])).toThrow('snapshot')
  })
})
