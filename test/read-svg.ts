/**
 * Reads SVG text strictly, as XML with namespaces: whatever is not well-formed throws.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes'

/** One element: its attributes, and its own text without that of its children. */
export type Node = { name: string; attributes: Record<string, string>; text: string }

/** Every element of a document, in order. */
export const readSvg = (svg: string): Node[] => {
  const parser = new SaxesParser({ xmlns: true })
  const nodes: Node[] = []
  const open: Node[] = []
  parser.on('opentag', ({ name, attributes }: SaxesTagNS) => {
    const values = Object.values(attributes).map((attribute) => [attribute.name, attribute.value])
    const node = { name, attributes: Object.fromEntries(values), text: '' }
    nodes.push(node)
    open.push(node)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (content) => {
    const node = open.at(-1)
    if (node !== undefined) node.text += content
  })
  parser.write(svg).close()
  return nodes
}
