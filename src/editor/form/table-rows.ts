/**
 * The rows and columns of a table: nested lists are rows below their item, so that a tree or a frame of messages is
 * one table.
 */
import { isObject } from '../../scene/json.ts'
import { type Json, type JsonPath } from '../json-path.ts'
import type { FormCell } from './cell.ts'
import type { FormTable, RowVariant } from './read-form.ts'

/** One row: a record of the data, or of a list inside one. */
export type FormRow = {
  path: JsonPath
  /** The list it is in, its place there, and how many are there. */
  list: JsonPath
  index: number
  count: number
  /** 0 for the table's own list. */
  depth: number
  value: { [key: string]: Json }
  table: FormTable
  variant: RowVariant
  /** The name of the list that it is in, if that is not the table's own. */
  branch: string | undefined
}

/** Every row of a table, those inside a row below it. */
export function rowsOf(table: FormTable, value: Json | undefined, at: JsonPath): FormRow[] {
  return rowsAt(table, value, { at, depth: 0 })
}

type RowPlace = { at: JsonPath; depth: number; branch?: string }

const rowsAt = (table: FormTable, value: Json | undefined, { at, depth, branch }: RowPlace): FormRow[] => {
  if (!Array.isArray(value) || depth > deepest) return []
  return value.flatMap((item, index): FormRow[] => {
    const record = isObject(item) ? item : {}
    const variant = variantFor(table, record)
    const path = [...at, index]
    const row = { path, list: at, index, count: value.length, depth, value: record, table, variant, branch }
    const below = variant.lists.flatMap((list) =>
      record[list.key] === undefined
        ? []
        : rowsAt(list.table(), record[list.key], { at: [...path, list.key], depth: depth + 1, branch: list.label }),
    )
    return [row, ...below]
  })
}

/** Data nested deeper is edited as text. */
const deepest = 12

/** The variant of a record: the one that lists its kind, else the first. */
export const variantFor = ({ variants }: FormTable, { kind }: { [key: string]: Json }): RowVariant => {
  const named = variants.find(({ kinds }) => typeof kind === 'string' && kinds.includes(kind))
  return named ?? (variants[0] as RowVariant)
}

/**
 * Every column that rows of a table can have: those of all variants and of the lists inside them, once for
 * each key. Ids come last; where rows differ in kind, the kind comes first.
 */
export const columnsOf = (table: FormTable): FormCell[] => {
  const columns = new Map<string, FormCell>()
  const visit = (each: FormTable, depth: number): void => {
    for (const { cells } of each.variants) for (const cell of cells) add(columns, cell)
    if (depth < 2)
      for (const { lists } of each.variants)
        for (const list of lists) {
          const below = list.table()
          if (below.key !== table.key) visit(below, depth + 1)
        }
  }
  visit(table, 0)
  const rank = ({ key }: FormCell): number => (key === 'id' ? 1 : key === 'kind' && table.variants.length > 1 ? -1 : 0)
  return [...columns.values()].sort((a, b) => rank(a) - rank(b))
}

/** A column of several variants offers the choices of all. */
const add = (columns: Map<string, FormCell>, cell: FormCell): void => {
  const known = columns.get(cell.key)
  if (known === undefined) columns.set(cell.key, cell)
  else if (known.choices !== undefined && cell.choices !== undefined)
    columns.set(cell.key, { ...known, choices: [...new Set([...known.choices, ...cell.choices])] })
}

/** The columns shown by default: what is required, what names rows, and what rows use. */
export const usedColumns = (columns: readonly FormCell[], rows: readonly FormRow[]): FormCell[] =>
  columns.filter(
    ({ key, required }) =>
      required || usual.has(key) || rows.some(({ value }) => value[key] !== undefined && value[key] !== null),
  )

const usual = new Set(['name', 'text', 'from', 'to'])
