/**
 * What is in the parentheses of a table: columns with their rules, and rules of the table.
 */
import type { SqlColumn, Table } from '../tables/tables.ts'
import type { Cursor } from '../text/cursor.ts'
import { gap, readName, readNames, skipTo, word } from './sql-words.ts'

const restOfColumns = 'defaults, checks and actions of columns'
const [inItem, afterItem] = [/[,)]/y, /[,)]/y]

/** Reads one item: a rule of the table, or a column. */
export function readItem(cursor: Cursor, table: Table): void {
  cursor.take(gap)
  const at = cursor.at
  // SQL Server and others take a comma behind the last item.
  if (cursor.see(/\)/y)) return
  if (
    // A number in the parentheses is the size of a column that is called so.
    cursor.see(
      /(?:constraint|primary\s+key|foreign\s+key|unique|check|exclude\s+using|like|period\s+for)\b|(?:(?:fulltext|spatial)\s+)?(?:key|index)\b\s*(?:[\w`"[\]]+\s*)?(?:using\s+\w+\s*|(?:unique\s+)?(?:non)?clustered\s*)?\(\s*[^\d\s]/iy,
    )
  )
    readRule(cursor, table, at)
  else readColumn(cursor, table, at)
  skipTo(cursor, afterItem)
}

/** `CONSTRAINT x PRIMARY KEY (a)`, `FOREIGN KEY (a) REFERENCES t (b)`, `UNIQUE (a)`; others are in the ledger. */
export function readRule(cursor: Cursor, table: Table, at: number): void {
  if (word(cursor, /constraint\b/iy) && !cursor.see(/(?:primary|foreign|unique|check|default)\b/iy))
    readName(cursor, 'a name')
  if (word(cursor, /primary\s+key\b/iy)) {
    skipTo(cursor, /[(,)]/y)
    table.primary = readNames(cursor)
  } else if (word(cursor, /foreign\s+key\b/iy)) {
    if (!cursor.see(/\(/y)) readName(cursor, 'a name or (')
    const columns = readNames(cursor)
    word(cursor, /references\b/iy)
    references(cursor, table, { columns, at })
  } else if (word(cursor, /unique\b(?:\s+(?:key|index)\b)?/iy)) {
    readUnique(cursor, table, at)
  } else if (cursor.see(/default\b/iy)) {
    skipTo(cursor, inItem)
    cursor.noteOnce(restOfColumns, at)
  } else {
    skipTo(cursor, inItem)
    cursor.noteOnce('checks and indexes', at)
  }
}

/** Columns that are unique together, behind the name and the kind of their index; expressions are in the ledger. */
const readUnique = (cursor: Cursor, table: Table, at: number): void => {
  if (!cursor.see(/\(|using\b/iy)) readName(cursor, 'a name or (')
  skipTo(cursor, /[(,)]/y)
  if (cursor.see(/\(\s*["`[\p{L}_]/uy) && !cursor.see(/\([^)]*\(\D/y)) table.unique.push(readNames(cursor))
  else {
    skipTo(cursor, inItem)
    cursor.noteOnce('checks and indexes', at)
  }
}

const references = (cursor: Cursor, table: Table, { columns, at }: { columns: string[]; at: number }): void => {
  const to = readName(cursor, 'a table')
  const toColumns = cursor.see(/\(/y) ? readNames(cursor) : []
  table.foreign.push({ columns, to, toColumns, at })
}

const readColumn = (cursor: Cursor, table: Table, at: number): void => {
  const name = readName(cursor, 'a column or a constraint')
  const column: SqlColumn = { name, type: readType(cursor), isRequired: false, isUnique: false, isPrimary: false, at }
  table.columns.push(column)
  for (;;) {
    cursor.take(gap)
    if (cursor.done || cursor.see(/[,);]/y)) return
    rule(cursor, table, column)
  }
}

const rule = (cursor: Cursor, table: Table, column: SqlColumn): void => {
  const at = cursor.at
  if (word(cursor, /not\s+null\b/iy)) column.isRequired = true
  else if (word(cursor, /primary\s+key\b/iy)) table.primary = [...table.primary, column.name]
  else if (word(cursor, /unique\b/iy)) column.isUnique = true
  else if (word(cursor, /references\b/iy)) references(cursor, table, { columns: [column.name], at })
  else if (word(cursor, /comment\b/iy)) column.note = cursor.take(/'((?:[^']|'')*)'/y)?.[1]?.replaceAll("''", "'") ?? ''
  else if (word(cursor, /constraint\b/iy)) readName(cursor, 'a name')
  else if (word(cursor, /(?:default|check|generated|collate|as|identity|on\s+(?:delete|update)|character\s+set)\b/iy)) {
    cursor.noteOnce(restOfColumns, at)
    skipTo(cursor, nextRule)
  } else skipTo(cursor, /[,)\s]/y)
}

const nextRule =
  /[,)]|(?:not\s+null|primary\s+key|unique|references|comment|constraint|check|default|generated|on\s+(?:delete|update))\b/iy

const type =
  /(?:double\s+precision|character\s+varying|(?:timestamp|time)\s*(?:\(\s*\d+\s*\))?\s+with(?:out)?\s+time\s+zone|(?!(?:not|primary|unique|references|default|check|constraint|generated|comment|collate|null)\b)[\p{L}_][\p{L}\p{N}_.]*|"[^"\n]*"|\[[^\]\n]*\])/iuy

/** A type as it is written: `varchar(255)`, `text[]`, `int unsigned`. */
const readType = (cursor: Cursor): string => {
  const at = cursor.at
  const first =
    cursor
      .take(type)?.[0]
      .replaceAll(/["[\]]/g, '')
      .replaceAll(/\s+/g, ' ') ?? ''
  const inner = cursor.take(/<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>/y)
  cursor.take(/[ \t]*(?=\()/y)
  const size = first === '' ? undefined : cursor.take(/\(([^()]{0,400})\)/y)?.[1]
  const list = cursor.take(/(?:\s*\[\d*\])+/y)?.[0].replaceAll(/\s/g, '') ?? ''
  const sign = cursor.take(/\s+(?:unsigned|zerofill)\b/iy)?.[0].trim()
  if (inner !== undefined || (size?.length ?? 0) > 16) cursor.noteOnce('long parameters of types', at)
  const written = size === undefined || size.length > 16 ? '' : `(${size.replaceAll(/\s+/g, '')})`
  return `${first}${written}${list}${sign === undefined ? '' : ` ${sign}`}`.toLowerCase()
}
