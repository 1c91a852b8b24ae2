/**
 * What a form says of a place in data: the keys of an object there, and what a value has to be. The schemas themselves are
 * walked, and nothing of their library is loaded: a page has it only with the first recipe.
 */
import type * as z from 'zod'
import type { JsonSchema } from '../../src/scene/json-schema.ts'

/** A place: its schemas, one for each form that it may have, and whether it may be left out. */
export type FormPlace = { schemas: JsonSchema[]; isOptional: boolean }

type Schema = z.core.$ZodType

/** What the walk reads of a schema's definition; which of it is there depends on the type. */
type Definition = {
  type: string
  innerType?: Schema
  in?: Schema
  getter?: () => Schema
  options?: Schema[]
  left?: Schema
  right?: Schema
  shape?: Record<string, Schema>
  element?: Schema
  items?: Schema[]
  rest?: Schema | null
  valueType?: Schema
  entries?: Record<string, unknown>
  values?: unknown[]
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition

/** Looks places up by their path. */
export function formPlaces(form: { schema: Schema }): (path: readonly (string | number)[]) => FormPlace {
  return (path) => {
    let [found, isOptional] = [branchesOf(form.schema), false]
    for (const step of path) {
      const below = found.flatMap((schema) => belowIn(definitionOf(schema), step))
      isOptional = typeof step === 'string' && below.length > 0 && below.every((each) => each._zod.optin === 'optional')
      found = below.flatMap(branchesOf)
    }
    return { schemas: found.map(described), isOptional }
  }
}

/** The keys that an object at a place may have. */
export const keysAt = ({ schemas }: FormPlace): string[] => [
  ...new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {}))),
]

/** A schema without what is around it, and every branch of a union by itself. */
const branchesOf = (schema: Schema): Schema[] => {
  const { innerType, in: first, getter, options, left, right } = definitionOf(schema)
  const inner = innerType ?? first ?? getter?.()
  if (inner !== undefined) return branchesOf(inner)
  const branches = options ?? [left, right].flatMap((each) => each ?? [])
  return branches.length > 0 ? branches.flatMap(branchesOf) : [schema]
}

const belowIn = ({ shape, element, items, rest, valueType }: Definition, step: string | number): Schema[] => {
  if (typeof step === 'string') {
    const own = shape !== undefined && Object.hasOwn(shape, step) ? shape[step] : valueType
    return own === undefined ? [] : [own]
  }
  return [items?.[step] ?? rest ?? element].flatMap((each) => each ?? [])
}

/** What JSON Schema would say of a schema, as far as a value can be guessed from it. */
const described = (schema: Schema): JsonSchema => {
  const { type, shape, entries, values } = definitionOf(schema)
  const { enum: words } = (schema as z.ZodType).meta() ?? {}
  const { minimum, maximum, patterns } = schema._zod.bag as {
    minimum?: number
    maximum?: number
    patterns?: Set<RegExp>
  }
  const known = words ?? values ?? (entries === undefined ? undefined : Object.values(entries))
  return {
    type,
    ...(known === undefined ? {} : { enum: known }),
    ...(shape === undefined ? {} : { properties: shape }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(patterns === undefined ? {} : { pattern: [...patterns].join('|') }),
  }
}
