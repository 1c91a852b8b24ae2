/**
 * The numbers of bounds between bands, over the row where they meet: what is poor is read, not guessed.
 */

import { range } from 'd3-array'
import { widthOf } from '../../drawing/block.ts'
import type { Taken } from './bands.ts'
import { type BulletRow, boundWords, drawnOf, placeIn, wordsOf } from './scales.ts'
import { slotFor } from './slot.ts'

/** Free pixels between two words over a row. */
const beside = 8

/** The number of a bound, its middle, and from where to where it takes up room. */
type BoundWords = { text: string; x: number; span: Taken }

/** The room of all rows across, and how many targets long it is. */
export type BulletScale = { left: number; w: number; reach: number }

/** The bounds of a row that have room beside the words at its target, which says the one that is there. */
export const boundsOver = (row: BulletRow, { left, w, reach }: BulletScale, target: Taken): BoundWords[] => {
  const drawn = drawnOf(row)
  const taken = [target]
  return drawn.bands.flatMap((bound) => {
    const share = placeIn(drawn, reach)(bound)
    const free = [boundWords(row, bound), boundWords(row, bound, { isShort: true })]
      .flatMap((words) => placesOf(share > 1 ? `${words} →` : words, { left, w, share }))
      .find(({ span: [start, end] }) => {
        const isClear = taken.every(([from, to]) => end + beside <= from || start - beside >= to)
        return isClear && start >= left && end <= left + w
      })
    if (bound === drawn.target || free === undefined) return []
    taken.push(free.span)
    return [free]
  })
}

/** Where a number may be: in the middle over its edge, or as near to that as there is room; beyond the scale it is at the end. */
const placesOf = (text: string, { left, w, share }: { left: number; w: number; share: number }): BoundWords[] => {
  const width = slotFor(text, 'note')
  const edge = share > 1 ? Math.floor(left + w - width / 2) : Math.round(left + w * share)
  // Where few digits take the room of many, they are still over their edge.
  const own = widthOf(text, 'note')
  const most = width / 2 - 4
  return [...range(0, most, 4), most]
    .flatMap((by) => [by, -by])
    .map((shift) => {
      const slack = Math.min(Math.abs(shift), (width - own) / 2)
      const x = Math.round(edge + shift - Math.sign(shift) * slack)
      return { text, x, span: [edge + shift - width / 2, edge + shift + width / 2] }
    })
}

/** Where the words at the target of a row are. */
export const targetSpan = (row: BulletRow, { left, w, reach }: BulletScale, isNamed: boolean): Taken => {
  const [x, width] = [left + w / reach, slotFor(targetWords(row, isNamed), 'label')]
  return [x - width / 2, x + width / 2]
}

/** The words over a row: at its target, and at the bounds of its bands. */
export const takenOver = (row: BulletRow, page: BulletScale, isNamed: boolean): Taken[] => {
  const target = targetSpan(row, page, isNamed)
  return [target, ...boundsOver(row, page, target).map(({ span }) => span)]
}

/** What is written at the target of a row. */
export const targetWords = (row: BulletRow, isNamed: boolean): string =>
  `${isNamed ? 'target ' : ''}${wordsOf(row).target}`
