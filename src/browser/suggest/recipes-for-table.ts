/**
 * Which recipes may draw a table, the likeliest first: by what its columns hold.
 */
import { writtenNumber } from '../../../drawing/values/written-number.ts'

/** The table as CSV with headings; where it has none, they are made up from what the columns hold. */
export function headed(cells: readonly (readonly string[])[]): string {
  const [first = [], ...rest] = cells
  const columns = first.map((_, index) => rest.map((row) => row[index] ?? ''))
  const hasHead = columns.every((column, index) => !isNumber(first[index] ?? '') || !column.every(isNumber))
  const rows = hasHead ? cells : [headOf(first.map((_, index) => cells.map((row) => row[index] ?? ''))), ...cells]
  return rows.map((row) => row.map((cell) => quoted(cell)).join(',')).join('\n')
}

/** Recipes to try. */
export const recipesForTable = (cells: readonly (readonly string[])[]): string[] => {
  const [head = [], ...rows] = cells
  const columnAt = (index: number): string[] => rows.map((row) => row[index] ?? '')
  const numeric = head.flatMap((_, index) =>
    columnAt(index).every((cell) => cell === '' || isNumber(cell)) ? [index] : [],
  )
  if (isEdges(cells)) return ['sankey-traffic', 'flow-graph', 'service-dependency-map']
  const first = columnAt(0)
  if (first.every(isTime)) return ['line-chart', 'cumulative-curve', 'ordered-bar', 'grouped-bar']
  if (numeric.length === head.length) return ['scatter-plot', 'line-chart', 'histogram', 'box-plot']
  if (new Set(first).size < first.length) return ['box-plot', 'histogram', 'scatter-plot', 'log-table']
  if (numeric.length === 1 && rows.length > mostNamed) return manyNamed
  if (numeric.length > 1) return several
  return areSharesOfMany(columnAt(numeric[0] ?? 0)) ? single.filter((id) => id !== 'pie-chart') : single
}

/** Percentages of more than one whole: availabilities are no parts of a pie. */
const areSharesOfMany = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.endsWith('%')) &&
  cells.reduce((sum, cell) => sum + (writtenNumber(cell.replace(/\s*%$/, '')) ?? 0), 0) > 101

/** More names than this have no bars of their own. */
const mostNamed = 40

/** The first says why it does not draw so many; the rest show how their values are distributed. */
const manyNamed = ['ordered-bar', 'histogram', 'cumulative-curve', 'box-plot']

/** The column of values alone, of more names than can be shown; undefined where names are. */
export const valuesAlone = (cells: readonly (readonly string[])[], recipe: string): string | undefined => {
  if (recipesForTable(cells) !== manyNamed || recipe === manyNamed[0]) return undefined
  const [head = [], ...rows] = cells
  const at = head.findIndex((_, index) => rows.every((row) => isNumber(row[index] ?? '')))
  return cells.map((row) => quoted(row[at] ?? '')).join('\n')
}

const single = ['ordered-bar', 'pie-chart', 'diverging-bar', 'line-chart', 'histogram']
const several = ['grouped-bar', 'slope-chart', 'stacked-bar-100', 'xy-heatmap', 'line-chart', 'scatter-plot']

/** Whether each row joins two names. */
export const isEdges = ([head = []]: readonly (readonly string[])[]): boolean => {
  const names = head.map((name) => name.toLowerCase())
  return (names.includes('from') && names.includes('to')) || (names.includes('source') && names.includes('target'))
}

const isNumber = (cell: string): boolean => writtenNumber(cell.replace(/(?<!\s)\s*%$/, '')) !== undefined

const isTime = (cell: string): boolean => /^\d{4}-\d{2}(?:-\d{2})?|^\d{1,2}:\d{2}/.test(cell.trim())

const headOf = (columns: readonly string[][]): string[] => {
  const counts = new Map<string, number>()
  return columns.map((column) => {
    const name = column.every(isNumber) ? 'Value' : column.every(isTime) ? 'Time' : 'Name'
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
