/** How BPMN 2.0.2 draws events, gateways and tasks. */
import { block, type Paragraph } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { paintOf, wordWidth } from '../../drawing/graph/node-view.ts'
import type { DrawNode, NodeView } from '../../drawing/graph/style.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { type EventLook, eventMark, gatewayMarks } from '../../drawing/shapes/process-marks.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { spokenFor } from '../../drawing/state-sign.ts'
import { namedAtCorner, namedBeside, namedUnder, type ProcessMark } from './named-marks.ts'
import { isAtBorder } from './rules.ts'
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

const size = { event: 18, gateway: 24 } as const

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
const wordsOf = (
  { name, note, state }: GraphNode,
  cap: number,
  { warning, color = 'negative', isAbove = false }: Warned = {},
) => {
  const own: Paragraph[] = [
    { text: spokenFor(name, state, [note, warning]), as: 'label' },
    { text: note, as: 'note' },
  ]
  const warned: Paragraph[] = [{ text: warning, as: { size: 14, bold: true, fill: color } }]
  return block(isAbove ? [...own, ...warned] : [...warned, ...own], warning === undefined ? cap : Math.max(cap, 120))
}

/** What is wrong has one color, at the mark and in words. */
type Warned = { warning?: string | undefined; color?: 'negative' | 'accent'; isAbove?: boolean }

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
    color: sheet.isFocus(node) ? 'accent' : 'negative',
    isAbove: !isBeside && sides.below,
  })
  const own = paintOf(node, sheet)
  // Its words say what is wrong, in focus too.
  const stroke = isEndless && !sheet.isFocus(node) ? 'negative' : (own.stroke ?? 'muted')
  const mark: ProcessMark = {
    mark: (at) => eventMark(at, look, stroke, own.fill ?? 'surface'),
    met: ({ x, y }) => circle(x, y, size.event),
  }
  return isBeside && words.lines.length > 0
    ? namedBeside(words, { half: size.event, ...sides, outline: 'circle' }, mark)
    : namedUnder(words, { half: size.event, ...sides, outline: 'pill' }, mark)
}

const gatewayView = (
  node: GraphNode,
  kind: keyof typeof gatewayMarks,
  { cap, sheet, facts, isDown }: Given,
): NodeView => {
  const half = size.gateway
  const outline = ({ x, y }: { x: number; y: number }) =>
    path(`M ${x} ${y - half} L ${x + half} ${y} L ${x} ${y + half} L ${x - half} ${y} Z`, {
      fill: 'surface',
      stroke: 'muted',
      ...paintOf(node, sheet),
    })
  const words = wordsOf(node, wordsWidth(node, cap))
  const mark: ProcessMark = { mark: (at) => [outline(at), ...gatewayMarks[kind](at)], met: outline }
  return isDown
    ? namedAtCorner(words, half, mark)
    : namedUnder(words, { half, ...facts.messages(node), outline: 'diamond' }, mark)
}

/** The name of an event at a border is clear of its ring, and as dark as those of other events. */
export const clearOfRings = (edges: readonly GraphEdge[], sheet: Sheet): void => {
  for (const { item, elements } of sheet.pieces)
    for (const edge of edges.filter((each) => each === item && isAtBorder(each))) {
      // Words along the flow come before those at its ends, of which only the first is at the event.
      const [name, far] = edge.ends ?? []
      const words = elements.filter((each) => each.type === 'text').at(far === '' ? -1 : -2)
      if (words === undefined || words.text !== name) continue
      words.x += words.align === 'end' ? -8 : 8
      delete words.fill
    }
}
