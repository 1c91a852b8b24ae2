/**
 * The actions on the rows of a table. Each leaves the focus where the user continues.
 */
import { newRow } from '../../editor/form/new-row.ts'
import type { FormTable } from '../../editor/form/read-form.ts'
import { withoutItem } from '../../editor/form/remove-references.ts'
import type { FormRow } from '../../editor/form/table-rows.ts'
import { type Json, type JsonPath, pathText, spliced, valueAt, withValue } from '../../editor/json-path.ts'
import { count as amount } from '../../scene/count.ts'
import { isObject } from '../../scene/json.ts'
import { focusField } from './focus.ts'
import type { Store } from './store.ts'

/** Adds a row to a list, by default at its end, and focuses its first field. */
export function addRow(store: Store, table: FormTable, { list, at }: { list: JsonPath; at?: number }): void {
  const data = store.draft.content
  const siblings = itemsAt(data, list)
  const place = at ?? siblings.length
  const row = newRow(table, siblings.slice(0, place).length > 0 ? siblings.slice(0, place) : siblings)
  store.rows = new Set()
  store.editContent(spliced(data, list, { at: place, insert: [row] }))
  focusSoon([...list, place])
}

const nameOf = (item: Json | undefined): string => {
  const { id, name, text } = isObject(item) ? item : {}
  const own = id ?? name ?? text
  return typeof own === 'string' ? own : ''
}

const itemsAt = (data: Json, list: JsonPath): Json[] => {
  const value = valueAt(data, list)
  return Array.isArray(value) ? [...value] : []
}

/** Waits until the row is rendered. */
const focusSoon = (path: JsonPath): void => void setTimeout(() => focusField(pathText(path)))

/** Adds a row right below another. */
export const addBelow = (store: Store, row: FormRow): void =>
  addRow(store, row.table, { list: row.list, at: row.index + 1 })

/** The rows that an action on a row is about: the chosen ones of its list if it is one of them, else itself. */
export const chosenWith = (store: Store, { path, list, index, count }: FormRow): number[] =>
  store.rows.has(pathText(path))
    ? Array.from({ length: count }, (_, at) => at).filter((at) => store.rows.has(pathText([...list, at])))
    : [index]

/** Chooses rows of a list by their places. */
export const choose = (store: Store, list: JsonPath, places: readonly number[]): void => {
  store.rows = new Set(places.map((at) => pathText([...list, at])))
  store.changed()
}

/** Removes rows with what cannot be without them, such as the edges of a node, and focuses the row that takes their place. */
export const removeRows = (store: Store, row: FormRow): void => {
  const places = chosenWith(store, row)
  const items = itemsAt(store.draft.content, row.list)
  const names = places.map((at) => nameOf(items[at]))
  let data = withItems(
    store,
    row.list,
    items.filter((_, at) => !places.includes(at)),
  )
  let referring = 0
  for (const [index, name] of names.entries()) {
    const left = withoutItem(data, items[places[index] ?? -1], name)
    referring += left.removed
    data = left.data
  }
  store.rows = new Set()
  store.editContent(data)
  const what = places.length === 1 ? `“${names[0]}”` : amount(places.length, 'row')
  const rest =
    referring > 0 ? ` and ${amount(referring, 'row')} that referred to ${places.length === 1 ? 'it' : 'them'}` : ''
  if (referring > 0 || places.length > 1) store.notify(`Removed ${what}${rest}.`, 'undo')
  const left = row.count - places.length
  if (left > 0) focusSoon([...row.list, Math.min(places[0] ?? 0, left - 1)])
}

const withItems = ({ draft: { content } }: Store, list: JsonPath, items: Json[]): Json =>
  withValue(content, list, items) ?? null

/** Copies rows below the last of them. */
export const copyRows = (store: Store, row: FormRow): void => {
  const places = chosenWith(store, row)
  const items = itemsAt(store.draft.content, row.list)
  const at = (places.at(-1) ?? row.index) + 1
  const copies = places.flatMap((place) => items[place] ?? [])
  store.editContent(spliced(store.draft.content, row.list, { at, insert: copies }))
  if (places.length > 1)
    choose(
      store,
      row.list,
      places.map((_, index) => at + index),
    )
  focusSoon([...row.list, at])
}

/** Moves rows up (-1) or down (1) in their list; `key` is the field that keeps the focus. */
export const moveRows = (store: Store, row: FormRow, by: 1 | -1, key = ''): void => {
  const places = chosenWith(store, row)
  if (!canMove(row, places, by)) return
  const items = itemsAt(store.draft.content, row.list)
  // Those in front move first, into the place that the row before them leaves.
  for (const at of by < 0 ? places : places.toReversed()) {
    const [item = null] = items.splice(at, 1)
    items.splice(at + by, 0, item)
  }
  store.editContent(withItems(store, row.list, items))
  if (store.rows.size > 0)
    choose(
      store,
      row.list,
      places.map((at) => at + by),
    )
  focusSoon([...row.list, row.index + by, ...(key === '' ? [] : [key])])
}

/** Whether rows have room to move. */
export const canMove = ({ count }: FormRow, places: readonly number[], by: 1 | -1): boolean =>
  by < 0 ? (places[0] ?? 0) > 0 : (places.at(-1) ?? 0) < count - 1

/** Chooses a row, or instead all rows from the last one that was chosen (`isRange`); one that is chosen is left out again. */
export const chooseRow = (store: Store, row: FormRow, isRange: boolean): void => {
  const known = [...store.rows].filter((at) => isInList(at, row.list)).map((at) => Number(at.split('.').at(-1)))
  const last = known.at(-1)
  if (isRange && last !== undefined) choose(store, row.list, rangeTo(row.index, last))
  else if (known.includes(row.index))
    choose(
      store,
      row.list,
      known.filter((at) => at !== row.index),
    )
  else choose(store, row.list, [...known, row.index])
}

/** Places from one to another, which comes last: the next range begins there too. */
const rangeTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * Math.sign(to - from))

const isInList = (at: string, list: JsonPath): boolean => at.split('.').slice(0, -1).join('.') === pathText(list)

/** Chooses the rows from where choosing began, by default a row, up to another. */
export const extendTo = (store: Store, from: FormRow, to: FormRow): void => {
  if (![...store.rows].some((at) => isInList(at, from.list))) choose(store, from.list, [from.index])
  chooseRow(store, to, true)
}
