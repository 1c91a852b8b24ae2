/**
 * Lines that words are written in: they are kept whole where that takes little more room than other words have.
 */
import { widest } from '../block.ts'
import type { Role } from '../type.ts'

/** How much wider than other words such lines may be. */
const wider = 1.3

/** Several lines that each would be two in less room than this, in pixels, are kept: they would be a column of short ones. */
const several = { lines: 3, most: 240 } as const

/** How wide the lines of some words are, in pixels; 0 if they are one line, or much wider than the room of `cap` pixels. */
export const ownLines = ({ words, as, cap }: { words: string; as: Role; cap: number }): number => {
  const lines = words.split('\n')
  const width = lines.length > 1 ? widest(lines, as) : 0
  const most = lines.length >= several.lines ? several.most : 0
  return width <= Math.max(wider * cap, most) ? width : 0
}
