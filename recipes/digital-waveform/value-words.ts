/**
 * The words of a value in its box: as large as there is room for, or their beginning.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { fittingWords } from '../../drawing/fitting-words.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { WaveStretch } from './waves.ts'

/** What the slanted ends of a box and the space beside words take, in pixels. */
const beside = 16

/** How wide columns are in which the words of every value fit, in pixels. */
export const widthForWords = (stretches: readonly WaveStretch[]): number =>
  up(
    Math.max(0, ...stretches.map(({ text, from, to }) => (text ? widthOf(text, 'item') + beside : 0) / (to - from))),
    4,
  )

/** Whether a box of `w` pixels has only the beginning of a value, or nothing of it. */
export const isCut = (text: string | undefined, w: number): boolean =>
  text !== undefined && widthOf(text, 'small') > w - beside

/** Says which values of a signal are cut, or not there, as their stretches are too short. */
export function noteCut(item: object, texts: readonly string[], sheet: Sheet): void {
  if (texts.length === 0) return
  const said = enumerate(
    texts.map((text) => JSON.stringify(text)),
    4,
  )
  const [have, them] = texts.length === 1 ? ['has', 'it'] : ['have', 'them']
  sheet.note(item, 'data', `${said} ${have} no room: let ${them} last more columns, or shorten ${them}`)
}

/** A value in a box of `w` pixels: in bold, else small, else its beginning; nothing where there is no room for that. */
export const valueWords = (text: string, w: number): Block => {
  const room = w - beside
  if (widthOf(text, 'item') <= room) return block([{ text, as: 'item' }])
  const letters = Array.from(text)
  const begun = letters.map((_, cut) => `${letters.slice(0, letters.length - 1 - cut).join('')}…`)
  return fittingWords([text, ...begun.slice(0, -1)], room, 'small')
}
