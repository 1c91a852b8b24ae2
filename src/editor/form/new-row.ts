/**
 * A new row that can be drawn at once: required fields are filled in like those of the row before it.
 */
import { singular } from '../../scene/singular.ts'
import type { Json } from '../json-path.ts'
import type { FormCell } from './cell.ts'
import type { FormTable } from './read-form.ts'
import { variantFor } from './table-rows.ts'

/** A record for a table, after others of the same list. */
export function newRow(table: FormTable, siblings: readonly Json[]): { [key: string]: Json } {
  const last = siblings.at(-1)
  const model = typeof last === 'object' && last !== null && !Array.isArray(last) ? last : {}
  const variant = variantFor(table, model)
  const taken = new Set(siblings.map((each) => nameOf(each)))
  const wanted = variant.cells.filter((cell) => cell.required || (cell.key === 'name' && model['name'] !== undefined))
  const entries = wanted.map((cell): [string, Json] => [cell.key, fill(cell, { model, taken, table })])
  // Even without required fields, a row has a name.
  if (entries.length === 0 && variant.cells.some(({ key }) => key === 'name'))
    entries.push(['name', freeName(table, taken)])
  const { kind } = model
  const lists = variant.lists.filter(({ key }) => model[key] !== undefined && key !== 'children' && key !== 'else')
  return {
    ...(kind === undefined ? {} : { kind }),
    ...Object.fromEntries(entries),
    ...Object.fromEntries(lists.map(({ key, table: below }) => [key, [newRow(below(), [])]])),
  }
}

type Model = { model: { [key: string]: Json }; taken: Set<string>; table: FormTable }

const fill = (cell: FormCell, { model, taken, table }: Model): Json => {
  const before = model[cell.key]
  if (cell.key === 'name') return freeName(table, taken)
  if (cell.key === 'text') return freeText(taken)
  if (before !== undefined) return before
  if (cell.type === 'number' || cell.type === 'scalar') return 1
  if (cell.type === 'choice') return cell.choices?.[0] ?? ''
  if (cell.type === 'items' || cell.type === 'names') return cell.entries === 'number' ? [1] : ['']
  return cell.type === 'flag' ? false : `New ${cell.label.toLowerCase()}`
}

const nameOf = (value: Json): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const name = value['name'] ?? value['text']
  return typeof name === 'string' ? name : ''
}

const freeName = ({ key }: FormTable, taken: Set<string>): string =>
  free(`New ${key === 'children' ? 'child' : singular(key)}`, taken)

const freeText = (taken: Set<string>): string => free('New text', taken)

const free = (name: string, taken: Set<string>): string => {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`
    if (!taken.has(candidate)) return candidate
  }
}
