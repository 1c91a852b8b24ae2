/**
 * A box with words in its middle: keys, hashes, small nodes.
 */
import type { Rect } from '../src/geometry/rect.ts'
import type { Color } from '../src/scene/limits.ts'
import type { Box, Element } from '../src/scene/scene.ts'
import { type Block, place, tinted } from './block.ts'
import { box } from './primitives.ts'

/** Fills on which words are light. */
const solid: ReadonlySet<Color> = new Set(['accent', 'ink', 'muted', 'positive', 'negative'])

/** The box and its words; on a solid fill the words are light. */
export function wordBox(rect: Rect, words: Block, look: Pick<Box, 'fill' | 'stroke' | 'dashed'> = {}): Element[] {
  const isSolid = look.fill !== undefined && look.fill !== 'none' && solid.has(look.fill)
  return [box(rect.x, rect.y, rect.w, rect.h, look), ...place(isSolid ? tinted(words, 'surface') : words, rect)]
}
