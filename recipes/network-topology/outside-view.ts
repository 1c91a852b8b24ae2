/**
 * What all sites are joined to from outside, such as the internet: a network of others, so a bar with its name over it.
 */
import { block, place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'

/** Pixels: the bar, from the words to it, and between name and remark. */
const size = { bar: 4, over: 6, apart: 8 } as const

export function outsideView(node: GraphNode, sheet: Sheet): NodeView {
  const name = block([{ text: node.name, as: 'item' }])
  const rest = block([
    { text: node.tech, as: 'code' },
    { text: node.note, as: 'note' },
  ])
  const words = Math.max(name.h, rest.h)
  const h = up(words + size.over + size.bar, 8)
  return {
    w: up(name.w + (rest.w === 0 ? 0 : size.apart + rest.w), 16),
    h,
    outline: 'box',
    draw: ({ x, y, w }) => [
      ...place(name, { x, y, w: name.w, h: name.h }, { align: 'start' }),
      ...place(rest, { x: x + name.w + size.apart, y, w: rest.w, h: rest.h }, { align: 'start' }),
      square({ x, y: y + h - size.bar, w, h: size.bar }, { fill: sheet.isFocus(node) ? 'accent' : 'muted' }),
    ],
  }
}
