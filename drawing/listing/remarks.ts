/**
 * Remarks beside panels: words in a column of their own, with leaders to the rows that they are about.
 *
 * Rows keep their order in the column, so that leaders cross only where the rows of two panels do.
 */
import type { Color } from '../../src/scene/limits.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { type Block, place } from '../block.ts'
import { spread } from '../label/spread.ts'
import { path } from '../primitives.ts'
import { square } from '../square.ts'
import { pitchOf, roles } from '../type.ts'

/** The end of a leader: where the code of a row ends, and the middle of the row, in pixels. */
export type RowEnd = { x: number; y: number }

/**
 * Words about a row of the panel on the left, of the panel on the right, or about how one leads to the other (with an
 * arrow). `stroke` is the color of its leaders.
 */
export type SideRemark = {
  words: Block
  left?: RowEnd | undefined
  right?: RowEnd | undefined
  stroke?: Color | undefined
}

/** The column of remarks between `left`, the edge of the panel before it, and `right`, that of the panel after it. */
export type RemarkColumn = { left: number; right?: number; from: number; x: number; w: number }

/** The least room for remarks beside panels, the most they take there and between two, and the least between two, in pixels. */
export const remarkWidth = { least: 168, most: 264, between: 176, narrow: 96 }
/** From the edge of a panel to the column: leaders bend here, and between two panels arrows need more room. */
export const channelOf = (panels: number): number => (panels > 1 ? 24 : 28)
const beside = 8
/** Between remarks, which then stand in the lines of code; under those of several lines is some more, so that each reads as one. */
const between = 2
const block = 8
/** Words may be this far above or below the end of their leader. */
const slightly = 4
/** The last stretch before a panel is straight, so that an arrow meets its edge squarely. */
const straight = 12

/** Remarks in the order of their rows; where no order keeps leaders from crossing, the highest first. */
export function inRowOrder<Item extends SideRemark>(remarks: Item[]): { ordered: Item[]; crosses: boolean } {
  const rest = remarks.toSorted((a, b) => heightOf(a) - heightOf(b))
  const ordered: Item[] = []
  let crosses = false
  while (rest.length > 0) {
    const next = rest.findIndex((item) => !rest.some((other) => other !== item && precedes(other, item)))
    crosses ||= next < 0
    ordered.push(...rest.splice(Math.max(0, next), 1))
  }
  return { ordered, crosses }
}

const precedes = (a: SideRemark, b: SideRemark): boolean => isAbove(a.left, b.left) || isAbove(a.right, b.right)

const isAbove = (a: RowEnd | undefined, b: RowEnd | undefined): boolean =>
  a !== undefined && b !== undefined && a.y < b.y

const heightOf = ({ left, right }: SideRemark): number => ((left ?? right)?.y ?? 0) / 2 + ((right ?? left)?.y ?? 0) / 2

/** How a row leads to one level with it: one line through the column, with its words over it. */
const isThrough = ({ left, right }: SideRemark): boolean => left !== undefined && left.y === right?.y

/** From the words of such a line to it. */
const lift = 4

/** From the middle of a remark to where its leader meets it: its first line beside one panel, its middle between two. */
const meets = (remark: SideRemark, { right }: RemarkColumn): number => {
  const { words } = remark
  if (right === undefined) return (pitchOf(roles.label) - words.h) / 2
  return isThrough(remark) ? words.h / 2 + lift : 0
}

/** The middles of ordered remarks in their column. */
export const placeRemarks = (remarks: SideRemark[], column: RemarkColumn): number[] => {
  let last = -Infinity
  const wanted = remarks.map((remark) => {
    last = Math.max(last, heightOf(remark) - meets(remark, column) + under(remark) / 2)
    return last
  })
  const sizes = remarks.map((remark) => {
    const through = column.right !== undefined && isThrough(remark) ? 2 * lift + block : 0
    return remark.words.h + under(remark) + through
  })
  const middles = spread(wanted, { sizes, gap: between, from: column.from })
  return middles.map((middle, index) => Math.round(middle - under(remarks[index]) / 2))
}

/** What is free under a remark of several lines. */
const under = (remark: SideRemark | undefined): number => ((remark?.words.h ?? 0) > pitchOf(roles.label) ? block : 0)

/** A remark's words around `y`, and its leaders. */
export const drawRemark = (remark: SideRemark, y: number, column: RemarkColumn): Element[] => {
  const { words, left, right, stroke } = remark
  const look = stroke === undefined ? {} : { stroke }
  const isBetween = column.right !== undefined
  const rect = { x: column.x, y: Math.round(y - words.h / 2), w: column.w, h: words.h }
  const [start, end] = isBetween
    ? [rect.x + (rect.w - words.w) / 2, rect.x + (rect.w + words.w) / 2].map(Math.round)
    : [rect.x, rect.x + words.w]
  const over = y + meets(remark, column)
  if (left !== undefined && column.right !== undefined && isThrough(remark) && Math.abs(over - left.y) <= 1)
    return [
      path(`M ${left.x} ${left.y} H ${column.right}`, { ...look, arrow: true }),
      ...place(words, rect, { align: 'middle' }),
    ]
  // Where the words of such a line had to move, they are between its halves.
  const level = isThrough(remark) ? y : over
  // A bend of a few pixels looks like a mistake.
  const meeting = left !== undefined && !isBetween && Math.abs(left.y - level) <= slightly ? left.y : level
  const arrow = left === undefined ? look : { ...look, arrow: true }
  return [
    ...(left === undefined ? [] : leaderFrom(left, { edge: column.left, x: (start ?? 0) - beside, y: meeting, look })),
    ...(right === undefined || column.right === undefined
      ? []
      : [
          leaderTo(column.right, right.y, { x: (end ?? 0) + beside, y: meeting, look: arrow }),
          // A row in focus has a bar of its own there.
          ...(left === undefined && stroke !== 'accent' ? [rowMark(column.right, right.y)] : []),
        ]),
    ...place(words, rect, { align: isBetween ? 'middle' : 'start' }),
  ]
}

type Leader = { x: number; y: number; look: Pick<Path, 'stroke' | 'arrow'> }

/**
 * From the code of a row along the row and over the edge of its panel to the words. Paths all of it: code ends,
 * and rows stand, on no grid.
 */
const leaderFrom = (row: RowEnd, { edge, x, y, look }: Leader & { edge: number }): Element[] => {
  const bend = y === row.y ? `M ${edge} ${y} H ${x}` : `M ${edge} ${row.y} h 4 L ${x - 4} ${y} H ${x}`
  return [path(`M ${row.x} ${row.y} H ${edge} ${bend.replace('M', 'L')}`, look)]
}

/** A bar at the edge of a row, so that a leader ends at the row and not at the frame. */
const rowMark = (edge: number, y: number): Element =>
  square({ x: edge, y: y - rowHeight / 2, w: 3, h: rowHeight }, { fill: 'muted' })

const rowHeight = 16

/** Across the channel to the edge of the panel on the right. */
const leaderTo = (edge: number, row: number, { x, y, look }: Leader): Element =>
  path(y === row ? `M ${x} ${y} H ${edge}` : `M ${x} ${y} h 4 L ${edge - straight} ${row} H ${edge}`, look)
