/**
 * References of DBML as foreign keys of the side that has many.
 */

import { type Table, Tables } from '../tables/tables.ts'
import { aliases, type DbmlState, type Reference } from './dbml-words.ts'

/** A reference as a foreign key of the side that has many. */
export const settle = (
  { tables, cursor }: DbmlState,
  { from, to, sign, at }: Reference,
): { isMany: boolean; isOne: boolean } => {
  const [many, one] = sign === '<' ? [to, from] : [from, to]
  const [source, target] = [split(tables, many), split(tables, one)]
  const table = findAlias(tables, source.table) ?? tables.table(source.table, at)
  const other = findAlias(tables, target.table)?.name ?? target.table
  table.foreign.push({ columns: source.columns, to: other, toColumns: target.columns, at })
  if (sign === '<>') cursor.report.noteOnce('relations of many to many', at, `${source.table} <> ${target.table}`)
  return { isMany: sign === '<>', isOne: sign === '-' }
}

/** The most names that a table has: of its database, its schema and itself. */
const mostNames = 3

/** The longest table that a path begins with, and the columns behind it. */
const split = (tables: Tables, path: string[]): { table: string; columns: string[] } => {
  for (let length = Math.min(mostNames, path.length - 1); length > 0; length--) {
    const table = path.slice(0, length).join('.')
    if (findAlias(tables, table) !== undefined) return { table, columns: path.slice(length) }
  }
  return { table: path[0]!, columns: path.slice(1) }
}

const findAlias = (tables: Tables, called: string): Table | undefined =>
  tables.find(called) ?? tables.all().find((table) => aliases.get(table) === called)
