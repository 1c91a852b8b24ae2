/**
 * What is technical about a node or an edge stands in brackets, and does not break within them.
 */
import { widthOf } from '../block.ts'
import type { SmallRole } from '../legible-words.ts'

/** They do not break up to this width, in pixels. */
const longestTech = 160

/** How wide the brackets are, in pixels; 0 where they are so long that they have to break. */
export const bracketsWidth = (tech: string | undefined, small: SmallRole): number => {
  const width = tech === undefined ? 0 : widthOf(`[${tech}]`, small)
  return width > longestTech ? 0 : width
}
