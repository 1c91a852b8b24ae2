/**
 * Tables measured: columns as wide as their widest words, wrapped where the page is too narrow, rows as high as theirs.
 */

import { type Block, block } from '../block.ts'
import type { TableCell, TableColumn, TableData } from '../data/table.ts'
import { easyWidth } from '../draw-options.ts'
import { up } from '../rect.ts'
import { room } from '../sheet.ts'
import type { Role } from '../type.ts'
import { grouped } from '../values/format.ts'
import { widestThatFits } from '../widest.ts'
import { markSize, notKnown } from './mark.ts'

/** The words of a table and the sizes that follow from them, in pixels. */
export type TableLayout = {
  heads: Block[]
  /** Row by row. */
  words: Block[][]
  widths: number[]
  heights: number[]
  headHeight: number
  /** With the padding beside the outer columns. */
  width: number
}

/** Free pixels between columns, beside the words of the outer ones, and above and below the words of a row. */
export const padding = { between: 24, beside: 12, row: 7 } as const
/** A chip is this much wider than its words, and this high at least; those of a column up to so wide are equally wide. */
export const chip = { beside: 10, h: 24, equal: 104 } as const

/** How wide words may be before they wrap. */
const caps = [480, 440, 400, 360, 320, 292, 264, 240, 216, 196, 176, 144, 112, 88, 64] as const

/** A path, a name in code or a moment has no good place for a break: it may be so many times as wide before it wraps. */
const unbroken = 1.25

/** Words wrap at this width rather than make a table wider than usual; narrower ones only for the page's sake. */
const least = 176

/** Heads over marks wrap at this width before words do, as what is below them is narrow. */
const markHead = 88

/** A table may be so much wider than usual for such heads, or where its words would be in more lines than this otherwise. */
const [wider, fewLines] = [88, 2]

/** Pixels at the start of each cell of a column, under its head, for a sign before the words. */
export type CellSigns = { column: number; w: number }

/** What a table leaves room for, so many pixels beside it and signs in a column; and cells that are written otherwise. */
type TableLook = { signs?: CellSigns; written?: ReadonlyMap<TableCell, string>; markHead?: number }
export type TableRoom = { taken?: number; signs?: CellSigns; written?: ReadonlyMap<TableCell, string> }

/** Measures a table beside which a drawing takes so many pixels: usual in width, or as wide as the page where that is too little. */
export const layTable = (data: TableData, { taken = 0, ...look }: TableRoom): TableLayout => {
  const wideCaps = caps.filter((cap) => cap >= least)
  const wide = wideCaps.map((cap) => layAt(data, cap, look))
  const fits = ({ width }: TableLayout): boolean => width <= room.w - taken
  const isEasy = ({ width }: TableLayout): boolean => width <= easyWidth - taken
  const isRoomy = ({ width }: TableLayout): boolean => width <= easyWidth + wider - taken
  const isTall = ({ words }: TableLayout): boolean => words.flat().some(({ lines }) => lines.length > fewLines)
  const easy = wide.find(isEasy)
  if (easy !== undefined) return isTall(easy) ? (wide.find(isRoomy) ?? easy) : easy
  const stacked = (): TableLayout[] => wideCaps.map((cap) => layAt(data, cap, { ...look, markHead }))
  return stacked().find(isRoomy) ?? widestThatFits(caps, (cap) => layAt(data, cap, look), fits)
}

const layAt = ({ columns, rows }: TableData, cap: number, { signs, written, markHead }: TableLook): TableLayout => {
  const heads = columns.map(({ name, unit, kind }) =>
    block(
      [{ text: unit === undefined ? name : `${name} (${unit})`, as: 'head' }],
      kind === 'mark' ? Math.min(cap, markHead ?? cap) : cap,
    ),
  )
  // Numbers of a column are written alike.
  const areLarge = columns.map((_, index) => rows.some(({ values }) => isLarge(values[index]?.value ?? null)))
  const words = rows.map(({ values }) =>
    values.map((cell, index) => {
      const value = written?.get(cell) ?? cell.value
      return wordsOf({ value }, { column: columns[index], cap, index, isLarge: areLarge[index] === true })
    }),
  )
  const widths = columns.map((column, index) => {
    const own = words.map((row) => widthOf(row[index]?.w ?? 0, column) + (index === signs?.column ? signs.w : 0))
    return up(Math.max(heads[index]?.w ?? 0, ...own), 4)
  })
  const width = up(widths.reduce((sum, w) => sum + w + padding.between, 2 * padding.beside - padding.between))
  const heights = words.map((row) => up(Math.max(32, ...row.map(({ h }) => h + 2 * padding.row))))
  return { heads, words, widths, heights, headHeight: up(Math.max(...heads.map(({ h }) => h)) + 14), width }
}

const roles = {
  text: 'label',
  code: 'code',
  number: 'code',
  time: 'code',
  chip: 'code',
  mark: 'label',
} as const satisfies Record<TableColumn['kind'], Role>

type CellPlace = { column: TableColumn | undefined; cap: number; index: number; isLarge: boolean }

const wordsOf = ({ value }: TableCell, { column, cap, index, isLarge }: CellPlace): Block => {
  const kind = column?.kind ?? 'text'
  if ((kind === 'mark' && value !== null) || value === '') return block([])
  const as = index === 0 && kind === 'text' ? 'item' : roles[kind]
  const text = value === null ? nothing(kind) : digitsOf(value, isLarge)
  return block([{ text, as }], (kind === 'code' || kind === 'time') && !/\s/.test(text) ? unbroken * cap : cap)
}

/** What is not known; in a column of marks a dash is one of them. */
const nothing = (kind: TableColumn['kind']): string => (kind === 'mark' ? notKnown : '–')

/** Whole numbers from 10,000 on have groups of three digits, and smaller ones in their column. */
const isLarge = (value: TableCell['value']): boolean =>
  typeof value === 'number' && Math.abs(value) >= 10_000 && Number.isInteger(value)

const digitsOf = (value: string | number, isLarge: boolean): string => {
  if (typeof value === 'string') return value
  const digits = String(value).replace('-', '−')
  return isLarge && Number.isInteger(value) ? grouped(digits) : digits
}

/** A chip around words of `w` pixels. */
export const chipWidth = (w: number): number => up(w + 2 * chip.beside, 4)

const widthOf = (w: number, { kind }: TableColumn): number => {
  if (kind === 'mark') return Math.max(markSize, w)
  return kind === 'chip' ? chipWidth(w) : w
}
