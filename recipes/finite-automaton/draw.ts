/**
 * States of an automaton: circles, wider ones pills; accepting ones have two outlines.
 */
import { type Block, block, place as placed } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import type { DrawNode, NodeView } from '../../drawing/graph/style.ts'
import { up } from '../../drawing/rect.ts'
import { pill } from '../../drawing/shapes/flow-outlines.ts'
import type { Paint } from '../../drawing/shapes/outline.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Automaton, isStartMark, startsOf } from './run.ts'

/** Pixels: a state without words, and between the outlines of an accepting one; how much wider another may make a state. */
const size = { state: 56, between: 4, near: 1.4 } as const

/** States are circles, wider ones pills, those of near widths equally wide; accepting ones have two outlines. */
export const stateView =
  (automaton: Automaton): DrawNode<GraphNode> =>
  (node, { cap, sheet }) => {
    if (isStartMark(node, automaton)) return startView(node)
    if (!isState(node)) return undefined
    const { words, ...own } = measured(node, automaton, cap)
    const { h } = own
    const states = automaton.nodes.filter((each) => isState(each) && !isStartMark(each, automaton))
    const widths = states.map((each) => measured(each, automaton, cap).w)
    const w = own.w === h ? h : Math.max(...widths.filter((each) => each <= size.near * own.w))
    return {
      w,
      h,
      outline: w > h ? 'pill' : 'disk',
      draw: (rect) => {
        const place = { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h }
        const paint = paintOf(node, sheet)
        return [...(node.kind === 'final' ? twice(place, paint) : pill(place, paint)), ...placed(words, place)]
      },
    }
  }

const isState = ({ kind }: GraphNode): boolean => kind === 'state' || kind === 'final' || kind === 'initial'

/** The words of a state, and its size around them alone. */
const measured = (node: GraphNode, automaton: Automaton, cap: number): { words: Block; w: number; h: number } => {
  const words = block(
    [
      { text: isStart(node, automaton) && node.name?.toLowerCase() !== 'start' ? 'start' : undefined, as: 'small' },
      { text: node.name ?? (node.kind === 'initial' ? node.id : undefined), as: 'item' },
      { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
      ...(node.lines ?? []).map((text) => ({ text, as: 'small' as const })),
      { text: node.note, as: 'small' },
    ],
    cap,
  )
  const h = Math.max(size.state, up(words.h + 24, 8))
  return { words, w: Math.max(h, up(words.w + 2 * inset(words.h / 2, Math.min(h / 2, 28)) + 40, 8)), h }
}

/** Whether a state says that inputs begin at it, as no arrow from nowhere does. */
const isStart = (node: GraphNode, automaton: Automaton): boolean =>
  node.kind === 'initial' ||
  (startsOf(automaton).includes(node) && !automaton.nodes.some(({ kind }) => kind === 'initial'))

/** The two outlines of a state that accepts. */
export const twice = (rect: Rect, paint: Paint): Element[] => {
  const d = size.between
  const inner = { x: rect.x + d, y: rect.y + d, w: rect.w - 2 * d, h: rect.h - 2 * d }
  return [...pill(rect, paint), ...pill(inner, { ...paint, fill: 'none' })]
}

/** An automaton starts with an arrow from nowhere: a dot would be the initial state of a UML state machine. */
const startView = ({ name = 'start' }: GraphNode): NodeView => {
  const words = block([{ text: name, as: 'small' }], 160)
  return { w: up(words.w + 8, 8), h: 24, outline: 'box', draw: (rect) => placed(words, rect) }
}

/** How far a round end reaches in at a height above its middle. */
const inset = (height: number, r: number): number => r - Math.sqrt(Math.max(0, r * r - height * height))
