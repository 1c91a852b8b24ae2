/** Parts side by side, and rows of equal columns: every place in units. */
import { describe, expect, test } from 'vitest'
import type { Vertex } from '../ranks/level.ts'
import { type Arrangement, apart } from './arrangement.ts'
import { gridOf, levelOfPart, partsOf, shelve } from './shelves.ts'

const vertex = (w: number, h: number, ...groups: number[]): Vertex => ({
  w,
  h,
  item: 0,
  isGroup: false,
  hangs: false,
  met: 0,
  groups,
})
const boxes = (count: number): Vertex[] => Array.from({ length: count }, () => vertex(10, 4))
const link = (from: number, to: number) => ({ from, to, weight: 1, words: { w: 0, h: 0 }, isBack: false })

const room = (across: number, along: number) => {
  let last = 0
  return { across, along, name: () => ++last, folds: () => {} }
}

describe('vertices without links', () => {
  test.each([
    { count: 4, across: 200, along: 100, rows: [1, 1, 1, 1], w: 55, h: 4, why: 'four are one row' },
    { count: 5, across: 200, along: 100, rows: [1, 1, 1, 2, 2], w: 40, h: 13, why: 'more are as wide as high' },
    { count: 4, across: 25, along: 100, rows: [1, 1, 2, 2], w: 25, h: 13, why: 'what just fits is in a row' },
    { count: 4, across: 24, along: 100, rows: [1, 2, 3, 4], w: 10, h: 31, why: 'what does not fit is not' },
    { count: 5, across: 200, along: 4, rows: [1, 1, 1, 1, 1], w: 70, h: 4, why: 'no more rows than the page has' },
    { count: 5, across: 25, along: 4, rows: [1, 1, 2, 2, 3], w: 25, h: 22, why: 'but as many as are needed' },
  ])('$count in a room of $across × $along: $why', ({ count, across, along, rows, w, h }) => {
    const grid = gridOf(boxes(count), room(across, along))
    expect(grid.row).toEqual(rows)
    expect([grid.w, grid.h]).toEqual([w, h])
    const columns = rows.filter((row) => row === 1).length
    expect(grid.x).toEqual(rows.map((_, index) => 15 * (index % columns)))
    expect(grid.y).toEqual(rows.map((row) => 9 * (row - 1)))
  })

  test.each([
    { count: 8, across: 200, areEqual: true, rows: 1, folded: 0 },
    { count: 9, across: 200, areEqual: true, rows: 3, folded: 0 },
    { count: 8, across: 200, areEqual: false, rows: 2, folded: 0 },
    { count: 5, across: 54, areEqual: true, rows: 2, folded: 1 },
    { count: 5, across: 54, areEqual: false, rows: 2, folded: 0 },
  ])('$count equals ($areEqual) in a room of $across: $rows rows', ({ count, across, areEqual, rows, folded }) => {
    let folds = 0
    const grid = gridOf(boxes(count), { ...room(across, 100), areEqual, folds: (more) => (folds += more) })
    expect([Math.max(...grid.row), folds]).toEqual([rows, folded])
  })

  test('smaller ones are in the middle of their cells', () => {
    expect(gridOf([vertex(10, 4), vertex(6, 2)], room(100, 100))).toMatchObject({ x: [0, 17], y: [0, 1], w: 25, h: 4 })
  })
})

test('what is much wider than the others leaves them a row of their own', () => {
  const uneven = [vertex(60, 4), vertex(10, 8), vertex(10, 4)]
  expect(gridOf(uneven, room(60, 200))).toEqual({
    x: [0, 0, 15],
    y: [0, 10, 12],
    row: [1, 2, 2],
    w: 60,
    h: 18,
    corridors: [],
  })
  const groups = uneven.map((each) => ({ ...each, isGroup: true }))
  expect(gridOf(groups, room(60, 200))).toMatchObject({ x: [0, 0, 10 + apart.groups], y: [0, 10, 10] })
  // What just fits is in the row.
  expect(gridOf(uneven, room(24, 200)).row).toEqual([1, 2, 3])
  expect(gridOf([vertex(26, 4), vertex(10, 4), vertex(10, 4)], room(26, 200)).row).toEqual([1, 2, 2])
})

test('what links join is one part, and so are mates of an outer group', () => {
  const vertices = [vertex(1, 1), vertex(1, 1, 7), vertex(1, 1), vertex(1, 1, 7, 8), vertex(1, 1, 8)]
  expect(partsOf({ vertices, links: [link(2, 0)] })).toEqual([[0, 2], [1, 3], [4]])
  expect(partsOf({ vertices, links: [link(4, 3), link(2, 1)] })).toEqual([[0], [1, 2, 3, 4]])
})

test('a part has its own links and open groups only', () => {
  const vertices = [vertex(1, 1), vertex(2, 1, 7), vertex(3, 1, 9), vertex(4, 1, 7)]
  const level = { group: {} as never, isTurned: false, vertices, links: [link(1, 3), link(0, 2)], open: [7, 9] }
  expect(levelOfPart(level, [1, 3])).toMatchObject({ vertices: [{ w: 2 }, { w: 4 }], links: [link(0, 1)], open: [7] })
  expect(levelOfPart(level, [0, 2])).toMatchObject({ vertices: [{ w: 1 }, { w: 3 }], links: [link(0, 1)], open: [9] })
})

describe('arrangements beside each other', () => {
  const part = (vertex: number, w: number, h: number) => {
    const arrangement: Arrangement = { x: [1], y: [2], row: [vertex + 10], w, h, corridors: [3] }
    return { vertices: [vertex], arrangement }
  }

  test('stay in one row where the page has room, six units apart', () => {
    expect(shelve([part(1, 10, 4), part(0, 20, 8)], 2, { across: 36, along: 100 })).toEqual({
      x: [17, 1],
      y: [2, 2],
      row: [10, 11],
      w: 36,
      h: 8,
      corridors: [3, 19],
    })
  })

  test('go on below the highest where it has none', () => {
    const parts = [part(0, 10, 4), part(1, 20, 8), part(2, 35, 6)]
    expect(shelve(parts, 3, { across: 36, along: 100 })).toEqual({
      x: [1, 17, 1],
      y: [2, 2, 16],
      row: [10, 11, 12],
      w: 36,
      h: 20,
      corridors: [3, 19, 3],
    })
  })

  test.each([
    { along: 32, w: 70 },
    { along: 31, w: 26 },
  ])('fold where they are more than about twice as wide as a page of $along is long', ({ along, w }) => {
    const parts = [0, 1, 2, 3, 4].map((each) => part(each, each < 4 ? 10 : 6, 20))
    expect(shelve(parts, 5, { across: 200, along })).toMatchObject({ w })
  })

  const rowsOf = (sizes: readonly (readonly [number, number])[], across: number): number[] => {
    const { y } = shelve(
      sizes.map(([w, h], index) => part(index, w, h)),
      sizes.length,
      { across, along: 100 },
    )
    const rows = [...new Set(y)]
    return rows.map((row) => y.filter((each) => each === row).length)
  }

  test('shelves are about equally wide, if that takes no more of them and no more height', () => {
    const alike = (count: number) => Array.from({ length: count }, () => [10, 4] as const)
    expect(rowsOf(alike(8), 90)).toEqual([4, 4])
    expect(rowsOf(alike(5), 58)).toEqual([3, 2])
    expect(rowsOf(alike(4), 58)).toEqual([4])
    const tallInFirst = [
      [10, 8],
      [10, 4],
      [10, 8],
      [10, 4],
    ] as const
    expect(rowsOf(tallInFirst, 42)).toEqual([3, 1])
  })
})
