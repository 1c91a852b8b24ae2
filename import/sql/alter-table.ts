/**
 * ALTER TABLE: the columns and rules that it adds, in a list or one by one. Other changes are in the ledger.
 */
import type { Table, Tables } from '../tables/tables.ts'
import type { Cursor } from '../text/cursor.ts'
import { readItem, readRule } from './sql-columns.ts'
import { gap, readName, skipTo, word } from './sql-words.ts'

export function alterTable(cursor: Cursor, tables: Tables, at: number): void {
  word(cursor, /(?:if\s+exists|only)\b/iy)
  word(cursor, /only\b/iy)
  const name = readName(cursor, 'the name of a table')
  // SQL Server says first whether rows that exist are checked.
  word(cursor, /with\s+(?:no)?check\b/iy)
  let isAdding = false
  for (;;) {
    isAdding = word(cursor, /add\b/iy) || (isAdding && !cursor.see(otherChange))
    if (isAdding && !cursor.see(/(?:partition|values)\b/iy)) addTo(cursor, tables.table(name, at))
    else cursor.noteOnce('changes of tables', at)
    skipTo(cursor, nextChange)
    if (cursor.take(/,/y) === undefined) return
    cursor.take(gap)
  }
}

/** Behind what is added, SQL Server goes on with more of it; others begin each change by its verb. */
const otherChange =
  /(?:alter|change|modify|drop|rename|enable|disable|owner|set|reset|validate|attach|detach|engine|auto_increment|comment|convert|default|order|algorithm|lock|force|row_format)\b/iy

/** Scripts of SQL Server may have no sign between statements. */
const nextChange = /,|(?:create|alter)\s+table\b/iy

const addTo = (cursor: Cursor, table: Table): void => {
  const start = cursor.at
  if (cursor.see(/(?:constraint|primary|foreign|unique|check|default)\b/iy)) return readRule(cursor, table, start)
  word(cursor, /column\b/iy)
  word(cursor, /if\s+not\s+exists\b/iy)
  if (cursor.take(/\(/y) === undefined) return readItem(cursor, table)
  do readItem(cursor, table)
  while (cursor.take(/,/y) !== undefined)
  cursor.need(/\)/y, ', or ) at the end of what is added')
}
