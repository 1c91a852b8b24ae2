/**
 * A list of diagrams for people (a table as wide as the terminal) and for programs (tabs between columns).
 */
import { columnsOf, fit, pad, type Style, stripControls } from '../terminal.ts'

/** The fields of a recipe that a list shows. */
export type RecipeRow = { id: string; name: string; family: string; overall: number; description: string }

/** A terminal's width in characters, and its text style. */
export type Surface = { width: number; style: Style }

/** A table; each line ends in a newline. */
export function toTable(rows: readonly RecipeRow[], { width, style }: Surface): string {
  const lines = [titles, ...rows].map(cellsOf)
  const fixed = gapped(widths(lines).slice(0, -1), width)
  const rest = width - fixed.reduce((sum, each) => sum + each, 0)
  const texts = lines.map((cells) => {
    const head = fixed.map((each, at) => pad(cells[at]!, each)).join('')
    return fit(rest < narrowest ? head.trimEnd() : head + cells.at(-1)!, width)
  })
  const [title = '', ...others] = texts
  const listed = others.map((text, at) => {
    const { length } = lines[at + 1]![0]!
    return `${style.bold(text.slice(0, length))}${text.slice(length)}`
  })
  return `${[style.dim(title), ...listed].join('\n')}\n`
}

const titles: RecipeRow | Record<keyof RecipeRow, string> = {
  id: 'ID',
  name: 'NAME',
  family: 'FAMILY',
  overall: 'SCORE',
  description: 'DESCRIPTION',
}

const cellsOf = (row: RecipeRow | typeof titles): string[] =>
  columns.map((column) => stripControls(String(row[column])))

const columns = ['id', 'name', 'family', 'overall', 'description'] as const

const widths = (lines: string[][]): number[] =>
  columns.map((_column, at) => Math.max(...lines.map((cells) => columnsOf(cells[at]!))))

/** With two blanks after each column, or one where the last column would else be cut. */
const gapped = (own: readonly number[], width: number): number[] => {
  const needed = own.reduce((sum, each) => sum + each + 2, -2)
  return own.map((each) => each + (needed > width ? 1 : 2))
}

/** The narrowest column for descriptions; in less space they are omitted. */
const narrowest = 24

/** Tab-separated lines of id, name, family, overall and description. */
export const toTabs = (rows: readonly RecipeRow[]): string => rows.map((row) => `${cellsOf(row).join('\t')}\n`).join('')
