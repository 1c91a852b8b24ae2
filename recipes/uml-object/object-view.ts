/**
 * Objects as UML draws instances (UML 2.5.1, 9.8.4): the underlined name and class over a compartment of slots.
 */
import { block } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { compartmentView } from '../../drawing/graph/compartments.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import type { DrawNode } from '../../drawing/graph/style.ts'
import { path } from '../../drawing/primitives.ts'
import { roles } from '../../drawing/type.ts'
import type { Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'

/** How much wider than other words slots may be before they wrap, how far they hang then, and from a name to the line under it. */
const size = { wider: 1.6, hang: 16, under: 6, inter: 0.86 } as const

/** An object; other kinds are drawn as their shape. */
export const objectView: DrawNode<GraphNode> = (node, { cap, sheet }) => {
  if (node.kind !== 'object') return undefined
  const [name, type] = [node.name ?? node.id ?? '', node.tech]
  const head = block([{ text: type === undefined ? name : `${name} : ${type}`, as: 'name' }], size.wider * cap)
  const slots = block(
    [
      ...(node.lines ?? []).map((text) => ({ text, as: 'code' as const, hang: size.hang })),
      { text: node.note, as: 'small' as const },
    ],
    size.wider * cap,
  )
  const view = compartmentView([head, slots], paintOf(node, sheet))
  return {
    ...view,
    draw: (rect) => {
      const elements = view.draw(rect)
      const last = elements.findLast((element) => element.type === 'text' && element.size === roles.name.size)
      return [...elements, ...(last === undefined ? [] : underlineOf(last))]
    },
  }
}

/** The line under the last line of a name. */
const underlineOf = (element: Element): Element[] => {
  if (element.type !== 'text') return []
  // Widths are those of the widest font; in Inter words take less, and a line beyond them looks like a second divider.
  const w = Math.floor(size.inter * textWidth(element.text, roles.name))
  return [path(`M ${element.x - w / 2} ${element.y + size.under} h ${w}`, { stroke: 'ink' })]
}
