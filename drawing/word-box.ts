/**
 * A box with words in its middle: keys, hashes, small nodes.
 */
import type { Rect } from '../src/geometry/rect.ts'
import type { Color } from '../src/scene/limits.ts'
import type { Box, Element } from '../src/scene/scene.ts'
import { type Block, place, tinted } from './block.ts'
import { box } from './primitives.ts'

/** Fills on which words are light. */
const solid: ReadonlySet<Color | 'none'> = new Set(['accent', 'ink', 'muted', 'positive', 'negative'])

/** Whether words on a fill are light. */
export const isSolid = (fill: Box['fill']): boolean => fill !== undefined && solid.has(fill)

/** The box and its words; on a solid fill the words are light. */
export function wordBox(rect: Rect, words: Block, look: Pick<Box, 'fill' | 'stroke' | 'dashed'> = {}): Element[] {
  return [
    box(rect.x, rect.y, rect.w, rect.h, look),
    ...place(isSolid(look.fill) ? tinted(words, 'surface') : words, rect),
  ]
}
