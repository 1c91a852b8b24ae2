/**
 * Lines that words are written in: they are kept whole where that takes little more room than other words have.
 */
import { widest } from '../block.ts'
import type { Role } from '../type.ts'

/** How much wider than other words such lines may be. */
const wider = 1.3

/** How wide the lines of some words are, in pixels; 0 if they are one line, or much wider than the room of `cap` pixels. */
export const ownLines = ({ words, as, cap }: { words: string; as: Role; cap: number }): number => {
  const width = words.includes('\n') ? widest(words.split('\n'), as) : 0
  return width <= wider * cap ? width : 0
}
