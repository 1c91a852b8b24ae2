/**
 * The cells of a table: words, marks and chips, in the color of what a row is where its words say that.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, place, tinted } from '../block.ts'
import type { TableCell, TableColumn, TableRow } from '../data/table.ts'
import { band, raised } from '../fills.ts'
import { up } from '../rect.ts'
import { wordBox } from '../word-box.ts'
import { drawMark } from './mark.ts'
import { chip, chipWidth } from './table-layout.ts'

/** At which end of its column a cell is: digits of one place below each other. */
export const alignOf = ({ kind }: TableColumn): 'start' | 'middle' | 'end' =>
  kind === 'number' ? 'end' : kind === 'mark' ? 'middle' : 'start'

/** Where the name of a column of `w` pixels is over its cells: chips of one width have it at their middle. */
export const headAlignOf = (column: TableColumn, w: number): 'start' | 'middle' | 'end' =>
  column.kind === 'chip' && w <= chip.equal ? 'middle' : alignOf(column)

/** A state is shown where there are words to go with it: on the chips, else on the first words of a row. */
export const statedColumn = (columns: TableColumn[]): TableColumn | undefined =>
  columns.find(({ kind }) => kind === 'chip') ?? columns.find(({ kind }) => kind === 'text')

type CellPlace = { column: TableColumn; spot: Rect; words: Block; state: TableRow['state']; isFocus: boolean }

/** Draws one cell. */
export const drawCell = ({ value }: TableCell, { column, spot, words, state, isFocus }: CellPlace): Element[] => {
  if (column.kind === 'mark' && value !== null)
    return drawMark(String(value), { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 })
  if (column.kind !== 'chip' || value === null || value === '')
    return place(state === undefined ? words : tinted(words, state), spot, { align: alignOf(column) })
  if ((state === undefined || state === 'muted') && /^(?:info|debug|trace|notice|verbose)$/i.test(String(value))) {
    const plain = isFocus ? words : tinted(words, 'muted')
    return place(plain, spot.w <= chip.equal ? spot : { ...spot, w: chipWidth(words.w) })
  }
  const h = up(Math.max(chip.h, words.h + 6))
  const rect = { x: spot.x, y: spot.y + (spot.h - h) / 2, w: spot.w <= chip.equal ? spot.w : chipWidth(words.w), h }
  const isStrong = state === 'positive' || state === 'negative'
  const isWarning = /^warn(ing)?$/i.test(String(value))
  // A warning is told from what is only said, but not as loud as what failed: the same in each row, in focus or not.
  const plain = isWarning ? ({ fill: 'surface', stroke: 'ink' } as const) : isFocus ? raised : band
  return wordBox(
    rect,
    state === 'muted' && !isWarning ? tinted(words, 'muted') : words,
    isStrong ? { fill: state, stroke: state } : plain,
  )
}
