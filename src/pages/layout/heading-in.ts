/**
 * The heading of a diagram as words: in a diagram as wide as a phone, its claim would be too small to be read.
 *
 * Pure. A heading is what recipes draw as one (drawing/heading.ts): lines below each other at the left margin.
 */
import type { Element, Scene, Text } from '../../scene/scene.ts'

/** Title and subtitle in one line each, and how much of the canvas they take, in percent of its width. */
export type ClaimWords = { title: string; subtitle: string; rise: number }

/** What a heading takes at most of the canvas: two lines of each, on a narrow one. */
export const mostRise = 24

/** From the last baseline to what is below all letters; the drawing begins further down. */
const descent = 8

/** The heading of a scene, if it has one; `margin` is what its canvas is without. */
export function headingIn({ elements, width }: Scene, margin = 0): ClaimWords | undefined {
  const first = elements.findIndex(isTitle)
  const lines: Text[] = []
  for (const element of first < 0 ? [] : elements.slice(first)) {
    const last = lines.at(-1)
    if (element.type !== 'text' || !(isTitle(element) || isSubtitle(element))) break
    if (last !== undefined && (element.x !== last.x || element.y > last.y + pitch)) break
    lines.push(element)
  }
  const last = lines.at(-1)
  const rise = Math.ceil((100 * ((last?.y ?? 0) + descent - margin)) / (width - 2 * margin))
  if (last === undefined || rise > mostRise) return undefined
  const words = (is: (text: Text) => boolean): string =>
    lines
      .filter(is)
      .map(({ text }) => text)
      .join(' ')
  return { title: words(isTitle), subtitle: words((line) => !isTitle(line)), rise }
}

/** From a line of a heading to the next, at most. */
const pitch = 30

const isTitle = (element: Element): boolean => element.type === 'text' && element.size === 24 && element.bold === true

const isSubtitle = ({ size = 16, bold = false }: Text): boolean => size === 16 && !bold
