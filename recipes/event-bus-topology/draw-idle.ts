/**
 * What has nothing to read, over the cells that nothing leads to.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { isTopic, type Ladder } from './ladder.ts'
import { idleOf } from './partitions.ts'

/** What is idle, as the figure that the heading quotes, over the cells that nothing leads to. */
export const drawIdle = (data: GraphDocument, { cells, rects }: Ladder, sheet: Sheet): void => {
  for (const name of ['idle', 'consumers'])
    sheet.prove(name, '@idle', ...data.nodes.filter((node) => sheet.isFocus(node)))
  for (const node of data.nodes) {
    const [all, rect] = [cells.get(node) ?? [], rects.get(node)]
    const idle = isTopic(node) ? [] : all.slice(all.length - idleOf(node, data))
    const [first, last] = [idle[0], idle.at(-1)]
    if (first === undefined || last === undefined || rect === undefined) continue
    const isClaim = sheet.isFocus(node) && sheet.quotes('idle')
    const fill = isClaim ? ('accent' as const) : ('muted' as const)
    const above = [...rects.values()].filter(
      (other) => other !== rect && other.y < rect.y && other.y + other.h > rect.y - 100 && other.x + other.w > first.x,
    )
    const isBig = isClaim && above.length === 0
    const note = isClaim && !isBig ? `${idle.length} of ${node.value}: no partition left` : 'no partition left'
    const middle = (first.x + last.x + last.w) / 2
    const half = widthOf(note, { size: 14, bold: true }) / 2
    const x = Math.max(first.x + half, middle)
    sheet.put(
      '@idle',
      [lineOfText(note, { x, y: rect.y - 16, as: { size: 14, bold: true, fill }, align: 'middle' })],
      'over',
    )
    if (isBig)
      sheet.put(
        '@idle',
        place(block([{ text: `${idle.length} of ${node.value}`, as: 'figure' }]), {
          x: x - 80,
          y: rect.y - 64,
          w: 160,
          h: 36,
        }),
        'over',
      )
  }
}
