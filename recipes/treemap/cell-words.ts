/**
 * What cells of a treemap say: as much as has room.
 */

import { type Block, block, widthOf } from '../../drawing/block.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** The first of the words that fits on a line. */
export const fittingLine = (tried: string[], as: TypeStyle, width: number): string | undefined =>
  tried.find((words) => widthOf(words, as) <= width)

/** From the edge of a part to its words. */
export const marginOf = (w: number): number => (w < 92 ? 6 : 8)

/** Name and size in one type, smaller where it does not fit without breaking a word; the name alone; or nothing. Narrow parts have narrow margins. */
export const wordsIn = ({ w, h }: Rect, { name, value }: { name: string; value: string }): Block | undefined => {
  const room = w - 2 * marginOf(w)
  const tried = ([14, 12] as const).flatMap((size) => {
    const title = { text: name, as: { size } as TypeStyle }
    return isWhole(name, block([title], room)) ? [title] : []
  })
  const values = (
    [
      { text: value, as: 'note' },
      { text: value, as: 'small' },
    ] as const
  ).filter((each) => widthOf(each.text, each.as) <= room)
  return [...values, undefined]
    .flatMap((each) => tried.map((title) => block([title, ...(each === undefined ? [] : [each])], room)))
    .find((each) => each.w <= room && each.h <= h - (h < 60 ? 6 : 12))
}

/** Whether lines break at spaces, or after separators of identifiers and paths. */
const isWhole = (name: string, { lines }: Block): boolean => {
  let at = 0
  return lines.every(({ text }) => {
    at = name.indexOf(text, at) + text.length
    return at === name.length || /[\s/_\-.:]/.test(name.slice(at - 1, at + 1))
  })
}
