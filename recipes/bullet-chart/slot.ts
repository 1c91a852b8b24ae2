/**
 * The room that words with a number take: as much for few digits as for many, so that rows in thousands say as much as
 * the same rows in units.
 */
import { widthOf } from '../../drawing/block.ts'
import type { Role, TypeStyle } from '../../drawing/type.ts'

/** The room of the words in pixels: at least that of six digits and signs for the number in them. */
export const slotFor = (words: string, as: Role | TypeStyle): number =>
  Math.max(widthOf(words, as), widthOf(words.replace(/[\d.,]+[kMBT]?/, '88.88k'), as))
