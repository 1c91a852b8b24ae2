/**
 * Rows of cells (read-cells.ts), pasted into a table from a cell on.
 */
import { referredAs } from '../../../drawing/data/line-breaks.ts'
import { count } from '../../scene/count.ts'
import { isObject } from '../../scene/json.ts'
import { type Json, type JsonPath, spliced, valueAt, withValue } from '../json-path.ts'
import { valueOf } from './cell-text.ts'
import { newRow } from './new-row.ts'
import { mappingOf, type PastePlan, pastedName, planPaste } from './paste-plan.ts'
import type { FormTable } from './read-form.ts'
import { renameReferences } from './rename.ts'
import type { FormColumn } from './spread.ts'
import { variantFor } from './table-rows.ts'

/** Where cells are pasted; `replaces`: the rows that are there are a sample's, and none of them stays. */
type Target = {
  table: FormTable
  columns: readonly FormColumn[]
  list: JsonPath
  row: number
  column: number
  replaces?: boolean
}

/** The data with the cells, and what became of them, in sentences. */
export type Pasted = { data: Json; said: string }

/** The data with cells pasted from a row and column of a list on; missing rows are added. */
export const pasteCells = (data: Json, cells: readonly string[][], target: Target): Pasted => {
  const plan = planPaste(cells, target)
  const before = itemsAt(data, target.list)
  const start = target.replaces === true ? withValue(data, target.list, []) : data
  const rows = plan.rows.slice(0, Math.max(0, target.table.max - target.row))
  let next = withHeadings(start ?? null, plan)
  for (const [offset, row] of rows.entries())
    next = withRow(next, { row, at: target.row + offset, target, plan, model: before[0] })
  const gone = target.replaces === true ? namesGone(before, itemsAt(next, target.list)) : []
  return { data: withoutNames(next, gone), said: sentences(plan, { target, kept: rows.length, before: before.length }) }
}

type Place = { row: readonly string[]; at: number; target: Target; plan: PastePlan; model: Json | undefined }

const withRow = (data: Json, { row, at, target: { list, table }, plan, model }: Place): Json => {
  const isNew = at >= itemsAt(data, list).length
  let next = isNew
    ? spliced(data, list, { at, insert: [pastedRow(table, [...itemsAt(data, list), model ?? {}])] })
    : data
  for (const [index, text] of row.entries()) {
    const column = plan.columns[index]
    if (column === undefined) continue
    const path = [...list, at, ...column.path]
    const before = valueAt(next, path)
    next = withValue(next, path, valueOf(text, column.cell, before)) ?? null
    if (column.id === 'name' && typeof before === 'string' && !isNew) next = renameReferences(next, before, text)
  }
  return next
}

/** Of a row that is filled from outside, only its kind is that of the others: values are never made up. */
const pastedRow = (table: FormTable, siblings: readonly Json[]): { [key: string]: Json } => {
  const row = newRow(table, siblings)
  const choices = variantFor(table, row).cells.filter(({ type }) => type === 'choice')
  return Object.fromEntries(choices.flatMap(({ key }) => (row[key] === undefined ? [] : [[key, row[key]]])))
}

/** Headings of the values that were pasted are those of the data. */
const withHeadings = (data: Json, { columns, head }: PastePlan): Json =>
  columns.reduce((next: Json, column, index) => {
    const [list, at] = column?.path ?? []
    const name = head?.[index] ?? ''
    const known = valueAt(next, ['columns', at ?? -1])
    if (list !== 'values' || name === '' || typeof known !== 'string') return next
    return withValue(next, ['columns', at ?? -1], name) ?? null
  }, data)

const itemsAt = (data: Json, list: JsonPath): Json[] => {
  const items = valueAt(data, list)
  return Array.isArray(items) ? items : []
}

const nameOf = (item: Json): Json | undefined => {
  const name = isObject(item) ? (item['id'] ?? item['name'] ?? item['text']) : item
  return typeof name === 'string' ? referredAs(name) : name
}

const namesGone = (before: readonly Json[], after: readonly Json[]): (Json | undefined)[] => {
  const left = new Set(after.map(nameOf))
  return before.map(nameOf).filter((name) => !left.has(name))
}

/** Without the focus and the callouts on rows that are gone. */
const withoutNames = (data: Json, gone: readonly (Json | undefined)[]): Json => {
  if (!isObject(data) || gone.length === 0) return data
  const { focus, callouts, ...rest } = data
  const left = (Array.isArray(focus) ? focus : focus === undefined ? [] : [focus]).filter(
    (name) => !gone.includes(name),
  )
  const calls = (Array.isArray(callouts) ? callouts : []).filter(
    (call) => !isObject(call) || !gone.includes(call['on']),
  )
  return {
    ...rest,
    ...(left.length > 0 ? { focus: Array.isArray(focus) ? left : (left[0] ?? null) } : {}),
    ...(calls.length > 0 ? { callouts: calls } : {}),
  }
}

const sentences = (
  plan: PastePlan,
  { target, kept, before }: { target: Target; kept: number; before: number },
): string => {
  const { length } = plan.rows
  const unused = plan.columns.flatMap((column, index) => (column === undefined ? [pastedName(plan, index)] : []))
  return [
    kept < length
      ? `Pasted ${kept} of ${length} rows: this diagram has at most ${target.table.max}.`
      : `Pasted ${count(length, 'row')}.`,
    `${mappingOf(plan).join(', ')}.`,
    ...(unused.length === 0 ? [] : [`Not used: ${unused.join(', ')}.`]),
    ...(target.replaces === true && before > 0 ? [`${count(before, 'row')} of the sample replaced.`] : []),
  ].join(' ')
}
