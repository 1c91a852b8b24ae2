/**
 * Words in a circle: in the lines that need the smallest one. A name in one line makes a circle that is mostly empty.
 */
import { type Block, block, type Paragraph, widest } from '../block.ts'
import { wordsIn } from '../wrap.ts'

/** How many widths are tried, from that of the longest word to that of all. */
const tries = 8

/** The words, no line wider than `most` pixels; no word is broken that is not broken at that width. */
export const inCircle = (said: Paragraph[], most: number): Block => {
  const longest = Math.max(0, ...said.map(({ text = '', as }) => widest(wordsIn(text), as)))
  const least = Math.min(most, longest)
  return Array.from({ length: tries }, (_, index) => most - ((most - least) * index) / (tries - 1))
    .map((width) => block(said, width))
    .reduce((best, each) => (Math.hypot(each.w, each.h) < Math.hypot(best.w, best.h) ? each : best))
}
