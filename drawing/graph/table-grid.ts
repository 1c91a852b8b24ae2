/**
 * Places for tables whose data pin none: columns and rows of a grid in which related tables are neighbors, lines are
 * straight where they can be, and the verbs read rightward or down.
 */

/** A column and a row, from 1. */
export type GridPlace = readonly [column: number, row: number]

/** What is placed: how many tables of which size, and which of them are related, by their numbers. */
export type TableNet = { sizes: readonly { w: number; h: number }[]; links: readonly Link[] }

/** Two that are related; `under`: the first is a kind of the second, and stands below it. */
type Link = readonly [from: number, to: number, under?: boolean]

/** More tables are not placed in a grid, where each would be tried at each place. */
export const mostInGrid = 20

/** Pixels between tables, across and down. */
type Between = { x: number; y: number }

/** A page is so much wider than high. */
const wanted = 1.3

/** The most rounds of exchanges. */
const rounds = 80

/** `page`: how wide the grid may be, in pixels. */
type GridRoom = { page: number; between: Between }

/** More columns are not tried. */
const mostColumns = 5

/** The place of every table in a grid that fits, and in one with a column less, where that leaves any. */
export function tableGrids(net: TableNet, { page, between }: GridRoom): { grid: GridPlace[]; narrow?: GridPlace[] } {
  const widest = Math.max(...net.sizes.map(({ w }) => w))
  const room = Math.max(1, Math.floor((page + between.x) / (widest + between.x)))
  const columns = Array.from({ length: Math.min(room, mostColumns, net.sizes.length) }, (_, index) => index + 1)
  const grids = columns.map((count) => compacted(filled(net, improved(net, inRows(net, count), count))))
  const costs = grids.map((grid) => costOf(net, grid) + shapeCost(net, grid, between))
  const bestOf = (most: number): GridPlace[] => grids[costs.indexOf(Math.min(...costs.slice(0, most)))] ?? []
  const grid = bestOf(grids.length)
  const narrow = bestOf(Math.max(...grid.map(([column]) => column)) - 1)
  return narrow.length === 0 ? { grid } : { grid, narrow }
}

/** Tables that nothing joins stand in the first free cells, where they are in the way of least: what is void is at the end. */
const filled = (net: TableNet, grid: GridPlace[]): GridPlace[] => {
  const isJoined = new Set(net.links.flat())
  const cells = cellsOf(Math.max(...grid.map(([column]) => column)), Math.max(...grid.map(([, row]) => row)))
  return grid.reduce((best, _, index) => {
    if (isJoined.has(index)) return best
    const moves = cells
      .filter((cell) => !best.some((other, at) => at !== index && isSame(other, cell)))
      .map((cell) => exchanged(best, index, cell))
    const costs = moves.map((each) => costOf(net, each))
    return moves[costs.indexOf(Math.min(...costs))] ?? best
  }, grid)
}

/** The cells of a grid, row by row. */
const cellsOf = (columns: number, rows: number): GridPlace[] =>
  Array.from({ length: rows * columns }, (_, at) => [(at % columns) + 1, Math.floor(at / columns) + 1])

/** In the order of the data, row by row. */
const inRows = ({ sizes }: TableNet, columns: number): GridPlace[] =>
  sizes.map((_, index) => [(index % columns) + 1, Math.floor(index / columns) + 1])

/** Tables exchange their places, or move to free ones, as long as that is better. */
const improved = (net: TableNet, start: GridPlace[], columns: number): GridPlace[] => {
  const cells = cellsOf(columns, Math.ceil(start.length / columns) + 1)
  let [grid, cost] = [start, costOf(net, start)]
  for (let round = 0; round < rounds; round++) {
    let best = grid
    for (const [index] of grid.entries())
      for (const cell of cells) {
        const moved = exchanged(grid, index, cell)
        const found = costOf(net, moved)
        if (found < cost - 1e-9) [best, cost] = [moved, found]
      }
    if (best === grid) break
    grid = best
  }
  return grid
}

const isSame = (a: GridPlace | undefined, b: GridPlace): boolean => a?.[0] === b[0] && a[1] === b[1]

const exchanged = (grid: readonly GridPlace[], index: number, cell: GridPlace): GridPlace[] => {
  const own = grid[index] ?? cell
  return grid.map((place, at) => (at === index ? cell : isSame(place, cell) ? own : place))
}

/** What it costs that something is not below what it is a kind of. */
const against = 8

/** What the lines cost: their lengths, bends, tables in their way, those against the reading, and crossings. */
const costOf = ({ links }: TableNet, grid: readonly GridPlace[]): number => {
  const ends = links.flatMap(([from, to, under = false]) => {
    const [a, b] = [grid[from], grid[to]]
    return a === undefined || b === undefined || from === to ? [] : [{ from, to, a, b, under }]
  })
  let cost = 0
  for (const [index, { from, to, a, b, under }] of ends.entries()) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const isStraight = dx === 0 || dy === 0
    cost += Math.abs(dx) + Math.abs(dy) + (isStraight ? 3 * standing(a, b, grid) : 1.6)
    cost += under ? (dy < 0 ? 0 : against) : (dx < 0 ? 0.3 : 0) + (dy < 0 ? 0.3 : 0)
    for (const other of ends.slice(index + 1))
      if (![other.from, other.to].some((end) => end === from || end === to) && cross(a, b, other.a, other.b)) cost += 2
  }
  return cost
}

/** How many tables stand between two places of one column or row. */
const standing = (a: GridPlace, b: GridPlace, grid: readonly GridPlace[]): number =>
  grid.filter(([x, y]) =>
    a[0] === b[0]
      ? x === a[0] && y > Math.min(a[1], b[1]) && y < Math.max(a[1], b[1])
      : y === a[1] && x > Math.min(a[0], b[0]) && x < Math.max(a[0], b[0]),
  ).length

const side = (a: GridPlace, b: GridPlace, c: GridPlace): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

const cross = (a: GridPlace, b: GridPlace, c: GridPlace, d: GridPlace): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** What it costs that a grid is flatter or higher than a page. */
const shapeCost = ({ sizes, links }: TableNet, grid: readonly GridPlace[], between: Between): number => {
  const mean = (of: 'w' | 'h'): number => sizes.reduce((sum, size) => sum + size[of], 0) / sizes.length
  const [columns, rows] = [0, 1].map((axis) => Math.max(...grid.map((place) => place[axis] ?? 1)))
  const ratio = ((columns ?? 1) * (mean('w') + between.x)) / ((rows ?? 1) * (mean('h') + between.y))
  return 1.2 * Math.sqrt(links.length + 1) * Math.abs(Math.log(ratio / wanted))
}

/** Without empty columns and rows. */
const compacted = (grid: readonly GridPlace[]): GridPlace[] => {
  const [columns, rows] = [0, 1].map((axis) =>
    [...new Set(grid.map((place) => place[axis] ?? 1))].sort((a, b) => a - b),
  )
  return grid.map(([x, y]) => [(columns ?? []).indexOf(x) + 1, (rows ?? []).indexOf(y) + 1])
}
