/**
 * Grids of cells shaded in four levels: one path per level, however many cells there are.
 *
 * The levels run `surface`, `soft`, `accent`, `ink`: light to dark on a light page, dark to light on a
 * dark one. Print numbers where a value matters, because four steps cannot be read as amounts.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Element, Path, Text } from '../src/scene/scene.ts'
import { textWidth } from '../src/text/measure.ts'
import { centredBaseline, type Rect } from './label.ts'
import { path, round, text } from './primitives.ts'

/** Where a grid of cells starts, the pitch of its columns and rows, and the gap between cells, in pixels. */
export type Grid = { x: number; y: number; column: number; row: number; gap: number }

/** The painted rectangle of one cell; half a gap stays free on every side. */
export const cellRect = ({ x, y, column, row, gap }: Grid, columnIndex: number, rowIndex: number): Rect => ({
  x: x + columnIndex * column + gap / 2,
  y: y + rowIndex * row + gap / 2,
  w: column - gap,
  h: row - gap,
})

/** All rectangles as one path; relative commands keep 371 cells far below the path limit. */
export const cellPath = (rects: Rect[]): string =>
  rects.map(({ x, y, w, h }) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`).join('')

/** How a level is painted, and the text colour that reads on it. */
export type LevelLook = { fill: Color; stroke: Color; text: Color }

/** The four levels, lowest first. The light ones need an outline to be seen on the page. */
export const levelLooks = [
  { fill: 'surface', stroke: 'rule', text: 'ink' },
  { fill: 'soft', stroke: 'rule', text: 'ink' },
  { fill: 'accent', stroke: 'accent', text: 'surface' },
  { fill: 'ink', stroke: 'ink', text: 'surface' },
] as const satisfies LevelLook[]

/** The lowest values of the second, third and fourth level. */
export type Bounds = readonly [second: number, third: number, fourth: number]

/** The level of a value, 0 to 3. */
export const levelOf = (value: number, bounds: Bounds): number => bounds.filter((bound) => value >= bound).length

/** Values by row and column; `undefined` leaves a cell out. */
export type CellValues = (number | undefined)[][]

/** The cells as one path per level, lowest level first; a level without cells gives no path. */
export const levelPaths = (grid: Grid, values: CellValues, bounds: Bounds): Path[] => {
  const rects: Rect[][] = levelLooks.map(() => [])
  for (const [row, cells] of values.entries()) {
    for (const [column, value] of cells.entries()) {
      if (value !== undefined) rects[levelOf(value, bounds)]!.push(cellRect(grid, column, row))
    }
  }
  return levelLooks.flatMap(({ fill, stroke }, level) =>
    rects[level]!.length > 0 ? [path(cellPath(rects[level]!), { fill, stroke })] : [],
  )
}

/** The value of one cell, printed in its middle in the colour its level asks for. */
export const cellText = (rect: Rect, words: string, look: { level: number; bold?: boolean }): Text =>
  text(rect.x + rect.w / 2, centredBaseline(rect.y + rect.h / 2, 16), words, {
    align: 'middle',
    mono: true,
    ...(look.bold ? { bold: true } : {}),
    fill: levelLooks[look.level]!.text,
  })

/** What the four levels mean, with the bounds written out: `0–19`, `20–59`, `60–119`, `120 or more`. */
export const levelWords = ([second, third, fourth]: Bounds): string[] => [
  `0–${second - 1}`,
  `${second}–${third - 1}`,
  `${third}–${fourth - 1}`,
  `${fourth} or more`,
]

/** A key in one row: a swatch and its words per level, `x` its left edge and `y` its middle, in pixels. */
export const levelKey = (x: number, y: number, words: string[]): Element[] => {
  const swatches: Element[] = []
  const texts: Element[] = []
  let left = x
  for (const [level, { fill, stroke }] of levelLooks.entries()) {
    const word = words[level]!
    swatches.push(path(cellPath([{ x: left, y: y - 8, w: 24, h: 16 }]), { fill, stroke }))
    texts.push(text(left + 32, centredBaseline(y, 14), word, { size: 14, fill: 'muted' }))
    left += 32 + Math.ceil((textWidth(word, { size: 14 }) + 32) / 8) * 8
  }
  return [...swatches, ...texts]
}
