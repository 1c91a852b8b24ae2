/**
 * Labels beside the plot area, such as the names at the ends of lines: spread apart where values are close together, and
 * joined by a thin line to what they name if they had to move.
 */
import { sum } from 'd3-array'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { type Block, block, type Paragraph, type Placement, place } from '../block.ts'
import { spread } from '../label/spread.ts'
import { line } from '../primitives.ts'
import { columns } from '../rect.ts'
import type { Source } from '../sheet.ts'
import { pitchOf } from '../type.ts'
import type { Frame } from './frame.ts'
import { type ChartMark, half, type SideWords } from './mark.ts'

/** A block as a label beside the plot area. */
export const sideBlock = (
  source: Source,
  words: Block,
  { at, side = 'right', stroke, dashed }: { at: number; side?: SideWords['side']; stroke?: Color; dashed?: true },
): SideWords => ({
  source,
  side,
  at,
  w: words.w,
  h: words.h,
  draw: (rect) => place(words, rect, { align: side === 'right' ? 'start' : 'end' }),
  ...(stroke === undefined ? {} : { stroke }),
  ...(dashed === undefined ? {} : { dashed }),
})

/** A mark that is nothing but paragraphs beside the plot area, at a value of y. */
export const sideNote = (
  source: Source,
  at: number,
  paragraphs: Paragraph[],
  { width, ...look }: { width?: number; side?: SideWords['side']; stroke?: Color } = {},
): ChartMark => ({
  beside: paragraphs.length === 0 ? [] : [sideBlock(source, block(paragraphs, width), { at, ...look })],
})

/** A label of several blocks side by side, its first line at a value of y. */
export type SideRow = { source: Source; at: number; cells: Block[]; stroke?: Color }

/**
 * Which side columns are on, where their words are in them, and what is over them: in the row of the axis, or with its
 * `middle` so many pixels over the plot area.
 */
type SideColumns = {
  side: SideWords['side']
  aligns: NonNullable<Placement['align']>[]
  heads?: string[]
  middle?: number
}

/** Labels in columns: each is as wide as its widest block, so that digits are stacked. */
export function sideColumns(
  rows: SideRow[],
  { side, aligns, heads = [], middle = headHeight / 2 }: SideColumns,
): ChartMark {
  const headBlocks = heads.map((text) => block(text === '' ? [] : [{ text, as: 'tick' }]))
  const widths = aligns.map((_, index) =>
    Math.max(headBlocks[index]?.w ?? 0, ...rows.map(({ cells }) => cells[index]?.w ?? 0)),
  )
  let frame: Frame | undefined
  // Heads are over the columns wherever leaders move these to.
  const drawHeads = (x: number): void => {
    if (frame === undefined) return
    const row = { x, y: frame.area.y - middle - headHeight / 2, w: widthOfAll(widths), h: headHeight }
    const texts = columns(row, widths, columnGap).flatMap((cell, index) =>
      place(headBlocks[index] ?? block([]), cell, { align: aligns[index] ?? 'start' }),
    )
    frame.put('@heads', texts, 'rule')
  }
  const beside = rows.map(({ source, at, cells, stroke = 'muted' }, index): SideWords => {
    // First lines of different size have one middle.
    const first = Math.max(0, ...cells.map(firstPitch))
    const h = Math.max(...cells.map((cell) => cell.h + (first - firstPitch(cell)) / 2))
    const draw = (rect: Rect) => {
      if (index === 0) drawHeads(rect.x)
      return columns(rect, widths, columnGap).flatMap((column, index) => {
        const cell = cells[index] ?? block([])
        const y = column.y + (first - firstPitch(cell)) / 2
        return place(cell, { ...column, y }, { align: aligns[index] ?? 'start', valign: 'top' })
      })
    }
    const w = widthOfAll(widths)
    return { source, side, at, w, h, down: (h - first) / 2, stroke, draw }
  })
  if (heads.length === 0) return { beside }
  // Over a row of bars the heads share the line of what is written over the plot area.
  const draw = (drawn: Frame): void => {
    frame = drawn
  }
  return { beside, top: middle > headHeight ? 0 : headHeight, draw }
}

/** The height of the heads over columns, in pixels. */
const headHeight = 24

const widthOfAll = (widths: number[]): number => sum(widths, (each) => each + columnGap) - columnGap

/** The height of a block's first line. */
const firstPitch = ({ lines: [line] }: Block): number => (line === undefined ? 0 : pitchOf(line.style))

const columnGap = 16

/** From the plot area to the words, and between two of them, in pixels; room for leader lines is always kept. */
const away = 24
const between = 4
/** Labels this far from their value get a leader line, which is so much across for each pixel up or down. */
const moved = 6
const level = 3
const [steepest, mostAway] = [0.6, 48]
const [tooFar, lowest] = [90, 28]

const wordsOf = (marks: ChartMark[], side: SideWords['side']): SideWords[] =>
  marks.flatMap(({ beside = [] }) => beside).filter((words) => words.side === side)

/** Where values of y are in a plot area from `y` on that is `h` high. */
type Upright = { at: (value: number) => number; y: number; h: number }

/**
 * How wide the labels of one side are, with their distance; 0 without labels. Labels that have to move far from their
 * values are further away, so that leaders to them are told apart; without `upright` none of them moves.
 */
export const sideWidth = (marks: ChartMark[], side: SideWords['side'], upright?: Upright): number => {
  const words = wordsOf(marks, side)
  const far = upright === undefined ? away : distanceOf(words, upright)
  return Math.max(0, ...words.map(({ w }) => w + far))
}

/** From the plot area to labels: further where one of them is farther from its value. */
const distanceOf = (words: SideWords[], upright: Upright): number => {
  const { farthest } = placesOf(words, upright)
  return Math.round(Math.min(mostAway, Math.max(away, farthest * steepest)))
}

/** Where the middles of labels would be, and where they are: at most so far below the axis, as its names reach out. */
const placesOf = (
  words: SideWords[],
  { at, y, h }: Upright,
  below = 10,
): { wanted: number[]; middles: number[]; farthest: number } => {
  const wanted = words.map(({ isOver, h: own, down = 0, ...each }) =>
    Math.min(at(each.at) + down, isOver === true ? y + h - own / 2 : Number.POSITIVE_INFINITY),
  )
  const middles = spread(wanted, {
    sizes: words.map((each) => each.h),
    gap: between,
    by: words.map((each) => at(each.at)),
    from: y - 10,
    to: y + h + below,
  })
  const farthest = Math.max(0, ...middles.map((middle, index) => Math.abs(middle - (wanted[index] ?? 0))))
  // Many that are far above go on below the axis, and are so far out that they are beside its names.
  return farthest > tooFar && below < lowest ? placesOf(words, { at, y, h }, lowest) : { wanted, middles, farthest }
}

/** The total height of the labels on the fuller side. */
export const sideHeight = (marks: ChartMark[]): number =>
  Math.max(...(['left', 'right'] as const).map((side) => heightOf(wordsOf(marks, side))))

const heightOf = (words: SideWords[]): number => words.reduce((sum, { h }) => sum + h + between, -between)

/** Draws the labels of both sides, where the room that sideWidth says is kept. */
export function drawSides(frame: Frame, marks: ChartMark[], { areNear = false }: { areNear?: boolean } = {}): void {
  for (const side of ['left', 'right'] as const) drawSide(frame, wordsOf(marks, side), areNear)
}

const drawSide = (frame: Frame, words: SideWords[], areNear: boolean): void => {
  const { area, room } = frame
  const upright = { at: frame.y.at, y: area.y, h: area.h }
  const { wanted, middles } = placesOf(words, upright)
  const isLoose = middles.some((middle, index) => Math.abs(middle - (wanted[index] ?? 0)) > moved)
  const out = areNear ? away : distanceOf(words, upright)
  for (const [index, { source, side, w, h, down = 0, draw, stroke = 'muted', dashed, at, isOver }] of words.entries()) {
    // Words that are kept over the axis are joined to what they name all the same.
    const [from, middle] = [half(isOver ? upright.at(at) + down : (wanted[index] ?? 0)), half(middles[index] ?? 0)]
    const [edge, turn] = side === 'right' ? [rightOf(area) + room.right, 1] : [area.x - room.left, -1]
    const near = edge + turn * (isLoose ? out : 12)
    const look = { stroke, ...(dashed === undefined ? {} : { dashed }) }
    // A level stroke before a number would be read as a minus.
    const isMinus = turn > 0 && dashed === undefined && Math.abs(from - middle) < level
    // The leader of a dashed rule goes on with it.
    const ends = { from: edge + (dashed ? 0 : turn * 6), to: near - turn * 4 }
    const leader = isLoose && !isMinus ? [line(ends.from, from - down, ends.to, middle - down, look)] : []
    frame.put(source, [...leader, ...draw({ x: side === 'right' ? near : near - w, y: middle - h / 2, w, h })], 'line')
  }
}
