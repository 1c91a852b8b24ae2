/**
 * Forms for the schemas of all recipes: every field has a kind, and every sample is shown whole and read back unchanged.
 */

import { expect, test } from 'vitest'
import { recipeIds, sample, schema } from '../../../entries/library/recipes.ts'
import { isObject } from '../../scene/json.ts'
import { type Json, type JsonPath, valueAt } from '../json-path.ts'
import type { FormCell } from './cell.ts'
import { textOf, valueOf } from './cell-text.ts'
import { type FormField, readForm } from './read-form.ts'
import { rowsOf } from './table-rows.ts'

type Shown = { path: JsonPath; cell: FormCell }

/** Every cell of a form for data, with its path. */
const cellsIn = (field: FormField, data: Json, path: JsonPath): Shown[] => {
  const value = valueAt(data, path)
  switch (field.kind) {
    case 'cell':
      return [{ path, cell: field }]
    case 'record':
      return isObject(value) ? field.fields.flatMap((each) => cellsIn(each, data, [...path, each.key])) : []
    case 'either':
      return cellsIn(isObject(value) ? field.record : field.list, data, path)
    case 'table':
      return rowsOf(field, value, path).flatMap((row) =>
        row.variant.cells.map((cell) => ({ path: [...row.path, cell.key], cell })),
      )
    default:
      return field satisfies never
  }
}

/** Every path in data that has a value. */
const leaves = (value: Json, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => leaves(below, `${path}.${key}`))
    : [path]

test.each(recipeIds)('%s: the form shows all of the sample, and each field reads back what it shows', async (id) => {
  const data = (await sample(id)) as Json
  const fields = readForm((await schema(id)) as Json)
  const shown = fields.flatMap((field) => cellsIn(field, data, [field.key]))
  const places = new Set(shown.map(({ path }) => `.${path.join('.')}`))
  const isShown = (leaf: string): boolean =>
    leaf.split('.').some((_, index, parts) => places.has(parts.slice(0, index + 1).join('.')))
  expect(leaves(data, '').filter((leaf) => !isShown(leaf))).toEqual([])
  const changed = shown.filter(({ path, cell }) => {
    const value = valueAt(data, path)
    return JSON.stringify(valueOf(textOf(value, cell), cell, value)) !== JSON.stringify(value)
  })
  expect(changed.map(({ path }) => path.join('.'))).toEqual([])
})

test('a list of choices, such as the threats of a flow, is edited as text', async () => {
  const fields = readForm((await schema('threat-model-dfd')) as Json)
  const cells = fields.flatMap((field) => (field.kind === 'table' ? field.variants.flatMap((each) => each.cells) : []))
  expect(cells.find(({ key }) => key === 'threats')).toMatchObject({ type: 'names', entries: 'text' })
})

test('what looks mean is below what has them', () => {
  const list = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } }
  const key = { type: 'object', properties: { focus: { type: 'string' } } }
  const properties = { title: { type: 'string' }, key, nodes: list, edges: list }
  expect(readForm({ properties }).map((field) => field.key)).toEqual(['title', 'nodes', 'edges', 'key'])
})
