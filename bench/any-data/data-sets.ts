/**
 * Data sets that nobody wrote: made from a recipe's schema, one flavor after another, the same for the same seed.
 */
import { dataSchema } from '../../drawing/data-schema.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { type Data } from '../adaptation/json.ts'
import { type Random, seeded } from '../random.ts'
import { type Flavor, flavors, pick } from './flavor.ts'
import { fromSchema } from './from-schema.ts'
import { link } from './link.ts'
import { settle } from './settle.ts'

/** One data set that the recipe reads, and how it came about. */
export type DataSet = { seed: number; flavor: Flavor; data: Data }

/** The data set of a seed; undefined where none of the form came out. */
export function dataSet(id: string, recipe: AnyRecipe, seed: number): DataSet | undefined {
  const flavor = flavors[seed % flavors.length] as Flavor
  const random = seeded(1 + seed * 7919 + id.length * 104_729)
  const made = fromSchema(schemaOf(recipe), flavor, random, notMade)
  const data = settle(recipe, link(made, { id, recipe, flavor, random }))
  return data === undefined ? undefined : { seed, flavor, data: withEmphasis(recipe, data, random) }
}

/** The schema of a recipe's data, which all of its data sets are made from. */
export const schemaOf = (recipe: AnyRecipe): object => {
  const known = schemas.get(recipe) ?? dataSchema(recipe.data as never)
  schemas.set(recipe, known)
  return known
}

const schemas = new WeakMap<AnyRecipe, object>()

/** Added when the rest can be read. */
const notMade = new Set(['$schema', 'focus', 'callouts'])

/** Every third data set has a focus and a callout. */
const withEmphasis = (recipe: AnyRecipe, data: Data, random: Random): Data => {
  if (random() > 0.35) return data
  const names = targetNames(recipe, data)
  if (names.length === 0) return data
  const emphasized = {
    ...data,
    focus: [pick(random, names)],
    callouts: [{ on: pick(random, names), text: 'A remark' }],
  }
  return readData(recipe.data as never, emphasized).ok ? emphasized : data
}

/** What the data can refer to, by the first name of each. */
export const targetNames = (recipe: AnyRecipe, data: Data): string[] => {
  const reading = readData(recipe.data as never, data)
  if (!reading.ok) return []
  const targets = recipe.data.targets(reading.data as never)
  return targets
    .flatMap(({ names }) => names.find((name) => name !== undefined) ?? [])
    .filter((name) => name.length <= 120)
}
