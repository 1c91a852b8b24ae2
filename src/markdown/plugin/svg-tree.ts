/**
 * SVG text of the renderer as a tree of elements, as HTML processors have them.
 *
 * Reads what `renderScene` writes: elements with attributes in double quotes, and text with four entities.
 */

/** An element or a text of a page (hast). */
export type PageNode =
  | { type: 'element'; tagName: string; properties: Record<string, string>; children: PageNode[] }
  | { type: 'text'; value: string }

type PageElement = Extract<PageNode, { type: 'element' }>

/** The root element of an SVG, with further properties. */
export function svgTree(svg: string, properties: Record<string, string> = {}): PageElement {
  const root: PageElement = { type: 'element', tagName: 'root', properties: {}, children: [] }
  const open = [root]
  for (const [, closing, tagName, attributes = '', alone, text] of svg.matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) {
      if (text.trim() !== '') parent.children.push({ type: 'text', value: unescaped(text) })
    } else if (closing === '/') open.pop()
    else if (tagName !== undefined) {
      const element: PageElement = { type: 'element', tagName, properties: propertiesOf(attributes), children: [] }
      parent.children.push(element)
      if (alone !== '/') open.push(element)
    }
  }
  const [first] = root.children
  if (first?.type !== 'element' || open.length !== 1) throw new Error('the SVG is not as the renderer writes it')
  return { ...first, properties: { ...first.properties, ...properties } }
}

const token = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g

const propertiesOf = (attributes: string): Record<string, string> =>
  Object.fromEntries(
    [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (_all, name: string) => entities[name] ?? '')
