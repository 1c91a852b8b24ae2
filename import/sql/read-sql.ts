/**
 * Reads SQL's definitions of tables as PostgreSQL, MySQL, SQLite and SQL Server write them: CREATE TABLE, ALTER TABLE,
 * unique indexes and comments. Other statements are in the ledger.
 */
import type { EntityModel } from '../models/entities.ts'
import { Tables } from '../tables/tables.ts'
import { Cursor } from '../text/cursor.ts'
import type { TextReport } from '../text/report.ts'
import { readStatements } from '../text/statements.ts'
import { alterTable } from './alter-table.ts'
import { readItem } from './sql-columns.ts'
import { readName, readNames, skipTo, word } from './sql-words.ts'

const separators = /(?:[\s;]|--[^\n]*|#[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)+/y

export function readSql(raw: string): { model: EntityModel; report: TextReport } {
  const cursor = new Cursor(
    withoutTemplates(withoutBatches(withoutRows(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' ')))),
  )
  const tables = new Tables()
  readStatements(cursor, () => statement(cursor, tables), { gap: separators, end: /;/g })
  return { model: tables.model(), report: cursor.report }
}

/** Rows that `COPY … FROM stdin;` of PostgreSQL is followed by, up to a line `\.`, are no statements. */
const withoutRows = (text: string): string => {
  let isRow = false
  return text.replaceAll(/^.+$/gm, (line) => {
    const wasRow = isRow
    isRow = isRow ? !/^\\\.\s*$/.test(line) : /^copy\b.*\bfrom\s+stdin\b/i.test(line) && line.trimEnd().endsWith(';')
    return wasRow ? ' '.repeat(line.length) : line
  })
}

/** SQL Server ends statements by `GO` on a line; a semicolon in its place keeps all columns. */
const withoutBatches = (text: string): string =>
  text.replaceAll(/^[ \t]*GO[ \t]*\d*[ \t]*$/gim, (line) => `;${' '.repeat(line.length - 1)}`)

/** Schemas that a template puts in, `{{ .Schema }}.users`, are left out, as others are. */
const withoutTemplates = (text: string): string =>
  text.replaceAll(/\{\{[^{}\n]{0,200}\}\}\.?/g, (words) => ' '.repeat(words.length))

/** The verb of a statement, and what is made, changed or dropped. */
const statementWords =
  /(?=[(\s]*(?:(create|alter|drop)\b(?:\s+(?:or|replace|unique|(?:non)?clustered|temp(?:orary)?|materialized|recursive|external)\b){0,5}\s+([\p{L}_]+)|([\p{L}_\\]+)))/iuy

const newTable =
  /create\s+(?:or\s+replace\s+)?(?:(?:global|local)\s+)?(?:temp(?:orary)?\s+)?(?:unlogged\s+)?(?:foreign\s+)?table\b/iy
const tableWords = new RegExp(`(?:alter\\s+table\\b|${newTable.source})`, 'iy')
const tableEnd = new RegExp(`comment\\b|${tableWords.source}`, 'iy')

/** What says `CREATE TABLE` about a table that others define, or will. */
const aboutTables = /^(?:show|grant|deny|revoke|explain|audit|function|procedure|proc|trigger|event|rule)$/i

const statement = (cursor: Cursor, tables: Tables): void => {
  const at = cursor.at
  if (word(cursor, newTable)) return createTable(cursor, tables, at)
  if (word(cursor, /alter\s+table\b/iy)) return alterTable(cursor, tables, at)
  if (word(cursor, /create\s+unique\s+(?:(?:non)?clustered\s+)?index\b/iy)) return uniqueIndex(cursor, tables, at)
  if (word(cursor, /comment\s+on\b/iy)) return comment(cursor, tables, at)
  const [, verb, of = '', other = ''] = cursor.need(statementWords, 'a statement of SQL')
  // Where nothing ends a statement (`IF …`, `BEGIN`, `CREATE SCHEMA`, all of SQL Server), the next table does.
  skipTo(cursor, aboutTables.test(of || other) ? /;/y : tableWords)
  cursor.noteOnce('statements that define no table', at, `${verb ?? other} ${of}`.trim().toUpperCase())
}

const createTable = (cursor: Cursor, tables: Tables, at: number): void => {
  word(cursor, /if\s+not\s+exists\b/iy)
  const table = tables.define(readName(cursor, 'the name of a table'), at)
  table.at = at
  if (cursor.see(/(?:as|partition|of|like|clone|using|shallow|deep)\b/iy)) {
    skipTo(cursor, /;/y)
    return cursor.noteOnce('tables made from others', at)
  }
  cursor.need(/\(/y, '( with the columns')
  do readItem(cursor, table)
  while (cursor.take(/,/y) !== undefined)
  cursor.need(/\)/y, ', or ) at the end of the columns')
  const behind = cursor.at
  skipTo(cursor, tableEnd)
  if (cursor.text.slice(behind, cursor.at).trim() !== '') cursor.noteOnce('settings of tables', behind)
  const words = cursor.take(/comment\s*=?\s*'((?:[^']|'')*)'/iy)?.[1]
  if (words !== undefined) table.note = words.replaceAll("''", "'")
}

const uniqueIndex = (cursor: Cursor, tables: Tables, at: number): void => {
  skipTo(cursor, /on\b/iy)
  if (!word(cursor, /on\b/iy)) return
  word(cursor, /only\b/iy)
  const table = tables.find(readName(cursor, 'the name of a table'))
  skipTo(cursor, /\(/y)
  // With a condition, only some rows are unique.
  const isWhole = /\(\s*["`[\w\]]+(?:\s+(?:asc|desc))?(?:\s*,\s*["`[\w\]]+(?:\s+(?:asc|desc))?)*\s*\)(?!\s*where\b)/iy
  if (table !== undefined && cursor.see(isWhole)) table.unique.push(readNames(cursor))
  else cursor.noteOnce('checks and indexes', at)
  skipTo(cursor, /;/y)
}

/** `COMMENT ON TABLE t IS '…'`, `COMMENT ON COLUMN t.c IS '…'`. */
const comment = (cursor: Cursor, tables: Tables, at: number): void => {
  const what = cursor.take(/(table|column)\b/iy)?.[1]?.toLowerCase()
  if (what === undefined) {
    cursor.noteOnce('comments on what is not drawn', at)
    return skipTo(cursor, /;/y)
  }
  const name = readName(cursor, 'a name')
  word(cursor, /is\b/iy)
  const words = cursor.take(/'((?:[^']|'')*)'/y)?.[1]?.replaceAll("''", "'")
  if (words === undefined) return
  const [, owner = '', own = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? []
  const found = what === 'table' ? tables.find(name) : tables.find(owner)?.columns.find((each) => each.name === own)
  if (found === undefined) cursor.noteOnce('comments on what is not drawn', at)
  else found.note = words
}
