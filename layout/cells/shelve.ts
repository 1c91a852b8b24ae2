/**
 * Parts of a flowchart that are not joined, put together on one sheet.
 */
import type { Node } from '../model/model.ts'
import type { SpineCell } from './spine-plan.ts'

/** Disconnected parts are side by side as long as there are columns, then below. */
export const shelve = (blocks: readonly Map<Node, SpineCell>[], columns: number): Map<Node, SpineCell> => {
  const placed = new Map<Node, SpineCell>()
  let [left, top, bottom] = [0, 0, 0]
  for (const block of blocks) {
    const cells = [...block.values()]
    const [wide, high] = [
      1 + Math.max(...cells.map(({ column }) => column)),
      1 + Math.max(...cells.map(({ row }) => row)),
    ]
    if (left > 0 && left + wide > columns) [left, top] = [0, bottom]
    for (const [node, { column, row }] of block) placed.set(node, { column: left + column, row: top + row })
    left += wide
    bottom = Math.max(bottom, top + high)
  }
  return placed
}

/** The first column and row are 0. */
export const shifted = (placed: Map<Node, SpineCell>): Map<Node, SpineCell> => {
  const cells = [...placed.values()]
  const [left, top] = [Math.min(...cells.map(({ column }) => column)), Math.min(...cells.map(({ row }) => row))]
  return new Map([...placed].map(([node, { column, row }]) => [node, { column: column - left, row: row - top }]))
}
