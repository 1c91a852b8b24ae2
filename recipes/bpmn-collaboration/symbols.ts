/** How BPMN 2.0.2 draws events, gateways and tasks. */
import { type Block, block, type Paragraph, place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { paintOf, wordWidth } from '../../drawing/graph/node-view.ts'
import type { DrawNode, NodeView } from '../../drawing/graph/style.ts'
import { box, circle, path } from '../../drawing/primitives.ts'
import { rectAround, up } from '../../drawing/rect.ts'
import { type EventLook, eventMark, gatewayMarks } from '../../drawing/shapes/process-marks.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { spokenFor } from '../../drawing/state-sign.ts'
import { centerOf, type Rect } from '../../src/geometry/rect.ts'
import { tasksView } from './tasks.ts'

/** The ring and the sign of each kind of event. */
export const events: Record<string, EventLook> = {
  start: { sign: 'none', ring: 'thin' },
  'message-start': { sign: 'message', ring: 'thin' },
  'timer-start': { sign: 'timer', ring: 'thin' },
  event: { sign: 'none', ring: 'double' },
  message: { sign: 'message', ring: 'double' },
  timer: { sign: 'timer', ring: 'double' },
  send: { sign: 'message', ring: 'double', isFilled: true },
  end: { sign: 'none', ring: 'thick' },
  'message-end': { sign: 'message', ring: 'thick', isFilled: true },
  'error-end': { sign: 'error', ring: 'thick', isFilled: true },
  'terminate-end': { sign: 'terminate', ring: 'thick', isFilled: true },
}

const gateways: Record<string, keyof typeof gatewayMarks> = {
  decision: 'exclusive',
  parallel: 'parallel',
  inclusive: 'inclusive',
  'event-choice': 'event',
}

const size = { event: 18, gateway: 24, gap: 4, mark: 20 } as const

/** What symbols say beyond their kind: waits without an end, and where messages come from or go to. */
export type SymbolFacts = {
  isEndless: (node: GraphNode) => boolean
  messages: (node: GraphNode) => { above: boolean; below: boolean }
  /** An event is at its border. */
  isInterrupted: (node: GraphNode) => boolean
}

/** Views of all kinds. */
export const symbolView = (facts: SymbolFacts, nodes: readonly GraphNode[]): DrawNode<GraphNode> => {
  const tasks = nodes.filter(({ kind }) => events[kind] === undefined && gateways[kind] === undefined)
  const drawTask = tasksView(tasks, facts.isInterrupted)
  return (node, { cap, sheet, small, isDown = false }) => {
    const event = events[node.kind]
    const gateway = gateways[node.kind]
    if (event !== undefined) return eventView(node, event, { cap, sheet, facts, isDown })
    if (gateway !== undefined) return gatewayView(node, gateway, { cap, sheet, facts, isDown })
    return drawTask(node, { cap, sheet, small })
  }
}

type Given = { cap: number; sheet: Sheet; facts: SymbolFacts; isDown: boolean }

/** What is wrong is nearest to the mark. */
const wordsOf = ({ name, note, state }: GraphNode, cap: number, { warning, isAbove = false }: Warned = {}) => {
  const own: Paragraph[] = [
    { text: spokenFor(name, state, [note, warning]), as: 'label' },
    { text: note, as: 'note' },
  ]
  const warned: Paragraph[] = [{ text: warning, as: { size: 14, bold: true, fill: 'negative' } }]
  return block(isAbove ? [...own, ...warned] : [...warned, ...own], warning === undefined ? cap : Math.max(cap, 120))
}

type Warned = { warning?: string | undefined; isAbove?: boolean }

/** Narrow, but words do not break; what is beside a mark takes its room on both sides. */
const wordsWidth = ({ name = '' }: GraphNode, cap: number, isBeside = false): number =>
  Math.max(Math.min(cap, isBeside ? 64 : 88), wordWidth(name))

const eventView = (node: GraphNode, look: EventLook, given: Given): NodeView => {
  const { sheet, facts } = given
  // Nothing leaves an end: its name is under it, where it takes less of the width.
  const isBeside = given.isDown && look.ring !== 'thick'
  const isEndless = facts.isEndless(node)
  const sides = given.isDown && !isBeside ? { above: false, below: false } : facts.messages(node)
  const words = wordsOf(node, wordsWidth(node, given.cap, isBeside), {
    warning: isEndless ? '✗ no time limit' : undefined,
    isAbove: !isBeside && sides.below,
  })
  const own = paintOf(node, sheet)
  // Its words say what is wrong, in focus too.
  const stroke = isEndless && !sheet.isFocus(node) ? 'negative' : (own.stroke ?? 'muted')
  const color = look.ring === 'thick' && stroke === 'muted' ? 'ink' : stroke
  return named(
    words,
    { half: size.event, ...sides, outline: isBeside ? 'circle' : 'pill', isBeside },
    {
      mark: (at) => eventMark(at, look, color, own.fill ?? 'surface'),
      met: ({ x, y }) => circle(x, y, size.event),
    },
  )
}

const gatewayView = (node: GraphNode, kind: keyof typeof gatewayMarks, { cap, sheet, facts }: Given): NodeView => {
  const half = size.gateway
  const outline = ({ x, y }: { x: number; y: number }) =>
    path(`M ${x} ${y - half} L ${x + half} ${y} L ${x} ${y + half} L ${x - half} ${y} Z`, {
      fill: 'surface',
      stroke: 'muted',
      ...paintOf(node, sheet),
    })
  return named(
    wordsOf(node, wordsWidth(node, cap)),
    { half, ...facts.messages(node), outline: 'diamond', isBeside: false },
    {
      mark: (at) => [outline(at), ...gatewayMarks[kind](at)],
      met: outline,
    },
  )
}

type Mark = {
  mark: (at: { x: number; y: number }) => ReturnType<NodeView['draw']>
  met: (at: { x: number; y: number }) => ReturnType<NodeView['draw']>[number]
}

/** Half the size of a mark, and where its messages are: in lanes that run down, above is left and below is right. */
type Spot = {
  half: number
  above: boolean
  below: boolean
  outline: NonNullable<NodeView['outline']>
  isBeside: boolean
}

/** A mark in the middle, with its name where no message comes from: other edges keep clear of the name. */
const named = (words: Block, spot: Spot, mark: Mark): NodeView =>
  words.lines.length > 0 && spot.isBeside ? namedBeside(words, spot, mark) : namedUnder(words, spot, mark)

/** With its name below, or above if messages come from below. */
const namedUnder = (words: Block, { half, above, below: isAbove, outline }: Spot, { mark, met }: Mark): NodeView => {
  const beyond = words.lines.length === 0 ? 0 : size.gap + words.h
  const topOf = (rect: Rect): number => centerOf(rect).y + (isAbove ? -half - beyond : half + size.gap)
  return {
    w: up(Math.max(2 * half, words.w), 16),
    h: up(2 * (half + beyond + 2), 16),
    outline,
    closed: beyond === 0 || (above && isAbove) ? undefined : isAbove ? 'top' : 'bottom',
    // From the side of the name, edges end at the name.
    met: (rect) => {
      const { x, w } = rectAround(centerOf(rect), words.w + 8, 0)
      return [met(centerOf(rect)), ...(beyond === 0 ? [] : [box(x, topOf(rect) - 2, w, words.h + 4)])]
    },
    draw: (rect) => [...mark(centerOf(rect)), ...place(words, { x: rect.x, y: topOf(rect), w: rect.w, h: words.h })],
  }
}

/** With its name at the right, or at the left if messages come from the right: the flow runs down through the mark. */
const namedBeside = (words: Block, { half, above, below: isLeft, outline }: Spot, { mark, met }: Mark): NodeView => {
  const beyond = half + 2 * size.gap
  const wordsIn = (rect: Rect): Rect => ({
    x: centerOf(rect).x + (isLeft ? -beyond - words.w : beyond),
    y: centerOf(rect).y - words.h / 2,
    w: words.w,
    h: words.h,
  })
  return {
    w: up(2 * (beyond + words.w), 16),
    h: up(Math.max(2 * half, words.h), 16),
    outline,
    closed: above && isLeft ? undefined : isLeft ? 'left' : 'right',
    met: (rect) => {
      const { x, y, w, h } = wordsIn(rect)
      return [met(centerOf(rect)), box(x - 2, y, w + 4, h)]
    },
    draw: (rect) => [...mark(centerOf(rect)), ...place(words, wordsIn(rect), { align: isLeft ? 'end' : 'start' })],
  }
}
