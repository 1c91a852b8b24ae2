/**
 * Nodes as boxes with a body: keyword and name over a compartment of lines, as SysML's requirements have them.
 */
import { block, widest } from '../block.ts'
import type { GraphNode } from '../data/graph.ts'
import { drawnLines } from '../data/line-breaks.ts'
import type { SmallRole } from '../legible-words.ts'
import type { Sheet } from '../sheet.ts'
import { spokenFor } from '../state-sign.ts'
import { compartmentView } from './compartments.ts'
import { nameRoom, paintOf } from './node-view.ts'
import type { NodeView } from './style.ts'

type BodyOptions = {
  body: readonly (string | undefined)[]
  keyword: string | undefined
  /** What else is under its name, where the body does not say it. */
  tech?: string | undefined
  note?: string | undefined
  cap: number
  sheet: Sheet
  small: SmallRole
  isSigned?: boolean | undefined
}

/** A line is a fact of its own: in two lines it is read as two. A box is rather as wide as this, in pixels. */
const longestLine = 304

/** The view of a node over the lines of its body; `cap` is how wide words may be, in pixels. */
export function bodyView(node: GraphNode, options: BodyOptions): NodeView {
  const { body, keyword, tech, note, cap, sheet, small, isSigned } = options
  const head = block(
    [
      { text: keyword, as: small },
      { text: spokenFor(drawnLines(node.name, node), node.state, [keyword, ...body]), as: 'name' },
      { text: tech === undefined ? undefined : `[${tech}]`, as: small },
      { text: note, as: 'note' },
    ],
    nameRoom(node, cap),
  )
  const lines = body.map((text) => ({ text, as: 'label' }) as const)
  const room = widest(
    body.flatMap((text = '') => (widest([text], 'label') <= longestLine ? text : [])),
    'label',
  )
  return compartmentView([head, block(lines, Math.max(cap, room))], paintOf(node, sheet, isSigned))
}
