/** How the service that fails looks, and what the key says of a cycle. */
import { block } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { nodeStyle } from '../../drawing/graph/kind-styles.ts'
import type { AnyNotation } from '../../drawing/graph/notation.ts'
import { dependencies } from '../../drawing/graph/notations.ts'
import { outlines } from '../../drawing/graph/shape-edges.ts'
import { stepDisc } from '../../drawing/graph/step-discs.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import { drawnIn } from '../../drawing/graph/words-in-shape.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'

/** What a number at a call is; with the call, where that is in the accent. */
export const cycleEntry = (isMarked: boolean): KeyEntry => ({
  text: 'Step of a cycle: each waits for the next',
  w: isMarked ? 48 : 20,
  sample: ({ x, y, w, h }) => [
    ...stepDisc('1', { x: x + 10, y: y + h / 2 }, isMarked),
    ...(isMarked ? [line(x + 24, y + h / 2, x + w, y + h / 2, { stroke: 'accent', arrow: true })] : []),
  ],
})

/** The service that fails, in its own shape, solid among those it stops; how many these are is the claim of the heading. */
export const failingView = (node: GraphNode, stops: number, cap: number): NodeView => {
  const words = block(
    [
      { text: node.name, as: 'name' },
      { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
      { text: node.note, as: 'note' },
      { text: `stops ${stops}`, as: { size: 20, bold: true } },
    ],
    Math.max(cap, 128),
  )
  const { shape: name } = nodeStyle(dependencies as unknown as AnyNotation, node)
  const shape = shapeOf(name)
  const need = shape.need(words.w, words.h)
  return {
    w: up(Math.max(96, need.w), 16),
    h: up(need.h, 16),
    outline: outlines[name] ?? 'box',
    ...drawnIn(shape, words, emphasis.strong, undefined),
  }
}
