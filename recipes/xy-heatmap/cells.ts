/**
 * Cells: values in the bands of x and y, shaded by level. Cells share their edges; those of a row with the same
 * level are one path, so that large tables make small scenes.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import { accentRamp, type LevelLook, levelFill } from '../../drawing/chart/levels.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { SeriesCell } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** What words in a cell need of it beside their own size, in pixels. */
export const air = 10

/** The style of cells: their level, their text, and which of them are separate parts. */
export type CellOptions = {
  levelOf: (value: number) => number
  wordsOf?: (cell: SeriesCell) => string | undefined
  /** The widest words of all rows: where these have no room, none are written, as the greatest would be missing. */
  widest?: string
  /** What is written where a value is missing. */
  missing?: string
  isOwn?: (cell: SeriesCell) => boolean
}

/** The cells of one row, `y` its number. */
export const cells = (row: { values: SeriesCell[] }, y: number, options: CellOptions): ChartMark => ({
  draw: (frame) => {
    const rects = row.values.map((_, x) => rectOf(frame, { x, y }))
    const least = Math.min(...rects.map(({ w }) => w))
    const placed = row.values.flatMap((cell, x): PlacedCell[] => {
      const rect = rects[x]
      return cell.value === null || rect === undefined
        ? []
        : [{ cell, rect, least, look: accentRamp[options.levelOf(cell.value)] ?? accentRamp[0] }]
    })
    const { isOwn = () => false, missing } = options
    if (missing !== undefined)
      frame.put(
        row,
        row.values.flatMap((cell, x) => (cell.value === null ? missingWords(missing, rectOf(frame, { x, y })) : [])),
      )
    const shared = placed.filter(({ cell }) => !isOwn(cell))
    frame.put(row, levelPaths(shared))
    frame.put(
      row,
      shared.flatMap((each) => cellWords(each, options)),
    )
    for (const each of placed.filter(({ cell }) => isOwn(cell)))
      frame.put(each.cell, [...levelPath([each], each.look), ...cellWords(each, options)])
  },
})

/** A cell where it is; `least` is the width of the narrowest of its row. */
type PlacedCell = { cell: SeriesCell; rect: Rect; least: number; look: LevelLook }

/** One path for all cells of a level. */
const levelPaths = (placed: PlacedCell[]): Element[] =>
  accentRamp.flatMap((look) =>
    levelPath(
      placed.filter((each) => each.look === look),
      look,
    ),
  )

/** A gap of a pixel parts neighbors of one level. */
const levelPath = (placed: PlacedCell[], look: LevelLook): Element[] => {
  const d = placed.map(({ rect: { x, y, w, h } }) => `M${x} ${y}h${w - 1}v${h - 1}h${1 - w}z`).join('')
  return d === '' ? [] : [path(d, levelFill(look))]
}

/** A cell's text in the largest type in which the widest of all fits, or none. */
const cellWords = (placed: PlacedCell, options: CellOptions): Element[] => {
  const { cell, rect, least } = placed
  const { wordsOf = () => undefined } = options
  const words = wordsOf(cell)
  const { widest = words } = options
  // Cells are whole pixels wide: a pixel more is no larger type.
  const size = ([16, 14, 12] as const).find((each) => widest !== undefined && fits(widest, each, { ...rect, w: least }))
  if (words === undefined || size === undefined) return []
  const { x, y, w, h } = rect
  const as = { size, fill: placed.look.ink } as const
  return [lineOfText(words, { x: x + w / 2, y: y + h / 2, align: 'middle', as })]
}

const missingWords = (words: string, { x, y, w, h }: Rect): Element[] =>
  fits(words, 12, { x, y, w, h })
    ? [lineOfText(words, { x: x + w / 2, y: y + h / 2, align: 'middle', as: 'label' })]
    : []

const fits = (words: string, size: 12 | 14 | 16, { w, h }: Rect): boolean =>
  widthOf(words, { size }) + air <= w && size + air <= h
