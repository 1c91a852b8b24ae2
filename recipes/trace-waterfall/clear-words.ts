/**
 * Words after bars that keep clear of the edges of a band.
 */
import type { Caption } from '../../drawing/time/caption.ts'
import type { Beside } from '../../drawing/time/lane-rows.ts'

/** Words that an upright line would cut are before their bar instead, where there is room. */
export const clearOf = (
  lines: readonly number[],
  plain: Beside,
  { from, left, words }: { from: number; left: number; words: Caption },
): Beside => {
  const isCut = lines.some((x) => x > plain.wordsAt - 4 && x < plain.wordsAt + plain.words.w + 4)
  const before = from - 8 - words.w
  return isCut && !plain.isBelow && before >= left ? { ...plain, words, wordsAt: before } : plain
}
