/**
 * States of an automaton: circles, wider ones pills; accepting ones have two outlines.
 */
import { block, place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import type { DrawNode, NodeView } from '../../drawing/graph/style.ts'
import { up } from '../../drawing/rect.ts'
import { pill } from '../../drawing/shapes/flow-outlines.ts'
import { type Automaton, startsOf } from './run.ts'

/** Pixels: a state without words, and between the outlines of an accepting one. */
const size = { state: 56, between: 4 } as const

/** States are circles, wider ones pills; accepting ones have two outlines. */
export const stateView =
  (automaton: Automaton): DrawNode<GraphNode> =>
  (node, { cap, sheet }) => {
    if (node.kind === 'initial') return startView(node)
    if (node.kind !== 'state' && node.kind !== 'final') return undefined
    const isMarked = automaton.nodes.some(({ kind }) => kind === 'initial')
    const words = block(
      [
        { text: !isMarked && startsOf(automaton).includes(node) ? 'start' : undefined, as: 'small' },
        { text: node.name, as: 'item' },
        { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
        { text: node.note, as: 'small' },
      ],
      cap,
    )
    const h = Math.max(size.state, up(words.h + 24, 8))
    const w = Math.max(h, up(words.w + 2 * inset(words.h / 2, Math.min(h / 2, 28)) + 40, 8))
    return {
      w,
      h,
      outline: w > h ? 'pill' : 'disk',
      draw: (rect) => {
        const own = { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h }
        const paint = paintOf(node, sheet)
        const [dx, d2] = [size.between, 2 * size.between]
        const inner = { x: own.x + dx, y: own.y + dx, w: own.w - d2, h: own.h - d2 }
        const second = pill(inner, { ...paint, fill: 'none' })
        return [...pill(own, paint), ...(node.kind === 'final' ? second : []), ...place(words, own)]
      },
    }
  }

/** An automaton starts with an arrow from nowhere: a dot would be the initial state of a UML state machine. */
const startView = ({ name = 'start' }: GraphNode): NodeView => {
  const words = block([{ text: name, as: 'small' }], 160)
  return { w: up(words.w + 8, 8), h: 24, outline: 'box', draw: (rect) => place(words, rect) }
}

/** How far a round end reaches in at a height above its middle. */
const inset = (height: number, r: number): number => r - Math.sqrt(Math.max(0, r * r - height * height))
