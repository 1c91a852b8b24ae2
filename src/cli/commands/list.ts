/**
 * `diagref list`: the catalog or a search, as a table, as columns or as the service's JSON.
 */
import { ask } from '../client/ask.ts'
import type { Run } from '../commands.ts'
import { isObject, parseJson } from '../json.ts'
import { type Row, toTable, toTabs } from '../list-table.ts'
import { print, say } from '../output.ts'
import { harmless, hasColors, styleFor } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

const isRow = (value: unknown): value is Row =>
  isObject(value) &&
  ['id', 'name', 'family', 'description'].every((field) => typeof value[field] === 'string') &&
  typeof value['overall'] === 'number'

const rowsOf = (body: string): Row[] | undefined => {
  const catalog = parseJson(body)
  if (!isObject(catalog) || !Array.isArray(catalog['recipes'])) return undefined
  const rows: unknown[] = catalog['recipes']
  return rows.every(isRow) ? rows : undefined
}

const expected = {
  type: 'application/json',
  problem: (body: string) => (rowsOf(body) === undefined ? 'is not a catalog' : undefined),
}

const pathOf = (values: Values): string => {
  const query = new URLSearchParams()
  for (const name of ['q', 'family']) {
    const value = textOf(values, name)
    if (value) query.set(name, value)
  }
  return `/api/diagrams${query.size > 0 ? `?${query.toString()}` : ''}`
}

const sayCount = (count: number, values: Values): void => {
  const found = count === 0 ? 'no diagram' : count === 1 ? '1 diagram' : `${count} diagrams`
  const [q, family] = [textOf(values, 'q'), textOf(values, 'family')]
  say(`${found}${q ? ` with "${harmless(q)}"` : ''}${family ? ` in ${family}` : ''}`)
}

export const run: Run = async ({ values }) => {
  const body = await ask(pathOf(values), values, expected)
  if (values['json']) return print(body)
  const rows = rowsOf(body.toString()) ?? []
  const { stdout } = process
  const surface = { width: stdout.columns || 80, style: styleFor(hasColors(stdout)) }
  if (rows.length > 0) await print(stdout.isTTY ? toTable(rows, surface) : toTabs(rows))
  if (rows.length === 0 || stdout.isTTY) sayCount(rows.length, values)
}
