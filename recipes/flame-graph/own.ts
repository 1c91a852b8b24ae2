/**
 * The functions in which most is spent, what they call not counted: a list of bars under the short stacks.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { valueBar } from '../../drawing/grid/value-bar.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { nameEnds } from '../../drawing/values/short-name.ts'
import { hottestFirst, percent } from './frames.ts'

/** Widths of the list, of its names and its longest bar; heights of its head and of a row; how many rows. */
export const ownSize = { w: 472, names: 248, bar: 152, head: 32, row: 28, rows: 5 }

type At = { x: number; y: number; unit: string | undefined }

/** Draws the list with its left top corner at a point. */
export function drawOwn(
  root: TreeNode,
  { x, y, unit = 'units' }: At,
  { sheet, isEnd }: { sheet: Sheet; isEnd: (frame: TreeNode) => boolean },
): void {
  const total = totalOf(root)
  const most = hottestFirst(root)
    .filter(({ own }) => own > 0)
    .slice(0, ownSize.rows)
  const longest = most[0]?.own ?? 1
  sheet.put('@own', [lineOfText(`Most ${unit} in the function itself`, { x, y: y + ownSize.head / 2, as: 'head' })])
  most.forEach(({ name, own, frames }, index) => {
    const middle = y + ownSize.head + (index + 0.5) * ownSize.row
    const isFocus = frames.some(isEnd)
    const length = Math.max(2, Math.round((own / longest) * ownSize.bar))
    const as = isFocus ? 'item' : 'label'
    sheet.put(`@own-${index}`, [
      lineOfText(shortened(name), { x, y: middle, as }),
      ...valueBar({ x: x + ownSize.names, y: middle }, { length, words: percent(own, total), as, isFocus }),
    ])
  })
}

/** A name, or as much of its end as fits. */
const shortened = (name: string): string =>
  [name, ...nameEnds(name)].find((each) => widthOf(each, 'item') <= ownSize.names - 12) ?? '…'
