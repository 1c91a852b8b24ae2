/**
 * UML component diagrams (UML 2.5.1, 11.6.4): components joined by the interfaces that they provide and require.
 *
 * An interface is a ball, which components that provide it meet with a line and those that require it with a socket;
 * where none provides it, the socket is empty. Several components share the symbol of one interface.
 */

import { block, place } from '../../drawing/block.ts'
import { checksFor } from '../../drawing/data/checks.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { ballRadius } from '../../drawing/graph/ends.ts'
import { shapeView } from '../../drawing/graph/node-view.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import { circle } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Paint } from '../../drawing/shapes/outline.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** The kinds of the notation, default first. */
export const parts = {
  kinds: ['component', 'interface'],
  edgeKinds: ['requires', 'provides', 'uses'],
  groupKinds: ['subsystem'],
} as const

type Kinds<Name extends keyof typeof parts> = (typeof parts)[Name][number]

type Parts = GraphDocument<Kinds<'kinds'>, Kinds<'edgeKinds'>, Kinds<'groupKinds'>>

/** Draws components and their interfaces; edges meet interfaces at the left or the right. */
export function drawParts(data: Parts, sheet: Sheet): void {
  const provided = new Set(data.edges.flatMap(({ kind, to }) => (kind === 'provides' ? [sheet.find<object>(to)] : [])))
  const tall = tallIn(data, sheet)
  drawGraph(data, sheet, {
    ...(tall.length === 0 ? {} : { sameSize: 'width' as const }),
    nodes: {
      component: { shape: 'component', text: 'Component' },
      interface: { shape: 'ball', text: 'Interface', isKeyed: false },
    },
    edges: {
      requires: { text: 'Requires', to: 'socket' },
      provides: { text: 'Provides', to: 'none', back: true, keyed: 'ball', run: 32 },
      uses: { text: 'Uses', to: 'open', dashed: true },
    },
    groups: { subsystem: { look: 'panel', text: 'Subsystem' } },
    node: (node, { cap, small }) => {
      if (node.kind === 'interface') return interfaceView(node, { cap, sheet, isProvided: provided.has(node) })
      if (tall.length === 0 || (node.lines ?? []).length > 0) return undefined
      const viewOf = (each: GraphNode): NodeView => shapeView(each, { shape: 'component', cap, sheet, small })
      const h = Math.max(...data.nodes.flatMap((each) => (each.kind === 'component' ? [viewOf(each).h] : [])))
      return { ...viewOf(node), h: tall.includes(node) ? 2 * h + between : h }
    },
    owner: (reference) => {
      const node = sheet.find<GraphNode>(reference)
      return node.kind === 'interface' ? { node, port: { side: 'beside', offset: 'middle' } } : undefined
    },
    layout: { direction: 'right' },
  })
}

/** Findings for edges that the notation does not allow: a component requires or provides an interface, and uses a component. */
export const checkParts = checksFor<Parts>().each('edges.*', ({ from, to, kind }, { data: { nodes } }) => {
  const isInterface = (reference: string): boolean =>
    nodes.some((node) => node.kind === 'interface' && isNamed(node, [reference]))
  if (isInterface(from)) return { from: `"${from}" is an interface; begin at the component that ${kind} it` }
  if (isInterface(to) === (kind !== 'uses')) return undefined
  return kind === 'uses'
    ? { to: `"${to}" is an interface; say that the component requires it` }
    : { to: `"${to}" is a component; name an interface, or say "uses"` }
})

/** Between components above each other, in pixels. */
const between = 32

/** Components whose interfaces at one side are pinned to two rows: they are as high as two others, and meet both straight. */
const tallIn = ({ nodes, edges }: Parts, sheet: Sheet): GraphNode[] =>
  nodes.filter((node) => {
    const met = edges.flatMap(({ from, to }) => (sheet.find(from) === node ? [sheet.find<GraphNode>(to)] : []))
    const rowsAt = (side: -1 | 1): Set<number> =>
      new Set(
        met.flatMap(({ kind, at }) =>
          kind === 'interface' && at !== undefined && node.at !== undefined && Math.sign(at[0] - node.at[0]) === side
            ? [at[1]]
            : [],
        ),
      )
    return rowsAt(-1).size === 2 || rowsAt(1).size === 2
  })

/** Names of interfaces are below their ball; longer ones, in pixels, wrap. */
const longestName = 192

/** From a ball to its name. */
const under = 12

const interfaceView = (
  node: GraphNode,
  { cap, sheet, isProvided }: { cap: number; sheet: Sheet; isProvided: boolean },
): NodeView => {
  const name = block([{ text: node.name, as: 'code' }], Math.min(longestName, Math.max(cap, 112)))
  const paint: Paint = { stroke: sheet.isFocus(node) ? 'accent' : 'ink' }
  const ball = ({ x, y, w, h }: Rect) => circle(x + w / 2, y + h / 2, ballRadius, paint)
  return {
    w: up(Math.max(32, name.w), 16),
    h: up(2 * (ballRadius + under + name.h), 16),
    outline: 'circle',
    draw: (rect) => [
      ...(isProvided ? [ball(rect)] : []),
      ...place(name, { ...rect, y: rect.y + rect.h / 2 + ballRadius + under, h: name.h }),
    ],
    met: (rect) => [ball(rect)],
  }
}
