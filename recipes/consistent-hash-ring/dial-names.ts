/**
 * What the letters of a dial stand for: a register beside it with a badge, a name and numbers in each row.
 */
import { type Block, block, lineOfText, widthOf } from '../../drawing/block.ts'
import { accents, grays } from '../../drawing/fills.ts'
import { drawRegister, type RegisterCell, type RegisterRow } from '../../drawing/grid/register.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { pitchOf, type Role, roles } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawMoveBars, type MoveBar, moveBarsHeight } from './move-bars.ts'
import { pinBadge, pinRadius } from './pins.ts'

/** What has places on a dial, and its numbers, the first with bars of `parts` of the whole below it, before and after; the accent marks it if `isMarked`. */
export type DialName = { item: object; name: string; numbers: string[]; parts?: number[]; isMarked: boolean }

/** The letter of the name at an index. */
export const dialLetter = (index: number): string => String.fromCharCode(65 + index)

/** Pixels: from the center to the register, from badges to names, between columns of numbers; how high rows are, the title, and the middle of its words; from the bars to the register. */
const size = { x: 296, name: 36, column: 80, row: 44, head: 32, middle: 12, rows: 16 }

/** A row for each name: its badge, the name, and its numbers, the first with its bars. */
const rowsOf = (names: DialName[]): RegisterRow[] => {
  const largest = Math.max(...names.flatMap(({ parts = [] }) => parts))
  return names.map(({ item, name, numbers, parts, isMarked }, index): RegisterRow => {
    const words = numbers.map(
      (each, at): RegisterCell =>
        at > 0 || parts === undefined
          ? cell(each, 'label')
          : (spot) => [
              lineOfText(each, { ...spot, as: 'label', align: 'end' }),
              ...partBars(parts, { spot, largest, isMarked }),
            ],
    )
    const letter = ({ x, y }: { x: number; y: number }) =>
      pinBadge(dialLetter(index), { x: x + pinRadius, y }, isMarked)
    return { source: item, cells: [letter, cell(name, isMarked ? 'item' : 'label'), ...words] }
  })
}

/** Draws the register at the height of the dial's center; `heads` are over the numbers. */
export function drawNames(
  names: DialName[],
  { title, heads, rows: moves }: { title: string; heads: string[]; rows: MoveBar[] },
  sheet: Sheet,
): void {
  const rows = rowsOf(names)
  const right = size.name + Math.max(...names.map(({ name }) => widthOf(name, 'item')))
  const room = names.some(({ parts }) => parts !== undefined) ? bars.room : 0
  const ends = heads.map((_, index) => right + room + (index + 1) * size.column)
  const w = ends.at(-1) ?? right
  const high = moveBarsHeight(moves, w)
  const y = -(rows.length * size.row + size.head + high + size.rows) / 2
  drawMoveBars(moves, { x: size.x, y, w }, sheet)
  const top = y + high + size.rows
  // On the line of the title.
  sheet.put(
    '@heads',
    heads.map((text, index) =>
      lineOfText(text, {
        x: size.x + (ends[index] ?? 0),
        y: top + size.middle,
        as: 'note',
        align: 'end',
      }),
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
      padding: (size.row - pitchOf(roles.label)) / 2,
    },
    sheet,
  )
}

/** The bars of parts before their number: how long the largest is, how high each, between them, from their left end to that of the number, and what they add to its column, in pixels. */
const bars = { w: 72, h: 6, gap: 2, before: 172, room: 108 } as const

/** What a part was in gray, and what it is now in ink, or in the accent; one bar where it stays. */
const partBars = (
  parts: readonly number[],
  { spot, largest, isMarked }: { spot: Point; largest: number; isMarked: boolean },
): Element[] =>
  [...new Set(parts)].flatMap((part, at, all) => {
    const w = Math.round((part / largest) * bars.w)
    const top = spot.y - (all.length * (bars.h + bars.gap) - bars.gap) / 2
    const rect = { x: spot.x - bars.before, y: top + at * (bars.h + bars.gap), w, h: bars.h }
    const isNow = at === all.length - 1
    return w === 0 ? [] : [square(rect, isNow ? (isMarked ? accents[2] : accents[3]) : grays[3])]
  })

const cell = (text: string, as: Role): Block => block([{ text, as }])
