import { describe, expect, it } from 'vitest'
import { type Bounds, cellPath, cellRect, levelOf, levelPaths, levelWords } from './cells.ts'

const grid = { x: 100, y: 200, column: 40, row: 20, gap: 4 }
const bounds: Bounds = [10, 20, 30]

describe('cells', () => {
  it('leaves half a gap free on every side', () => {
    expect(cellRect(grid, 2, 1)).toEqual({ x: 182, y: 222, w: 36, h: 16 })
  })

  it('writes one closed subpath per cell', () => {
    expect(cellPath([cellRect(grid, 0, 0), cellRect(grid, 1, 0)])).toBe('M102 202h36v16h-36zM142 202h36v16h-36z')
  })

  it('keeps a year of days far below the path limit', () => {
    const year = Array.from({ length: 371 }, (_, day) => cellRect(grid, day % 53, Math.floor(day / 53)))
    expect(cellPath(year).length).toBeLessThan(10_000)
  })

  it('puts a bound into the level it opens', () => {
    expect([0, 9, 10, 19, 20, 29, 30, 99].map((value) => levelOf(value, bounds))).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })

  it('draws one path per level that occurs and leaves out cells without a value', () => {
    const paths = levelPaths(
      grid,
      [
        [0, undefined, 35],
        [5, 12, undefined],
      ],
      bounds,
    )
    expect(paths.map(({ fill }) => fill)).toEqual(['surface', 'soft', 'ink'])
    expect(paths.map(({ d }) => d.split('z').length - 1)).toEqual([2, 1, 1])
  })

  it('writes the bounds without overlap', () => {
    expect(levelWords(bounds)).toEqual(['0–9', '10–19', '20–29', '30 or more'])
  })
})
