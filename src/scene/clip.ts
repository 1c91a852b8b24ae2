/**
 * Text shortened to a number of characters, never in the middle of what a person sees as one.
 *
 * Marks, joiners, variation selectors, skin tones, tags and Korean vowels stay with what they change, and flags are
 * pairs (UAX 29, extended grapheme clusters). Not by `Intl.Segmenter`: its tables are those of the engine, and the same
 * text must be cut alike everywhere.
 */
import { countCodePoints } from './code-points.ts'

/** What a person sees as one character. */
const cluster =
  /\r\n|\p{Regional_Indicator}{2}|[^](?:\p{M}|\p{Emoji_Modifier}|[\u1160-\u11ff\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gu

/** The beginning of a text: whole characters with at most `most` code points together. */
export const beginningOf = (text: string, most: number): string => {
  let [end, count] = [0, 0]
  // Twice as much as can be kept, in which no character at the end is cut that could still be taken.
  for (const [each] of text.slice(0, 4 * most + 2).matchAll(cluster)) {
    count += countCodePoints(each)
    if (count > most) break
    end += each.length
  }
  return text.slice(0, end)
}

/** The text, with at most `most` code points; the last is an ellipsis if something is left out. */
export const clip = (text: string, most = 60): string =>
  text.length <= most || countCodePoints(text) <= most ? text : `${beginningOf(text, most - 1)}…`
