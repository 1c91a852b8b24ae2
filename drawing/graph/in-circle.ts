/**
 * Words in a circle or a diamond: in the fewest lines that need hardly more than the smallest one. A name in one line makes it
 * mostly empty, one in many lines makes a diamond as wide, and one word a line is a column to spell.
 */
import { type Block, block, type Paragraph, widest } from '../block.ts'
import { diamondNeed } from '../shapes/pointed-needs.ts'
import { wordsIn } from '../wrap.ts'

/** How many widths are tried, from that of the longest word to that of all. */
const tries = 8

/** Words in a diamond may be as wide as this, in pixels, however narrow others are: it is no wider for it. */
const widestInDiamond = 240

/** How much larger a circle may be for lines less. */
const larger = 1.15

/** The diagonal of words that every circle has room for, in pixels. */
const smallestCircle = 80

/** The words, no line wider than `most` pixels; no word is broken that is not broken at that width. */
export const inCircle = (said: Paragraph[], most: number): Block =>
  smallest(said, most, ({ w, h }) => Math.max(smallestCircle, Math.hypot(w, h)), larger)

/** The words in a diamond of a ratio. */
export const inDiamond = (said: Paragraph[], most: number, ratio: number): Block =>
  smallest(said, Math.max(most, widestInDiamond), ({ w, h }) => diamondNeed(w, h, ratio).w, 1)

const smallest = (said: Paragraph[], most: number, sizeOf: (words: Block) => number, spare: number): Block => {
  const longest = Math.max(0, ...said.map(({ text = '', as }) => widest(wordsIn(text), as)))
  const least = Math.min(most, longest)
  const all = Array.from({ length: tries }, (_, index) => {
    const words = block(said, most - ((most - least) * index) / (tries - 1))
    return { words, size: sizeOf(words) }
  })
  const enough = spare * Math.min(...all.map(({ size }) => size))
  const rankOf = ({ words, size }: (typeof all)[number]): number => words.lines.length + size / 10_000
  return all.filter(({ size }) => size <= enough).reduce((best, each) => (rankOf(each) < rankOf(best) ? each : best))
    .words
}
