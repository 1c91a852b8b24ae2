/**
 * What cells of a treemap say: as much as has room.
 */

import { type Block, block, widthOf } from '../../drawing/block.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** From the edge of a part to its words. */
export const marginOf = (w: number): number => (w < 72 ? 6 : 8)

/** Between a name and a size on one line. */
export const between = '\u00a0\u00a0'

/** Words of a cell, whether they have its size, and how well they say what it is: 1 where name and size are whole in the usual type. */
export type CellWords = Block & { isSized: boolean; grade: number }

/**
 * Name and size in one type, smaller where it does not fit without breaking an identifier; then broken after separators;
 * the name alone; or nothing. Narrow parts have narrow margins.
 */
export const wordsIn = ({ w, h }: Rect, { name, value }: { name: string; value: string }): CellWords | undefined => {
  const room = w - 2 * marginOf(w)
  const ways = [true, false].flatMap((isWhole) => ([14, 12] as const).map((size) => ({ isWhole, as: { size } })))
  const tried = ways.filter(({ isWhole, as }) =>
    isWhole
      ? name.split(' ').every((word) => widthOf(word, as) <= room)
      : breaksAtSeparators(name, block([{ text: name, as }], room)),
  )
  const values = (['note', 'small'] as const).filter((as) => widthOf(value, as) <= room)
  // A low cell has both in one line, which breaks nowhere: it would break the number, too.
  const line = `${name}${between}${value}`.replaceAll(' ', '\u00a0')
  const sized = tried.flatMap(({ isWhole, as }) =>
    [
      ...values.map((valueAs) => [
        { text: name, as },
        { text: value, as: valueAs },
      ]),
      ...(widthOf(line, as) <= room ? [[{ text: line, as }]] : []),
    ].map((paragraphs) => ({ isWhole, as, paragraphs, isSized: true })),
  )
  return [...sized, ...tried.map((way) => ({ ...way, paragraphs: [{ text: name, as: way.as }], isSized: false }))]
    .map(({ isWhole, as, paragraphs, isSized }) => ({
      ...block(paragraphs, room),
      isSized,
      grade: (isWhole ? 1 : 0.5) * (as.size === 14 ? 1 : 0.8) * (paragraphs[1]?.as === 'note' ? 1 : 0.6),
    }))
    .find((each) => each.w <= room && each.h <= h - (h < 60 ? 6 : 12))
}

/** The sign of a state alone, where a name has no room: that is found below. */
export const signIn = ({ w, h }: Rect, sign: string): Block | undefined => {
  const words = block([{ text: sign, as: 'note' }])
  return sign !== '' && words.w <= w - 2 * marginOf(w) && words.h <= h - 6 ? words : undefined
}

/** Whether lines break at spaces, or after separators of identifiers and paths. */
const breaksAtSeparators = (name: string, { lines }: Block): boolean => {
  let at = 0
  return lines.every(({ text }) => {
    at = name.indexOf(text, at) + text.length
    return at === name.length || /[\s/_\-.:]$/.test(name.slice(0, at)) || name[at] === ' '
  })
}
