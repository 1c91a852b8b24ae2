/**
 * The length in focus, written into the silence that it measures: where no flag has words or its line.
 */
import { type Block, block } from '../../drawing/block.ts'
import type { Length } from '../../drawing/time/brackets.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** Free pixels beside the words, and between them and the scale: at least and at most. */
const clear = { beside: 24, least: 20, most: 44 }

/** Where the words of a length are, between its ends and over the scale at `y`; nothing where they do not fit. */
export function wordsInGap(
  { from, to, length, text }: Pick<Length<unknown>, 'from' | 'to' | 'length' | 'text'>,
  { y, taken }: { y: number; taken: readonly Rect[] },
): { words: Block; rect: Rect } | undefined {
  const words = block([
    { text: length, as: { size: 20, bold: true, fill: 'accent' } },
    { text, as: 'note' },
  ])
  const free = (y - words.h) / 2
  const top = y - Math.round(Math.max(clear.least, Math.min(free, clear.most))) - words.h
  const edges = [
    { x: from, w: 0 },
    ...taken.filter(({ y: other, h, x, w }) => other + h > top && x < to && x + w > from),
    { x: to, w: 0 },
  ].toSorted((a, b) => a.x - b.x)
  let end = from
  let widest = { x: from, w: 0 }
  for (const { x, w } of edges) {
    if (x - end > widest.w) widest = { x: end, w: x - end }
    end = Math.max(end, x + w)
  }
  if (widest.w < words.w + 2 * clear.beside) return undefined
  return { words, rect: { ...widest, y: top, h: words.h } }
}
