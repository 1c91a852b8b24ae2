/**
 * The numbers of bounds between bands, over the row where they meet: what is poor is read, not guessed.
 */

import type { Taken } from './bands.ts'
import { type BulletRow, boundWords, drawnOf, placeIn, wordsOf } from './scales.ts'
import { slotFor } from './slot.ts'

/** Free pixels between two words over a row. */
const beside = 8

type Scale = { left: number; w: number; reach: number }

/** The bounds of a row that have room beside the words at its target, which says the one that is there. */
export const boundsOver = (
  row: BulletRow,
  { left, w, reach }: Scale,
  target: Taken,
): { text: string; x: number; span: Taken }[] => {
  const drawn = drawnOf(row)
  const taken = [target]
  return drawn.bands.flatMap((bound) => {
    const share = placeIn(drawn, reach)(bound)
    const text = share > 1 ? `${boundWords(row, bound)} →` : boundWords(row, bound)
    const width = slotFor(text, 'small')
    // What is beyond the scale is written at its end.
    const x = share > 1 ? Math.floor(left + w - width / 2) : Math.round(left + w * share)
    const span: Taken = [x - width / 2, x + width / 2]
    const isFree = taken.every(([from, to]) => span[1] + beside <= from || span[0] - beside >= to)
    if (bound === drawn.target || !isFree || span[0] < left || span[1] > left + w) return []
    taken.push(span)
    return [{ text, x, span }]
  })
}

/** Where the words at the target of a row are. */
export const targetSpan = (row: BulletRow, { left, w, reach }: Scale, isNamed: boolean): Taken => {
  const [x, width] = [left + w / reach, slotFor(targetWords(row, isNamed), 'small')]
  return [x - width / 2, x + width / 2]
}

/** The words over a row: at its target, and at the bounds of its bands. */
export const takenOver = (row: BulletRow, page: Scale, isNamed: boolean): Taken[] => {
  const target = targetSpan(row, page, isNamed)
  return [target, ...boundsOver(row, page, target).map(({ span }) => span)]
}

/** What is written at the target of a row. */
export const targetWords = (row: BulletRow, isNamed: boolean): string =>
  `${isNamed ? 'target ' : ''}${wordsOf(row).target}`
