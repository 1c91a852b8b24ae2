/**
 * Cells with one line of words in the middle: keys, records, offsets.
 */
import { centerOf, type Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { lineOfText } from '../block.ts'
import { type Role, styleOf, type TypeStyle } from '../type.ts'
import { isSolid } from '../word-box.ts'
import { cells } from './cells.ts'

/** How the words are set (as code unless given), and how the cell is painted. */
export type WordCellLook = { as?: Role | TypeStyle } & Pick<Path, 'fill' | 'stroke' | 'dashed'>

/** The cell and its words; on a solid fill the words are light. */
export function wordCell(rect: Rect, words: string, { as = 'code', ...paint }: WordCellLook = {}): Element[] {
  const style = { ...styleOf(as), ...(isSolid(paint.fill) ? { fill: 'surface' as const } : {}) }
  return [cells(rect, paint), lineOfText(words, { ...centerOf(rect), as: style, align: 'middle' })]
}
