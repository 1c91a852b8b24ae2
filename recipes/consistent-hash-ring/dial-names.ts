/**
 * What the letters of a dial stand for: a register beside it with a badge, a name and numbers in each row.
 */
import { type Block, block, lineOfText, widthOf } from '../../drawing/block.ts'
import { drawRegister, type RegisterRow } from '../../drawing/grid/register.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Role } from '../../drawing/type.ts'
import { drawMoveBars, type MoveBar, moveBarsHeight } from './move-bars.ts'
import { pinBadge, pinRadius } from './pins.ts'

/** What has places on a dial, and its numbers; the accent marks it if `isMarked`. */
export type DialName = { item: object; name: string; numbers: string[]; isMarked: boolean }

/** The letter of the name at an index. */
export const dialLetter = (index: number): string => String.fromCharCode(65 + index)

/** Pixels: from the center to the register, from badges to names, between columns of numbers; how high rows are, the title, and the middle of its words; from the bars to the register. */
const size = { x: 296, name: 36, column: 96, row: 36, head: 32, middle: 12, rows: 16 }

/** Draws the register at the height of the dial's center; `heads` are over the numbers. */
export function drawNames(
  names: DialName[],
  { title, heads, rows: bars }: { title: string; heads: string[]; rows: MoveBar[] },
  sheet: Sheet,
): void {
  const rows = names.map(({ item, name, numbers, isMarked }, index): RegisterRow => {
    const words = numbers.map((each) => cell(each, 'label'))
    const letter = ({ x, y }: { x: number; y: number }) =>
      pinBadge(dialLetter(index), { x: x + pinRadius, y }, isMarked)
    return { source: item, cells: [letter, cell(name, isMarked ? 'item' : 'label'), ...words] }
  })
  const right = size.name + Math.max(...names.map(({ name }) => widthOf(name, 'item')))
  const ends = heads.map((_, index) => right + (index + 1) * size.column)
  const w = ends.at(-1) ?? right
  const high = moveBarsHeight(bars, w)
  const y = -(rows.length * size.row + size.head + high + size.rows) / 2
  drawMoveBars(bars, { x: size.x, y, w }, sheet)
  const top = y + high + size.rows
  // On the line of the title.
  sheet.put(
    '@heads',
    heads.map((text, index) =>
      lineOfText(text, { x: size.x + (ends[index] ?? 0), y: top + size.middle, as: 'note', align: 'end' }),
    ),
  )
  drawRegister(
    rows,
    {
      x: size.x,
      y: top,
      title,
      columns: [0, size.name, ...ends],
      ends: heads.map((_, index) => index + 2),
      padding: size.row / 4,
    },
    sheet,
  )
}

const cell = (text: string, as: Role): Block => block([{ text, as }])
