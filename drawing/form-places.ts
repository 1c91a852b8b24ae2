/**
 * What a form says of a place in data, from its JSON Schema: the keys of an object there, and what a value has to be.
 */
import * as z from 'zod'
import { isObject } from '../src/scene/json.ts'
import type { JsonSchema } from '../src/scene/json-schema.ts'

/** A place: its schemas, one for each form that it may have, and whether it may be left out. */
export type FormPlace = { schemas: JsonSchema[]; isOptional: boolean }

/** Looks places up by their path; the schema is made when one is first asked for. */
export function formPlaces(form: { schema: z.ZodType }): (path: readonly (string | number)[]) => FormPlace {
  let made: JsonSchema | undefined
  return (path) => {
    made ??= z.toJSONSchema(form.schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    const root = made
    let place: FormPlace = { schemas: expanded([root], root), isOptional: false }
    for (const step of path) place = below(place, step, root)
    return place
  }
}

/** The keys that an object at a place may have. */
export const keysAt = ({ schemas }: FormPlace): string[] => [
  ...new Set(schemas.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []))),
]

const below = ({ schemas }: FormPlace, step: string | number, root: JsonSchema): FormPlace => {
  const found = schemas.flatMap(({ properties, items, prefixItems }): unknown[] => {
    if (typeof step === 'string') return isObject(properties) ? [properties[step]] : []
    return [Array.isArray(prefixItems) ? prefixItems[step] : undefined, items]
  })
  const owners = schemas.filter(({ properties }) => isObject(properties) && Object.hasOwn(properties, step))
  const isOptional =
    typeof step === 'string' &&
    owners.length > 0 &&
    owners.every(({ required }) => !(Array.isArray(required) && (required as unknown[]).includes(step)))
  return { schemas: expanded(found.filter(isObject), root), isOptional }
}

/** With references followed, and every branch of a union by itself. */
const expanded = (schemas: readonly JsonSchema[], root: JsonSchema): JsonSchema[] =>
  schemas.flatMap((schema): JsonSchema[] => {
    const { $ref, $defs: _defs, ...own } = schema
    if (typeof $ref === 'string') {
      const target = isObject(root['$defs']) ? root['$defs'][$ref.replace('#/$defs/', '')] : undefined
      return isObject(target) ? expanded([{ ...target, ...own }], root) : []
    }
    const branches = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((each) =>
      Array.isArray(each) ? (each as unknown[]).filter(isObject) : [],
    )
    return branches.length > 0 ? expanded(branches, root) : [schema]
  })
