/**
 * Reads DBML: tables with columns and settings, references, notes. Enums, groups and indexes are in the ledger.
 */

import type { EntityModel } from '../models/entities.ts'
import { type SqlColumn, type Table, Tables } from '../tables/tables.ts'
import { Cursor } from '../text/cursor.ts'
import type { TextReport } from '../text/report.ts'
import { readStatements } from '../text/statements.ts'
import { readKeys } from './dbml-keys.ts'
import { settle } from './dbml-references.ts'
import { aliases, type DbmlState, gap, name, readPath, settings, skipBraces, unquoted } from './dbml-words.ts'

export function readDbml(raw: string): { model: EntityModel; report: TextReport } {
  const cursor = new Cursor(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' '))
  const state: DbmlState = {
    cursor,
    tables: new Tables(),
    table: undefined,
    inRefs: false,
    references: [],
    unclosed: 0,
  }
  readStatements(cursor, () => statement(state), { gap })
  if (state.table !== undefined) cursor.finding('the } of this table', state.table.at)
  const ends = state.references.map((reference) => settle(state, reference))
  const model = state.tables.model()
  for (const [index, { isMany, isOne }] of ends.entries()) {
    const relation = model.relationships.find(({ at }) => at === state.references[index]?.at)
    if (relation !== undefined && isMany) relation.toEnd = 'zero-many'
    if (relation !== undefined && isOne) relation.fromEnd = 'zero-one'
  }
  if (state.title !== undefined) model.title = state.title
  return { model, report: cursor.report }
}

const statement = (state: DbmlState): void => {
  const { cursor } = state
  const at = cursor.at
  if (cursor.take(/\}/y) !== undefined) return closeBraces(state, at)
  if (state.table !== undefined) return inTable(state, state.table, at)
  if (state.inRefs) return reference(state, at)
  if (cursor.take(/table\b(?!group|partial)[ \t]*/iy) !== undefined) return openTable(state, at)
  if (cursor.take(/ref\b[ \t]*(?:"[^"\n]*"|[\p{L}\p{N}_]+)?[ \t]*(?:\[[^\]\n]*\](?=\s*\{))?\s*/iuy) !== undefined) {
    if (cursor.take(/\{/y) !== undefined) state.inRefs = true
    else {
      cursor.need(/:\s*/y, ': or {')
      reference(state, at)
    }
    return
  }
  if (cursor.take(/(?:re)?use\b[^{}\n'"]*(?:\{[^{}]*\}[^{}\n'"]*)?(?:'[^'\n]*'|"[^"\n]*")/iy) !== undefined)
    return cursor.noteOnce('tables of other files', at)
  const block = cursor.need(
    /(project|enum|tablegroup|tablepartial|note|records|sticky)\b([^{[\n]*)/iy,
    'Table, Ref, Enum, Project or TableGroup',
  )
  if (/project/i.test(block[1]!)) state.title = unquoted(block[2]!.trim())
  else cursor.note(`a block that is no table: ${block[1]?.toLowerCase()}`, at)
  settings(state)
  cursor.take(/[ \t]+/y)
  skipBraces(state)
}

const closeBraces = (state: DbmlState, at: number): void => {
  if (state.table === undefined && !state.inRefs) state.cursor.stop('a block before this }', at)
  state.table = undefined
  state.inRefs = false
}

const openTable = (state: DbmlState, at: number): void => {
  const { cursor, tables } = state
  const table = tables.define(
    readPath(cursor)
      .join('.')
      .replace(/^public\./, ''),
    at,
  )
  const alias = cursor.take(/\s+as\s+([\w"]+)/iy)?.[1]
  if (alias !== undefined) aliases.set(table, unquoted(alias))
  cursor.take(/[ \t]*/y)
  for (const [key, value] of settings(state)) if (key === 'note') table.note = value
  cursor.need(/\s*\{/y, '{')
  state.table = table
}

const inTable = (state: DbmlState, table: Table, at: number): void => {
  const { cursor } = state
  const note = cursor.take(
    /note[ \t]*:?[ \t]*(?:\{\s*('''(?:\\[\s\S]|[^\\])*?'''(?!')|'(?:[^'\\]|\\.)*'|"[^"]*")\s*\}|('''(?:\\[\s\S]|[^\\])*?'''(?!')|'(?:[^'\\]|\\.)*'|"[^"]*"))/iy,
  )
  if (note !== undefined) {
    table.note = unquoted((note[1] ?? note[2])!)
      .replaceAll(/^''|''$/g, '')
      .trim()
    return
  }
  if (cursor.take(/(?:indexes|checks)\s*(?=\{)/iy) !== undefined) {
    readKeys(state, skipBraces(state), table)
    return cursor.noteOnce('checks and indexes', at)
  }
  if (cursor.take(/~[\w"]+/y) !== undefined) return cursor.noteOnce('partial tables', at)
  column(state, table, at)
}

const column = (state: DbmlState, table: Table, at: number): void => {
  const { cursor } = state
  const [, quoted, plain] = cursor.need(name, 'a column')
  const type =
    cursor.take(
      /[ \t]+((?:"[^"\n]*"|[^\s[({"]+)(?:\.?"[^"\n]*"|\.[^\s[({"]+)*(?:[ \t]*\([^()\n]*\))?(?:\[\d*\])*)/y,
    )?.[1] ?? ''
  const made: SqlColumn = {
    name: (quoted ?? plain)!,
    type: type.replaceAll('"', ''),
    isRequired: false,
    isUnique: false,
    isPrimary: false,
    at,
  }
  table.columns.push(made)
  if (cursor.take(/[ \t]*(pk\b)?/y)?.[1] !== undefined) table.primary.push(made.name)
  for (const [key, value] of settings(state)) setColumn(state, { table, made, key, value })
}

type Setting = { table: Table; made: SqlColumn; key: string; value: string }

const setColumn = ({ cursor, references }: DbmlState, { table, made, key, value }: Setting): void => {
  if (key === 'pk' || key === 'primary key') table.primary.push(made.name)
  else if (key === 'not null') made.isRequired = true
  else if (key === 'unique') made.isUnique = true
  else if (key === 'note') made.note = value
  else if (key === 'ref') {
    const [, sign = '', path = ''] = /^\s*(<>|[<>-])\s*(.*)$/.exec(value) ?? []
    const to = path.split('.').map((each) => unquoted(each.trim()))
    references.push({ from: [table.name, made.name], to, sign, at: made.at })
  } else if (key !== 'null') cursor.report.noteOnce('defaults, checks and actions of columns', made.at, key)
}

const reference = (state: DbmlState, at: number): void => {
  const { cursor } = state
  const from = readPath(cursor)
  const sign = cursor.need(/\s*(<>|[<>-])\s*/y, '<, >, - or <>')[1]!
  const to = readPath(cursor)
  cursor.take(/[ \t]*/y)
  settings(state)
  state.references.push({ from, to, sign, at })
}
