/**
 * Cells: values in the bands of x and y, shaded by level. Cells share their edges; those of a row with the same
 * level are one path, so that large tables make small scenes.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText, widthOf } from '../block.ts'
import type { SeriesCell } from '../data/numbers.ts'
import { path } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import { rectOf } from './bar.ts'
import type { Frame } from './frame.ts'
import { ramp } from './levels.ts'
import type { ChartMark } from './mark.ts'

/** The style of cells: their level, their text, and which of them are separate parts. */
export type CellOptions = {
  levelOf: (value: number) => number
  wordsOf?: (cell: SeriesCell) => string | undefined
  isOwn?: (cell: SeriesCell) => boolean
  /** What the cells come from, if not a row of the data. */
  source?: Source
}

/** The cells of one row, `y` its number. */
export const cells = (row: { values: SeriesCell[] }, y: number, options: CellOptions): ChartMark => ({
  draw: (frame) => {
    const placed = row.values.flatMap((cell, x): PlacedCell[] =>
      cell.value === null ? [] : [{ cell, rect: rectOf(frame, { x, y }), level: options.levelOf(cell.value) }],
    )
    const { source = row, isOwn = () => false } = options
    const shared = placed.filter(({ cell }) => !isOwn(cell))
    frame.put(source, levelPaths(shared))
    frame.put(
      source,
      shared.flatMap((each) => cellWords(each, options)),
    )
    for (const each of placed.filter(({ cell }) => isOwn(cell)))
      frame.put(each.cell, [...levelPath([each], each.level), ...cellWords(each, options)])
  },
})

type PlacedCell = { cell: SeriesCell; rect: Rect; level: number }

/** One path for all cells of a level. */
const levelPaths = (placed: PlacedCell[]): Element[] =>
  [...ramp.keys()].flatMap((level) =>
    levelPath(
      placed.filter((each) => each.level === level),
      level,
    ),
  )

const levelPath = (placed: PlacedCell[], level: number): Element[] => {
  const d = placed.map(({ rect: { x, y, w, h } }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')
  // The stroke in the color of the palest level separates cells of one level without a gap between them.
  const stroke = level === 0 ? 'rule' : 'surface'
  return d === '' ? [] : [path(d, { fill: (ramp[level] ?? ramp[0]).fill, stroke })]
}

/** A cell's text in the largest type that fits, or none. */
const cellWords = ({ cell, rect, level }: PlacedCell, { wordsOf = () => undefined }: CellOptions): Element[] => {
  const words = wordsOf(cell)
  const size = ([16, 14, 12] as const).find((each) => words !== undefined && fits(words, each, rect))
  if (words === undefined || size === undefined) return []
  const { x, y, w, h } = rect
  const as = { size, mono: true, fill: (ramp[level] ?? ramp[0]).ink } as const
  return [lineOfText(words, { x: x + w / 2, y: y + h / 2, align: 'middle', as })]
}

const fits = (words: string, size: 12 | 14 | 16, { w, h }: Rect): boolean =>
  widthOf(words, { size, mono: true }) + 10 <= w && size + 10 <= h

/** Frames around the cells of a set, one around those that lie side by side in a row. */
export const rings = (rows: { values: SeriesCell[] }[], framed: ReadonlySet<object>): ChartMark[] =>
  rows.flatMap(({ values }, y) =>
    values.flatMap((cell, from) => {
      if (!framed.has(cell) || framed.has(values[from - 1] ?? {})) return []
      const length = values.slice(from).findIndex((each) => !framed.has(each))
      return [ring(cell, { x: [from, length < 0 ? values.length - 1 : from + length - 1], y })]
    }),
  )

/** A frame around cells, inside their edges, strong enough to be seen on every level. */
const ring = (cell: SeriesCell, at: { x: [from: number, to: number]; y: number }): ChartMark => ({
  draw: (frame: Frame) => {
    const [first, last] = at.x.map((x) => rectOf(frame, { x, y: at.y }))
    if (first === undefined || last === undefined) return
    const { x, y, h } = first
    const w = last.x + last.w - x
    const outer = `M ${x - 2} ${y - 2} h ${w + 4} v ${h + 4} h ${-w - 4} Z`
    const inner = `M ${x + 2} ${y + 2} v ${h - 4} h ${w - 4} v ${4 - h} Z`
    frame.put(cell, [path(`${outer} ${inner}`, { fill: 'accent', stroke: 'none' })], 'line')
  },
})
