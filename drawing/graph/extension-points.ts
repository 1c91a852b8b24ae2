/**
 * Use cases with extension points: an ellipse with its name over a compartment of the points (UML 2.5.1, 18.1.4).
 */
import { block, place } from '../block.ts'
import type { GraphNode } from '../data/graph.ts'
import { path } from '../primitives.ts'
import { up } from '../rect.ts'
import { shapeOf } from '../shapes/shape.ts'
import { paintOf, wordWidth } from './node-view.ts'
import type { DrawNode, NodeView } from './style.ts'

/** Pixels from the name to the line under it and from there to the points. */
const gap = 8

/** A use case whose lines are the points at which others extend it; `cap` is how wide words may be, in pixels. */
export function extendedUseCase(node: GraphNode, { cap, sheet, small }: Parameters<DrawNode<GraphNode>>[1]): NodeView {
  const name = block([{ text: node.name, as: 'name' }], Math.max(cap, wordWidth(node.name)))
  const points = block(
    [{ text: 'extension points', as: small }, ...(node.lines ?? []).map((text) => ({ text, as: 'label' }) as const)],
    cap,
  )
  const words = { w: Math.max(name.w, points.w), h: name.h + 2 * gap + points.h }
  const need = shapeOf('ellipse').need(words.w, words.h)
  return {
    w: up(need.w, 16),
    h: up(need.h, 16),
    outline: 'ellipse',
    draw: (rect) => {
      const { x, y, w, h } = rect
      const paint = paintOf(node, sheet)
      const top = y + (h - words.h) / 2
      const middle = Math.round(top + name.h + gap)
      const half = halfWidthAt(middle - y - h / 2, rect)
      return [
        ...shapeOf('ellipse').outline(rect, paint),
        path(`M ${x + w / 2 - half} ${middle} H ${x + w / 2 + half} Z`, { stroke: paint.stroke ?? 'muted' }),
        ...place(name, { x, y: top, w, h: name.h }),
        ...place(points, { x, y: middle + gap, w, h: points.h }),
      ]
    },
  }
}

/** Half of the width of an ellipse at a height, in pixels from its middle. */
const halfWidthAt = (dy: number, { w, h }: { w: number; h: number }): number =>
  Math.floor((w / 2) * Math.sqrt(Math.max(0, 1 - (dy / (h / 2)) ** 2)))
