/**
 * Keys among the indexes of a table: `(a, b) [pk]`, `"c" [unique, name: "…"]`.
 */
import type { Table } from '../tables/tables.ts'
import { Cursor } from '../text/cursor.ts'
import { type DbmlState, gap, settings } from './dbml-words.ts'

const indexed = /\(([^()\n]*)\)|"[^"\n]*"|[\p{L}\p{N}_]+/uy

/** Reads which columns the indexes of a table make its key, or unique together. */
export function readKeys(state: DbmlState, block: string, table: Table): void {
  const cursor = new Cursor(block)
  for (cursor.take(gap); !cursor.done; cursor.take(gap)) {
    const [one, several = one] = cursor.take(indexed) ?? []
    cursor.take(/[ \t]*/y)
    const words = settings({ ...state, cursor }).map(([key]) => key)
    // What is no name, such as an expression.
    if (several === undefined) cursor.take(/[^\n]+/y)
    const columns = (several ?? '').split(',').map((each) => each.trim().replace(/^"(.*)"$/, '$1'))
    if (!columns.every((name) => table.columns.some((column) => column.name === name))) continue
    if (words.includes('pk')) table.primary.push(...columns)
    else if (words.includes('unique')) table.unique.push(columns)
  }
}
