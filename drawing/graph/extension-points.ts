/**
 * Use cases with extension points: an ellipse with its name over a compartment of the points (UML 2.5.1, 18.1.4).
 */
import { type Block, block, place, widthOf } from '../block.ts'
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
  const w = up(shapeOf('ellipse').need(words.w, words.h).w, 16)
  return {
    w,
    h: heightFor([...linesOf(name, -words.h / 2), ...linesOf(points, words.h / 2 - points.h)], { w, least: words.h }),
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

/** Half the width of each line, and the farther of its edges from the middle of all words. */
const linesOf = ({ lines, h }: Block, top: number): { half: number; away: number }[] =>
  lines.map((line, index) => {
    const [from, to] = [top + line.top, top + (lines[index + 1]?.top ?? h)]
    return { half: widthOf(line.text, line.style) / 2, away: Math.max(Math.abs(from), Math.abs(to)) }
  })

/** The least height at which no line touches the outline: lines are shorter at its ends than in its middle. */
const heightFor = (lines: ReturnType<typeof linesOf>, { w, least }: { w: number; least: number }): number => {
  let h = up(least + 3 * gap, 16)
  while (lines.some(({ half, away }) => halfWidthAt(away, { w, h }) < half + gap)) h += 16
  return h
}

/** Half of the width of an ellipse at a height, in pixels from its middle. */
const halfWidthAt = (dy: number, { w, h }: { w: number; h: number }): number =>
  Math.floor((w / 2) * Math.sqrt(Math.max(0, 1 - (dy / (h / 2)) ** 2)))
