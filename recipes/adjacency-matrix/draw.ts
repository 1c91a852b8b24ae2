/**
 * A dependency matrix as stairs: each row marks what it needs, each column ends at its own name on the diagonal. Only
 * cycles have cells beyond the diagonal, so that they stand out as blocks.
 */
import { place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { tinted } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { widestOrNarrowest } from '../../drawing/widest.ts'
import { drawCounts } from './counts.ts'
import { drawCycle } from './cycle.ts'
import { explainMarks, stepsOf } from './explain-marks.ts'
import { cornerCross, markAt, plain, signAt, signed } from './marks.ts'
import { type MatrixData, matrixOf } from './matrix.ts'
import { noteGroups, wordsOf } from './node-words.ts'
import type { NodeNeed } from './order.ts'

/** Pixels: a cell of few nodes and of many, how many are few, a cell of many with remarks, from cells to words, all that is left of the cells. */
const size = {
  cell: 36,
  small: 24,
  few: 16,
  called: 28,
  beside: 8,
  left: 96,
} as const

/** How wide names may be before they wrap, in pixels. */
const caps = [560, 400, 280, 200, 160, 120] as const

/** The matrix with its measures. */
export type Matrix = ReturnType<typeof matrixOf> & { cell: number; cap: number; sheet: Sheet; names: GraphNames }

/** Draws the matrix on the sheet. */
export function drawMatrix(data: MatrixData, sheet: Sheet): void {
  const found = matrixOf(data)
  if (found.order.length === 0) return
  const names = new GraphNames({ nodes: data.nodes, groups: data.groups ?? [] })
  const isCalled = found.needs.some(({ edge }) => sheet.isCalled(edge))
  const layAt = (cap: number) => {
    const high = up(Math.max(...found.order.map((node) => wordsOf(node, { sheet, names, cap }).h)), 8)
    const least = found.order.length <= size.few ? size.cell : isCalled ? size.called : size.small
    const plan: Matrix = { ...found, cap, sheet, names, cell: Math.max(high, least) }
    return { ...plan, w: Math.max(...plan.order.map((node, row) => endOf(row, plan) + wordsOf(node, plan).w)) }
  }
  // Narrow words are high, and as high as they are, cells are wide.
  const matrix = widestOrNarrowest(caps, layAt, sheet.page.room.w - size.left - 1)
  for (const edge of data.edges)
    if (!found.needs.some((need) => need.edge === edge)) sheet.note(edge, undefined, 'ends at a group; not drawn')
  noteGroups(data.nodes, { names, sheet })
  drawStairs(matrix)
  const told = matrix.cycles.map((cycle) => drawCycle(cycle, matrix))
  for (const need of matrix.needs) drawNeed(need, matrix)
  matrix.order.forEach((node, row) => drawName(node, row, matrix))
  drawCounts(matrix, sheet)
  explainMarks(matrix, told.includes(true))
  for (const name of ['up', 'edges']) sheet.prove(name, ...matrix.up.map(({ edge }) => edge), '@counts')
  sheet.prove('inside', ...matrix.inside.map(({ edge }) => edge))
  sheet.ifTooWide('nodes', 'shorten names or remove nodes')
}

/** Every cell up to the diagonal, whose own cells are filled. */
const drawStairs = ({ order, cell, sheet }: Matrix): void => {
  const at = (row: number, column: number) => ({ x: column * cell, y: row * cell, w: cell, h: cell })
  const below = order.flatMap((_, row) => order.slice(0, row).map((_, column) => at(row, column)))
  if (below.length > 0) sheet.put('@cells', [cells(below, { stroke: 'rule' })], 'ground')
  sheet.put(
    '@diagonal',
    [
      cells(
        order.map((_, row) => at(row, row)),
        tinted,
      ),
    ],
    'rule',
  )
}

/** A filled mark where the row needs the column, darker inside of a cycle, red with its step on a ring or with a cross against the order; a hollow one where it has a fallback. */
const drawNeed = ({ edge, from, to }: NodeNeed, matrix: Matrix): void => {
  const { order, cell, sheet, inside, up, ring } = matrix
  const [row, column] = [order.indexOf(from), order.indexOf(to)]
  const isFocus = [edge, from, to].some((item) => sheet.isFocus(item))
  const isIn = (needs: readonly NodeNeed[]): boolean => needs.some((need) => need.edge === edge)
  const isCrossed = isIn(up) || isIn(ring)
  const color = isFocus ? 'accent' : isCrossed ? 'negative' : isIn(inside) ? 'ink' : 'muted'
  const at = { x: (column + 0.5) * cell, y: (row + 0.5) * cell }
  const isHollow = edge.kind === 'optional'
  // The number of a remark is in the middle, as beside the mark it would be in another cell: the sign is in a corner then.
  const isCalled = sheet.isCalled(edge)
  const step = stepsOf(matrix).get(edge)
  // A number says nothing that a red one would; a cross does.
  const fill = !isHollow ? 'surface' : isCrossed && step !== undefined && !isFocus ? 'ink' : color
  const corner = { x: column * cell + 3, y: row * cell + 4 }
  const sign = isCrossed ? [isCalled ? cornerCross(corner, fill) : signAt(at, fill, step)] : []
  sheet.put(edge, [markAt(at, isHollow, color, isCalled ? cell : isCrossed ? signed : plain), ...sign])
}

/** Names stand where rows end: at the diagonal, or behind the cells of a cycle. */
const endOf = (row: number, { cycles, order, cell }: Matrix): number => {
  const node = order[row] as GraphNode
  const last = cycles.find((cycle) => cycle.includes(node))?.at(-1) ?? node
  return (order.indexOf(last) + 1) * cell + size.beside
}

const drawName = (node: GraphNode, row: number, matrix: Matrix): void => {
  const rect = { x: endOf(row, matrix), y: row * matrix.cell, w: 0, h: matrix.cell }
  matrix.sheet.put(node, place(wordsOf(node, matrix), rect, { align: 'start' }))
}
