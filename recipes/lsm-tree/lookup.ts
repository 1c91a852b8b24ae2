/** The lookup of an LSM tree: one line at its key through all runs, a dot in memory and a number at each file, in order. */
import { badge, stepLook } from '../../drawing/badge.ts'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { circle, line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { LsmRows } from './rows.ts'
import { isChecked, type LsmData } from './runs.ts'

const words: TypeStyle = { size: 14, bold: true, fill: 'accent' }

/** Where the words over the line are; nowhere if no run has to be looked into. */
export const lookupWords = ({ find }: LsmData, { rows, x }: LsmRows): Rect | undefined => {
  const first = rows.find(({ run }) => isChecked(run, find))
  return first && { x: x(find) + 8, y: first.top - 22, w: widthOf(`get ${find}`, words), h: 20 }
}

/** Draws the line and its marks. */
export function drawLookup(data: LsmData, layout: LsmRows, sheet: Sheet): void {
  const { find } = data
  const { rows, x, h } = layout
  const checked = rows.filter(({ run }) => isChecked(run, find))
  const at = x(find)
  const [first, last] = [checked[0], checked.at(-1)]
  if (first === undefined || last === undefined) return
  sheet.put(
    'find',
    [
      line(at, first.top - 12, at, last.top + h, { stroke: 'accent' }),
      lineOfText(`get ${find}`, { x: at + 8, y: first.top - 12, as: words }),
    ],
    'over',
  )
  let opened = 0
  for (const placed of checked) {
    const { run, top } = placed
    // Also on a narrow file, which is seen over it and under it: between rows a number would be in none.
    const middle = { x: at, y: top + h / 2 }
    if (run.kind === 'memory') sheet.put('find', [circle(at, middle.y, 5, emphasis.strong)], 'over')
    else sheet.put('find', badge(++opened, middle, stepLook), 'over')
  }
}
