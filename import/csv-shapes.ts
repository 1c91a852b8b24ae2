/**
 * A CSV table read as each shape of data, the likeliest interpretation first; none if it does not fit the shape.
 */
import { enumerate } from '../drawing/describe.ts'
import { count } from '../src/scene/count.ts'
import { type CsvColumn, type CsvTable, momentIn } from './csv-table.ts'
import type { ImportedData, Lesser } from './importer.ts'

const optional = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const numeric = ({ columns }: CsvTable): CsvColumn[] => columns.filter(({ isNumeric }) => isNumeric)

const values = ({ numbers: all }: CsvColumn): (number | null)[] => all.map((each) => each ?? null)

/** Names for a column's cells; dates in ISO 8601. */
const names = ({ cells, isTime }: CsvColumn): string[] => (isTime ? cells.map(momentIn) : cells)

/** What all columns measure: the name of a single one, else what the first column's head leaves open. */
const measureOf = (columns: CsvColumn[], head?: CsvColumn): ImportedData => {
  const [first] = columns
  const units = new Set(columns.map(({ unit }) => unit))
  return optional({
    title: headingOf(columns, head),
    measure: columns.length === 1 ? first?.name : 'Value',
    unit: units.size === 1 ? first?.unit : undefined,
  })
}

/** The names of columns of numbers as a heading: several with what the first column names, if that fits into one line. */
const headingOf = (columns: CsvColumn[], head?: CsvColumn): string => {
  const names = columns.map(({ name }) => name)
  const said = head === undefined || names.length < 2 ? '' : `${enumerate(names, names.length)} by ${head.name}`
  return said === '' || said.length > mostTitle ? names.join(', ').slice(0, mostTitle) : said
}

const mostTitle = 72

/** Each column of numbers alone, without gaps, if there are several: what a recipe for one of them would draw. */
export function lesserNumbers(table: CsvTable): Lesser[] {
  const [head, ...others] = table.columns
  const measured = others.filter(({ isNumeric }) => isNumeric)
  if (head === undefined || measured.length < 2) return []
  const listed = measured.map(({ name }) => JSON.stringify(name)).join(', ')
  const problem = `has ${measured.length} columns of numbers (${listed}), and this recipe draws one: leave one, or take a recipe for several`
  return measured.map((column) => {
    const rows = names(head).map((name, index) => ({ name, value: column.numbers[index] }))
    return { data: { ...measureOf([column]), rows: rows.filter(({ value }) => typeof value === 'number') }, problem }
  })
}

/** Rows with one value; rows with a value per column; or, if the first column has dates or numbers, columns as rows; these also each with its unit. */
export function numbers(table: CsvTable): ImportedData[] {
  const [head, ...others] = table.columns
  const measured = others.filter(({ isNumeric }) => isNumeric)
  if (head === undefined || measured.length === 0) return []
  const common = measureOf(measured, head)
  const series = measured.map(values)
  const single = {
    ...common,
    rows: names(head).map((name, index) => ({ name, value: series[0]?.[index] })),
  }
  const asRows = {
    ...common,
    columns: measured.map(({ name }) => name),
    rows: names(head).map((name, index) => ({ name, values: series.map((each) => each[index]) })),
  }
  const asColumns = {
    ...common,
    columns: names(head),
    rows: measured.map(({ name }, index) => ({ name, values: series[index] })),
  }
  const asMeasures = {
    title: common['title'],
    columns: names(head),
    rows: measured.map((column) => optional({ name: column.name, unit: column.unit, values: values(column) })),
  }
  const wide = head.isTime || head.isNumeric ? [asColumns, asRows] : [asRows, asColumns]
  return measured.length === 1 ? [single, asColumns, asRows] : [...wide, asMeasures]
}

/** A line for each value with its group, or a column for each group. */
export const distributions = (table: CsvTable): ImportedData[] => {
  const measured = numeric(table)
  const [first] = measured
  const group = table.columns.find(({ isNumeric }) => !isNumeric)
  if (first === undefined) return []
  const given = (column: CsvColumn): number[] => values(column).filter((value) => value !== null)
  if (group === undefined || measured.length > 1)
    return [{ ...measureOf(measured), rows: measured.map((column) => ({ name: column.name, values: given(column) })) }]
  const byName = new Map<string, number[]>(group.cells.map((name) => [name, []]))
  for (const [index, value] of values(first).entries())
    if (value !== null) byName.get(group.cells[index] ?? '')?.push(value)
  const rows = [...byName].map(([name, own]) => ({ name, values: own }))
  return [{ ...measureOf([first]), rows }]
}

/** x, y and perhaps a size; the first column of words names the points, or that of three numbers where there is no size. */
export const points = (table: CsvTable): ImportedData[] => {
  const [x, y, size] = numeric(table)
  const named = table.columns.find(({ isNumeric }) => !isNumeric)
  if (x === undefined || y === undefined) return []
  const [xs, ys, sizes] = [values(x), values(y), size === undefined ? [] : values(size)]
  const all = xs.flatMap((each, index): ImportedData[] => {
    if (each === null || ys[index] === null) return []
    return [optional({ name: named?.cells[index] || undefined, x: each, y: ys[index], value: sizes[index] })]
  })
  const axis = ({ name, unit }: CsvColumn) => optional({ name, unit })
  const data = { title: `${y.name} by ${x.name}`.slice(0, mostTitle), x: axis(x), y: axis(y), points: all }
  const others = { ...data, points: all.map((point) => ({ ...point, value: undefined })) }
  return named === undefined && size !== undefined ? [data, stepsOf([x, y, size]), others] : [data, others]
}

/** A course: the first of three numbers names each step, the others are its x and y. */
const stepsOf = ([step, x, y]: [CsvColumn, CsvColumn, CsvColumn]): ImportedData => ({
  title: `${y.name} by ${x.name}`.slice(0, mostTitle),
  along: step.name.toLowerCase(),
  x: optional({ name: x.name, unit: x.unit }),
  y: optional({ name: y.name, unit: y.unit }),
  points: step.cells.flatMap((name, index) => {
    const [left, up] = [values(x)[index], values(y)[index]]
    return left == null || up == null ? [] : [{ name, x: left, y: up }]
  }),
})

/** Any columns; their kinds follow from their cells. */
export const tables = ({ columns }: CsvTable): ImportedData[] => {
  if (columns.length < 2) return []
  const kindOf = ({ isNumeric, isTime }: CsvColumn) => (isNumeric ? 'number' : isTime ? 'time' : undefined)
  const shown = columns.map((column) => optional({ name: column.name, kind: kindOf(column), unit: column.unit }))
  const written = columns.map(names)
  const rows = (columns[0]?.cells ?? []).map((_, index) => ({
    values: columns.map((column, at) => {
      const cell = written[at]?.[index] ?? ''
      return column.isNumeric ? column.numbers[index] : cell === '' ? null : cell
    }),
  }))
  return [
    {
      title: columns
        .map(({ name }) => name)
        .join(', ')
        .slice(0, 72),
      columns: shown,
      rows,
    },
  ]
}

/** Edges; nodes are those that edges name. */
export const graphs = ({ columns }: CsvTable): ImportedData[] => {
  const find = (...wanted: string[]) => columns.find(({ name }) => wanted.includes(name.toLowerCase()))
  const [from, to] = [find('from', 'source'), find('to', 'target')]
  if (from === undefined || to === undefined) return []
  const [value, text] = [find('value', 'weight', 'count'), find('text', 'label', 'name')]
  const edges = from.cells.map((each, index) =>
    optional({
      from: each,
      to: to.cells[index],
      value: value?.numbers[index] ?? undefined,
      text: text?.cells[index] || undefined,
    }),
  )
  const nodes = [...new Set([...from.cells, ...to.cells])].map((name) => ({ name }))
  const common = optional({
    title: `${count(edges.length, 'link')} between ${count(nodes.length, 'node')}`,
    unit: value?.unit,
  })
  return [
    { ...common, edges },
    { ...common, nodes, edges },
    { title: common['title'], nodes, edges },
  ]
}
