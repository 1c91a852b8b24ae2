/**
 * The figure of a diagram: what its thumbnails show of it. Heading, key and source say nothing at their size.
 *
 * Pure.
 */
import { boundsOf } from '../../elements/bounds.ts'
import type { Element, Scene, Text } from '../../scene/scene.ts'

/** The elements of a scene without its heading, key and source. */
export const figureIn = ({ height, elements }: Scene): Element[] => {
  const heading = headingIn(elements)
  return elements.slice(0, footFrom(elements, height)).filter((element) => !heading.has(element) && !isBlank(element))
}

/** The words that a scene begins with: lines at one margin, each below the one before. */
const headingIn = (elements: readonly Element[]): ReadonlySet<Element> => {
  const lines = new Set<Element>()
  let last: Text | undefined
  for (const element of elements) {
    if (element.type !== 'text' || (element.size ?? 16) < 16) return lines
    if (last !== undefined && (element.x !== last.x || element.y - last.y > 34)) return lines
    lines.add((last = element))
  }
  return lines
}

/** The place of the first element of key and source, which are drawn last: lines at the left margin, and small things right above. */
const footFrom = (elements: readonly Element[], height: number): number => {
  let source = elements.length
  while (source > 0 && isSource(elements[source - 1]!, height)) source--
  if (source === elements.length) return source
  let [key, top] = [source, boundsOf(elements[source]!).y]
  for (; key > 0; key--) {
    const { y, h } = boundsOf(elements[key - 1]!)
    if (h > 2 * apart || y + h < top - apart) break
    top = Math.min(top, y)
  }
  const left = Math.min(...elements.slice(key, source).map((element) => boundsOf(element).x))
  return left <= margin ? key : source
}

/** The left margin of diagrams, and what is between a key and the source at most, or two rows of a key. */
const [margin, apart] = [42, 30]

const isSource = (element: Element, height: number): boolean =>
  element.type === 'text' && element.x <= margin && (element.size ?? 16) <= 14 && element.y > height - 70

const isBlank = (element: Element): boolean => element.type === 'text' && element.text.trim() === ''
