/**
 * Objects as UML draws instances (UML 2.5.1, 9.8.4): the underlined name and class over a compartment of slots.
 */
import { block, type Paragraph, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { compartmentView } from '../../drawing/graph/compartments.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import type { DrawNode } from '../../drawing/graph/style.ts'
import { underlineOf } from '../../drawing/graph/underline.ts'
import { roles } from '../../drawing/type.ts'

/** How much wider than other words slots may be before they wrap, and how far they hang then. */
const size = { wider: 1.6, hang: 16 } as const

/** An object; other kinds are drawn as their shape. */
export const objectView: DrawNode<GraphNode> = (node, { cap, sheet }) => {
  if (node.kind !== 'object') return undefined
  const room = size.wider * cap
  const slots = (node.lines ?? []).map((text) => ({ text, as: 'code' as const, hang: size.hang }))
  const body = block([...slots, { text: node.note, as: 'small' }], room)
  const view = compartmentView([block(headOf(node, room), room), body], paintOf(node, sheet))
  return {
    ...view,
    draw: (rect) => {
      const elements = view.draw(rect)
      const last = elements.findLast((element) => element.type === 'text' && element.size === roles.name.size)
      return [...elements, ...(last?.type === 'text' ? [underlineOf(last)] : [])]
    },
  }
}

/** Name and class: in two lines, the class in its own, if they are wider than `room`. */
const headOf = ({ name, id, tech }: GraphNode, room: number): Paragraph[] => {
  const head = [name ?? id ?? '', ...(tech === undefined ? [] : [tech])].join(' : ')
  const [own = '', ...type] = head.split(' : ')
  const lines = type.length === 0 || widthOf(head, 'name') <= room ? [head] : [`${own} :`, type.join(' : ')]
  return lines.map((text) => ({ text, as: 'name' }))
}
