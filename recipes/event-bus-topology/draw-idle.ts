/**
 * What has nothing to read, over the cells that nothing leads to.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { isTopic, type Ladder } from './ladder.ts'
import { idleOf } from './partitions.ts'

/** Says of what is idle why, over the cells that nothing leads to: how many these are is seen, and said in the heading. */
export const drawIdle = (data: GraphDocument, { cells, rects }: Ladder, sheet: Sheet): void => {
  for (const name of ['idle', 'consumers'])
    sheet.prove(name, '@idle', ...data.nodes.filter((node) => sheet.isFocus(node)))
  for (const node of data.nodes) {
    const [all, rect] = [cells.get(node) ?? [], rects.get(node)]
    const idle = isTopic(node) ? [] : all.slice(all.length - idleOf(node, data))
    const [first, last] = [idle[0], idle.at(-1)]
    if (first === undefined || last === undefined || rect === undefined) continue
    const as = { size: 14, bold: true, fill: sheet.isFocus(node) ? 'accent' : 'muted' } as const
    const note = 'no partition left'
    // Over the middle of the cells, but off the line to the cell before them.
    const middle = (first.x + last.x + last.w) / 2
    const x = Math.max(middle, first.x - first.w / 4 + widthOf(note, as) / 2)
    sheet.put('@idle', [lineOfText(note, { x, y: rect.y - 16, as, align: 'middle' })], 'over')
  }
}
