import { expect, test } from 'vitest'
import { tableGrids } from './table-grid.ts'

const between = { x: 136, y: 96 }

const grid = (links: [number, number][], page = 1120) => {
  const count = Math.max(...links.flat()) + 1
  return tableGrids({ sizes: Array.from({ length: count }, () => ({ w: 240, h: 160 })), links }, { page, between }).grid
}

test('related tables are neighbors, in columns and rows without empty ones, each in a place of its own', () => {
  const places = grid([
    [0, 1],
    [1, 2],
    [1, 3],
    [3, 4],
    [0, 2],
  ])
  expect(new Set(places.map(String)).size).toBe(5)
  for (const axis of [0, 1]) {
    const used = [...new Set(places.map((place) => place[axis] ?? 0))].toSorted((a, b) => a - b)
    expect(used).toEqual(used.map((_, index) => index + 1))
  }
  for (const [a, b] of [
    [0, 1],
    [1, 2],
    [1, 3],
    [3, 4],
  ] as const) {
    const [from, to] = [places[a], places[b]]
    expect(Math.abs(from![0] - to![0]) + Math.abs(from![1] - to![1]), `${a} ${b}`).toBeLessThanOrEqual(2)
  }
})

test('there are no more columns than the page has room for, and the same data have the same places', () => {
  const links: [number, number][] = Array.from({ length: 7 }, (_, index) => [0, index + 1])
  expect(Math.max(...grid(links, 400).map(([column]) => column))).toBe(1)
  expect(Math.max(...grid(links, 640).map(([column]) => column))).toBeLessThanOrEqual(2)
  const sizes = Array.from({ length: 8 }, () => ({ w: 240, h: 160 }))
  const columns = (x: number): (number | undefined)[] => {
    const { grid, narrow } = tableGrids({ sizes, links }, { page: 640, between: { x, y: 56 } })
    return [grid, narrow].map((places) => places && Math.max(...places.map(([column]) => column)))
  }
  expect([columns(200), columns(56)]).toEqual([
    [1, undefined],
    [2, 1],
  ])
  expect(grid(links)).toEqual(grid(links))
})

test('a table that nothing joins is in the first free place, and what is void is behind it', () => {
  const links: [number, number][] = [
    [0, 5],
    [1, 5],
    [4, 5],
    [1, 3],
    [2, 3],
    [5, 6],
    [6, 7],
  ]
  const { grid: places } = tableGrids(
    { sizes: Array.from({ length: 9 }, () => ({ w: 320, h: 160 })), links },
    { page: 1000, between },
  )
  const [column, row] = places.at(-1)!
  const isBefore = ([x, y]: readonly [number, number]): boolean => y < row || (y === row && x < column)
  expect(places.filter(isBefore)).toHaveLength(2 * (row - 1) + column - 1)
})

test('what is a kind of another is below it, whichever comes first', () => {
  const sizes = Array.from({ length: 4 }, () => ({ w: 240, h: 160 }))
  const rows = (under: boolean): number[] =>
    tableGrids({ sizes, links: [1, 2, 3].map((to) => [0, to, under] as const) }, { page: 1120, between }).grid.map(
      ([, row]) => row,
    )
  expect(rows(true)[0]).toBeGreaterThan(Math.max(...rows(true).slice(1)))
  expect(rows(false)[0]).toBeLessThanOrEqual(Math.max(...rows(false).slice(1)))
})
