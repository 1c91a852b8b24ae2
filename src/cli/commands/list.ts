/**
 * `diagref list`: the catalog or a search, as a table, as columns or as the service's JSON.
 */
import { isObject, parseJson } from '../../scene/json.ts'
import { usageError } from '../cli-error.ts'
import { fetchAnswer } from '../client/fetch-body.ts'
import type { Call } from '../command.ts'
import { logMessage, print } from '../output.ts'
import { stripControls, styleFor, widthOf } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'
import { pickFields } from './fields.ts'
import { type RecipeRow, toTable, toTabs } from './list-table.ts'

export async function run({ operands, values: given }: Call): Promise<number | void> {
  const values = withWords(given, operands)
  const fields = textOf(values, 'fields')
  const limit = limitOf(values)
  const { body, unknownWord } = await fetchAnswer(pathOf(values), values, expected)
  const rows = (rowsOf(body.toString()) ?? []).slice(0, limit)
  // Like grep, exits with 1 if nothing is found.
  const code = rows.length === 0 ? 1 : 0
  if (fields !== undefined)
    await print(
      `${JSON.stringify(
        rows.map((row) => pickFields(row, fields)),
        null,
        2,
      )}\n`,
    )
  else if (values['json']) await print(body)
  else await show(rows)
  if (rows.length === 0 || (fields === undefined && values['json'] === undefined && process.stdout.isTTY))
    sayCount(rows.length, values)
  if (unknownWord !== undefined && rows.length > 0)
    logMessage(`no diagram has the word "${stripControls(unknownWord)}"; these are for the other words`)
  return code
}

/** How many diagrams are listed at most. */
const limitOf = (values: Values): number | undefined => {
  const text = textOf(values, 'limit')
  if (text === undefined) return undefined
  if (values['json']) throw usageError("--json is the service's JSON, unchanged: leave out --limit, or use --fields.")
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw usageError(`--limit must be a whole number from 1, got "${stripControls(text)}".`)
  return Number(text)
}

/** Words after the command are a search, like --q. */
const withWords = (values: Values, words: readonly string[]): Values => {
  if (words.length === 0) return values
  if (values['q'] !== undefined) throw usageError('Search words are given twice: leave out --q.')
  return { ...values, q: words.join(' ') }
}

const show = async (rows: readonly RecipeRow[]): Promise<void> => {
  const { stdout } = process
  const surface = { width: widthOf(stdout), style: styleFor(stdout) }
  if (rows.length > 0) await print(stdout.isTTY ? toTable(rows, surface) : toTabs(rows))
}

const pathOf = (values: Values): string => {
  const query = new URLSearchParams()
  for (const name of ['q', 'family']) {
    const value = textOf(values, name)
    if (value) query.set(name, value)
  }
  return `/api/diagrams${query.size > 0 ? `?${query.toString()}` : ''}`
}

const isRow = (value: unknown): value is RecipeRow =>
  isObject(value) &&
  ['id', 'name', 'family', 'description'].every((field) => typeof value[field] === 'string') &&
  typeof value['overall'] === 'number'

const rowsOf = (body: string): RecipeRow[] | undefined => {
  const catalog = parseJson(body)
  if (!isObject(catalog) || !Array.isArray(catalog['recipes'])) return undefined
  const rows: unknown[] = catalog['recipes']
  return rows.every(isRow) ? rows : undefined
}

const expected = {
  type: 'application/json',
  problem: (body: string) => (rowsOf(body) === undefined ? 'is not a catalog' : undefined),
}

const sayCount = (count: number, values: Values): void => {
  const found = count === 0 ? 'no diagram' : count === 1 ? '1 diagram' : `${count} diagrams`
  const [q, family] = [textOf(values, 'q'), textOf(values, 'family')]
  logMessage(`${found}${q ? ` for "${stripControls(q)}"` : ''}${family ? ` in ${family}` : ''}`)
}
