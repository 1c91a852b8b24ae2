/**
 * Records with compartments, such as tables, hang from the top of their row: their heads are level, whatever their heights.
 */
import type { Grid } from '../cells/find-cells.ts'
import type { Model, Node } from '../model/model.ts'
import { isLarge, usualSize } from '../model/usual.ts'

/** By how many pixels a node is above the middle of its row; the highest of a row, and what does not hang, stay there. */
export type Lifts = (node: Node) => number

export function hangRecords({ nodes }: Model, { rows }: Grid): Lifts {
  const usual = usualSize(nodes.map(({ h }) => h))
  // What spans several rows stays in the middle of them.
  const hanging = nodes.filter(({ given, h }) => given.hangs === true && !isLarge(h, usual))
  const heights = new Map<number | undefined, number>()
  for (const node of hanging) {
    const row = rows.get(node)
    heights.set(row, Math.max(heights.get(row) ?? 0, node.h))
  }
  const lifts = new Map(hanging.map((node) => [node, ((heights.get(rows.get(node)) ?? node.h) - node.h) / 2]))
  return (node) => lifts.get(node) ?? 0
}
