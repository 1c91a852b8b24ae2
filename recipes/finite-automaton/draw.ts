/**
 * States of an automaton: circles, wider ones pills; accepting ones have two outlines.
 */
import { type Block, block, type Paragraph, place as placed } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import type { DrawNode, NodeView } from '../../drawing/graph/style.ts'
import { up } from '../../drawing/rect.ts'
import { pill } from '../../drawing/shapes/flow-outlines.ts'
import type { Paint } from '../../drawing/shapes/outline.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Automaton, type AutomatonInput, type AutomatonRun, isStartMark, startsOf } from './run.ts'

/** Pixels: a state without words, and between the outlines of an accepting one; how much wider another may make a state. */
const size = { state: 56, between: 4, near: 1.4 } as const

/** An input and what the automaton makes of it. */
export type Tape = { input: AutomatonInput; run: AutomatonRun }

/** States are circles, wider ones pills, those of near widths equally wide; accepting ones have two outlines, and those that refuse a symbol name it. */
export const stateView =
  (automaton: Automaton, tapes: readonly Tape[]): DrawNode<GraphNode> =>
  (node, { cap, sheet }) => {
    if (isStartMark(node, automaton)) return startView(node)
    if (!isState(node)) return undefined
    const sized = (state: GraphNode) => measured(state, automaton, { cap, refused: refusedIn(state, tapes) })
    const { words, ...own } = sized(node)
    const { h } = own
    const states = automaton.nodes.filter((each) => isState(each) && !isStartMark(each, automaton))
    const widths = states.map((each) => sized(each).w)
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

/** The symbols at which inputs end in a state because no way goes on from there. */
const refusedIn = (state: GraphNode, tapes: readonly Tape[]): string[] => {
  const ended = tapes.filter(({ run }) => !run.isAccepted && run.states.at(-1)?.includes(state))
  return [...new Set(ended.flatMap(({ run }) => run.symbols[run.states.length - 1] ?? []))]
}

type StateWords = { cap: number; refused: string[] }

/** The words of a state, and its size around them alone. */
const measured = (
  node: GraphNode,
  automaton: Automaton,
  { cap, refused }: StateWords,
): { words: Block; w: number; h: number } => {
  const own: Paragraph[] = [
    { text: isStart(node, automaton) && node.name?.toLowerCase() !== 'start' ? 'start' : undefined, as: 'small' },
    { text: node.name ?? (node.kind === 'initial' ? node.id : undefined), as: 'item' },
    { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
    ...(node.lines ?? []).map((text) => ({ text, as: 'small' as const })),
    { text: node.note, as: 'small' },
  ]
  const mark = { text: `✗ ${refused.join(', ')}`, as: { size: 12, bold: true, fill: 'negative' } } as const
  const marks = refused.length === 0 ? [] : [mark]
  const words = block([...own, ...marks], cap)
  const alone = block(own, cap)
  const h = Math.max(size.state, up(alone.h + 24, 8), up(words.h + 20, 8))
  const wide = (lines: Block, padding: number): number =>
    up(lines.w + 2 * inset(lines.h / 2, Math.min(h / 2, 28)) + padding, 8)
  // What it refuses stands where a circle is still wide: it makes none a pill.
  const below = { ...words, w: block(marks, cap).w }
  return { words, w: Math.max(h, wide(alone, 40), marks.length > 0 ? wide(below, 16) : 0), h }
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
