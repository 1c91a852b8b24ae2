/**
 * Which recipes may draw a table, the likeliest first: by what its columns hold.
 */
import { writtenNumber } from '../../../drawing/values/written-number.ts'

/** The table as CSV with headings. */
export const headed = (cells: readonly (readonly string[])[]): string =>
  withHead(cells)
    .map((row) => row.map((cell) => quoted(cell)).join(','))
    .join('\n')

/** The table with headings; where it has none, they are made up from what the columns hold. */
const withHead = (cells: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const columns = columnsOf(cells)
  const hasHead = columns.every(([first = '', ...column]) => !isNumber(first) || !column.every(isValue))
  return hasHead ? cells : [headOf(columns), ...cells]
}

const columnsOf = (cells: readonly (readonly string[])[]): string[][] =>
  (cells[0] ?? []).map((_, at) => cells.map((row) => row[at] ?? ''))

/** An amount: `$12,400`, `-€ 3`. */
const amount = /^([+−-]?)([$€£¥]) ?([\d.,]+)$/

/** Columns of amounts in one currency as numbers, with its sign in their headings, where units are. */
export const plainAmounts = (cells: readonly (readonly string[])[]): string[][] => {
  const signs = columnsOf(cells).map(([first = '', ...column]) => {
    const amounts = [...(amount.test(first) ? [first] : []), ...column.filter(Boolean)]
    const found = new Set(amounts.map((cell) => amount.exec(cell)?.[2]))
    return found.size === 1 ? [...found][0] : undefined
  })
  const isHeadless = cells[0]?.some((cell, at) => signs[at] !== undefined && amount.test(cell)) ?? false
  const plain = cells.map((row) =>
    row.map((cell, at) => (signs[at] === undefined ? cell : cell.replace(amount, '$1$3'))),
  )
  const [head = [], ...rows] = isHeadless ? withHead(plain) : plain
  return [
    head.map((name, at) => (signs[at] === undefined ? name : `${name} (${signs[at]})`)),
    ...rows.map((row) => [...row]),
  ]
}

/** Recipes to try. */
export const recipesForTable = (cells: readonly (readonly string[])[]): string[] => {
  const [head = [], ...rows] = cells
  const columnAt = (index: number): string[] => rows.map((row) => row[index] ?? '')
  const numeric = head.flatMap((_, index) => (columnAt(index).every(isValue) ? [index] : []))
  if (isEdges(cells)) return ['sankey-traffic', 'flow-graph', 'service-dependency-map']
  const first = columnAt(0)
  if (first.every(isTime)) return ['line-chart', 'cumulative-curve', 'ordered-bar', 'grouped-bar']
  if (numeric.length === head.length) return ['scatter-plot', 'line-chart', 'histogram', 'box-plot']
  // Words alone are compared in a table, which two columns need not be.
  if (numeric.length === 0) return head.length > 2 ? ['compatibility-matrix', 'log-table'] : single
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

export const isNumber = (cell: string): boolean => writtenNumber(cell.replace(/(?<!\s)\s*%$/, '')) !== undefined

/** A number, or none. */
const isValue = (cell: string): boolean => cell === '' || isNumber(cell)

const isTime = (cell: string): boolean => timeForms.test(cell.trim())

/** Dates, times of day, quarters, and months by name. */
const timeForms =
  /^\d{4}-(?:\d{2}|Q[1-4])(?:-\d{2})?|^\d{1,2}:\d{2}|^Q[1-4](?: |$)|^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:[ -]\d{2,4})?$/i

const headOf = (columns: readonly string[][]): string[] => {
  const counts = new Map<string, number>()
  return columns.map((column) => {
    const name = column.every(isValue) ? 'Value' : column.every(isTime) ? 'Time' : 'Name'
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
