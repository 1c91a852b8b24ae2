/**
 * Words in a circle or a diamond: in the lines that need the smallest one. A name in one line makes it mostly empty, and one in
 * many lines makes a diamond as wide.
 */
import { type Block, block, type Paragraph, widest } from '../block.ts'
import { diamondNeed } from '../shapes/pointed-needs.ts'
import { wordsIn } from '../wrap.ts'

/** How many widths are tried, from that of the longest word to that of all. */
const tries = 8

/** Words in a diamond may be as wide as this, in pixels, however narrow others are: it is no wider for it. */
const widestInDiamond = 240

/** The words, no line wider than `most` pixels; no word is broken that is not broken at that width. */
export const inCircle = (said: Paragraph[], most: number): Block => smallest(said, most, ({ w, h }) => Math.hypot(w, h))

/** The words in a diamond of a ratio. */
export const inDiamond = (said: Paragraph[], most: number, ratio: number): Block =>
  smallest(said, Math.max(most, widestInDiamond), ({ w, h }) => diamondNeed(w, h, ratio).w)

const smallest = (said: Paragraph[], most: number, sizeOf: (words: Block) => number): Block => {
  const longest = Math.max(0, ...said.map(({ text = '', as }) => widest(wordsIn(text), as)))
  const least = Math.min(most, longest)
  return Array.from({ length: tries }, (_, index) => most - ((most - least) * index) / (tries - 1))
    .map((width) => block(said, width))
    .reduce((best, each) => (sizeOf(each) < sizeOf(best) ? each : best))
}
