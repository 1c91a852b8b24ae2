/** Folders as they are drawn: those on a cycle, and those at what closes it. */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { shapeView } from '../../drawing/graph/node-view.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import type { SmallRole } from '../../drawing/legible-words.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'

type Given = { cap: number; sheet: Sheet; small: SmallRole }

/** Short names would leave no room between a package's own arrows, and none for the heading in one line. */
const least = 208

/** A package on a cycle. */
export const onCycle = { stroke: 'ink', fill: 'surface' } as const

/** A folder; dark on a cycle, as the imports on it are, and tinted at what is to be removed. */
export const packageView = (
  node: GraphNode,
  { cap, sheet, small }: Given,
  look?: { stroke: Color; fill: Color },
): NodeView => {
  const view = shapeView(node, { shape: 'folder', tech: node.tech, cap, sheet, flat: true, small })
  const dark = (element: Element): Element =>
    look && element.type === 'path' && (element.stroke ?? 'muted') === 'muted'
      ? { ...element, stroke: look.stroke, ...(element.fill === 'surface' ? { fill: look.fill } : {}) }
      : element
  return { ...view, w: Math.max(least, view.w), draw: (rect) => view.draw(rect).map(dark) }
}
