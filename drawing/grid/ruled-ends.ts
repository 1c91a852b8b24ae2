/** Which rows of a table have a rule under them. */
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import type { TableRow } from '../data/table.ts'
import { path } from '../primitives.ts'

/** Whether a rule is between a row and the next one of its group. */
export type IsRuled = (row: TableRow, next: TableRow) => boolean

/** Where rules are: under the last row of a group, and under others where a recipe wants one. */
export const ruledEnds = (rows: readonly TableRow[], rects: readonly Rect[], isRuled: IsRuled): number[] =>
  rects
    .filter((_, index) => {
      const [row, next] = [rows[index], rows[index + 1]]
      return row === undefined || next === undefined || next.group !== row.group || isRuled(row, next)
    })
    .map(bottomOf)

/** Rules at some heights as one path, none on the frame of the table. */
export const rulesAt = (ends: readonly number[], { w, bottom }: { w: number; bottom: number }): Path[] => {
  const rules = ends.filter((y) => y < bottom).map((y) => `M 0 ${y} H ${w} Z`)
  return rules.length === 0 ? [] : [path(rules.join(' '), { stroke: 'rule' })]
}
