/**
 * Data that differ in one field: left out, given where it was not, another word, number, date or choice, nothing instead
 * of zero and zero instead of nothing.
 */
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Json } from '../../src/editor/json-path.ts'
import { type Data, type DataPath, keyOf, mapValues } from '../adaptation/json.ts'
import { schemaOf, targetNames } from './data-sets.ts'
import { type Field, fieldsOf, isEmpty, othersThan } from './schema-fields.ts'

/** What else a field can be: which field, as the schema has it, where it is, what it has, and the data with other values. */
export type Variants = Pick<Field, 'path' | 'value'> & {
  field: string
  /** Whether it has one of a list. */
  isChoice: boolean
  changes: { to: Json | undefined; data: Data }[]
}

/** Fields with every change that the recipe still reads: one of `turns` kinds of fields, at `per` places. */
export function variantsOf(
  recipe: AnyRecipe,
  data: Data,
  { turn, turns, per }: { turn: number; turns: number; per: number },
): Variants[] {
  const root = schemaOf(recipe)
  const names = new Set(targetNames(recipe, data))
  const kinds = new Map<string, Field[]>()
  for (const field of fieldsOf(root, data)) kinds.set(kindOf(field), [...(kinds.get(kindOf(field)) ?? []), field])
  const every = Math.max(1, Math.min(turns, kinds.size))
  const own = [...kinds].filter((_, index) => index % every === turn % every)
  return own.flatMap(([field, all]) =>
    spread(all, per).map(({ path, value, schemas, isRequired }) => {
      const isReference = typeof value === 'string' && names.has(value) && !['name', 'text'].includes(keyOf(path))
      const others: Json[] = isReference
        ? spread(
            [...names].filter((each) => each !== value),
            4,
          )
        : schemas.flatMap((schema) => othersThan(value, schema, root))
      const isKept =
        isRequired || value === undefined || isEmpty(value) || schemas.some((each) => each.default === value)
      const given = [...new Map(others.map((to) => [JSON.stringify(to), to])).values()]
      const changes = [...(isKept ? [] : [undefined]), ...given].flatMap((to) =>
        changedIn(recipe, data, { path, value, to }),
      )
      const isChoice = schemas.some((each) => (each.enum ?? each.const) !== undefined || each.type === 'boolean')
      return { field, path, value, isChoice, changes: isReference ? changes.slice(0, 2) : changes }
    }),
  )
}

/** Indices do not matter; nothing in a place of a number is another kind than a number. */
const kindOf = ({ path, value }: Field): string =>
  path
    .map((key) => (typeof key === 'number' ? 'N' : key))
    .join('.')
    .replaceAll(/(?:\.children\.N)+/g, '.children.N') + (value === null ? '=null' : '')

/** First, last and what is evenly between them. */
export const spread = <Item>(all: readonly Item[], most: number): Item[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / Math.max(1, most - 1))] as Item)

type Change = { path: DataPath; value: Json | undefined; to: Json | undefined }

/** The data with the change, or where a name changes with all that refers to it, if the recipe reads them. */
const changedIn = (recipe: AnyRecipe, data: Data, { path, value, to }: Change): Variants['changes'] => {
  const candidates = [replaced(data, path, to)]
  if (typeof value === 'string' && typeof to === 'string' && keyOf(path) === 'name')
    candidates.push(mapValues(data, (each) => (each === value ? to : undefined)) as Data)
  const changed = candidates.find((each) => readData(recipe.data as never, each).ok)
  return changed === undefined ? [] : [{ to, data: changed }]
}

/** A copy with another value at a path, or without it. */
const replaced = (value: Json | undefined, path: DataPath, to: Json | undefined): Data => {
  const [key, ...rest] = path
  if (key === undefined) return to as Data
  if (Array.isArray(value)) return value.map((each, at) => (at === key ? replaced(each, rest, to) : each)) as never
  const owner = value as Data
  if (rest.length === 0 && to === undefined)
    return Object.fromEntries(Object.entries(owner).filter(([each]) => each !== key))
  return { ...owner, [key]: replaced(owner[key], rest, to) }
}
