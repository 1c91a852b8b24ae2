/** A requirement: its keyword and name over a compartment with id and text (SysML 1.6, clause 16.3.1). */
import { block } from '../../drawing/block.ts'
import type { GraphData, GraphNode } from '../../drawing/data/graph.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { compartmentView } from '../../drawing/graph/compartments.ts'
import { paintOf, wordWidth } from '../../drawing/graph/node-view.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** The view of a requirement; `cap` is how wide its words may be, in pixels. */
export function requirementView(node: GraphNode, { cap, sheet }: { cap: number; sheet: Sheet }): NodeView {
  const { id, name, note } = node
  const head = block(
    [
      { text: '«requirement»', as: 'small' },
      { text: name, as: 'name' },
    ],
    Math.max(cap, wordWidth(name)),
  )
  const body = block(
    [
      { text: id === undefined ? undefined : `id = "${id.toUpperCase()}"`, as: 'label' },
      { text: note === undefined ? undefined : `text = "${note}"`, as: 'label' },
    ],
    cap,
  )
  return compartmentView([head, body], paintOf(node, sheet))
}

/** All requirements, and those that a test case verifies. */
export const verifiedOf = ({ nodes, edges }: GraphData): { all: GraphNode[]; verified: GraphNode[] } => {
  const all = nodes.filter(({ kind }) => kind === 'requirement')
  const targets = edges.flatMap(({ kind, to }) => (kind === 'verifies' ? [to] : []))
  return { all, verified: namedIn(all, targets) }
}
