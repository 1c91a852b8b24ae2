/**
 * How much an arrangement differs from the one that the search started from.
 */
import type { Grid } from './cells/find-cells.ts'
import type { Model } from './model/model.ts'

/** The share of left-of and above relations of known cells that have changed. */
export function movedShare({ nodes, options }: Model, { columns, rows }: Grid): number {
  const known = nodes.flatMap((node) => {
    const cell = options.cells?.[node.given.id]
    return cell === undefined ? [] : [{ before: cell, after: [columns.get(node) ?? 0, rows.get(node) ?? 0] as const }]
  })
  let [all, moved] = [0, 0]
  for (const a of known)
    for (const b of known)
      for (const axis of [0, 1] as const) {
        if (a.before[axis] >= b.before[axis]) continue
        all++
        if (a.after[axis] >= b.after[axis]) moved++
      }
  return all === 0 ? 0 : moved / all
}
