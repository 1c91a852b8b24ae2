/** How many needs each row and each column of a matrix has. */
import { lineOfText } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { NodeNeed } from './order.ts'

/** The height of the row of counts, in pixels. */
const height = 32

type Counted = { order: readonly GraphNode[]; needs: readonly NodeNeed[]; cell: number }

/** How many each needs, left of its row, and how many need it, under its column. */
export const drawCounts = ({ order, needs, cell }: Counted, sheet: Sheet): void => {
  const [out, into] = (['from', 'to'] as const).map((key) =>
    order.map((node) => needs.filter((need) => need[key] === node).length),
  ) as [number[], number[]]
  const bottom = order.length * cell
  const left = out.map((value, row) =>
    lineOfText(`${value}`, { x: -16, y: (row + 0.5) * cell, as: 'note', align: 'end' }),
  )
  const below = into.map((value, column) =>
    lineOfText(`${value}`, {
      x: (column + 0.5) * cell,
      y: bottom + height / 2,
      as: 'note',
      align: 'middle',
    }),
  )
  const heads = [
    lineOfText('needs', { x: -16, y: -12, as: 'note', align: 'end' }),
    lineOfText('needed by', { x: -16, y: bottom + height / 2, as: 'note', align: 'end' }),
  ]
  sheet.put('@counts', [...heads, ...left, ...below])
}
