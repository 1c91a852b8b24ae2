/** The field of what is in doubt at a time, from bar to bar. */
import type { DrawnSequence } from '../../drawing/sequence/draw-sequence.ts'
import { areAtOnce } from '../../drawing/sequence/name-bars.ts'
import { heldBars, heldWidth } from '../../drawing/sequence/stretches.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'

/** The time in which all that are in doubt wait together, as one field from bar to bar behind what happens meanwhile. */
export const drawDoubt = ({ columns, levels }: DrawnSequence, sheet: Sheet): void => {
  const bars = heldBars({ ...columns, stretches: columns.stretches.filter(({ isTold }) => isTold) }, levels, [])
  const inOrder = bars.toSorted((a, b) => a.x - b.x)
  if (bars.length < 2 || !areAtOnce(bars)) return
  const fields = inOrder.slice(1).map((bar, index) => {
    const before = inOrder[index] ?? bar
    const [x, y] = [before.x + heldWidth, Math.max(before.top, bar.top)]
    return { x, y, w: bar.x - x, h: Math.min(before.bottom, bar.bottom) - y }
  })
  const fill = bars.some(({ item }) => sheet.isFocus(item)) ? 'soft' : 'rule'
  sheet.put('@doubt', [square(fields, { fill, stroke: fill })], 'ground')
}
