/**
 * Which items of a recipe's data can be pinned to a place (`at`), as its JSON Schema says.
 */
import { isObject } from '../../scene/json.ts'
import { type FormSchema, resolve } from '../form/cell.ts'
import type { Json } from '../json-path.ts'

/** The list whose items can be pinned; undefined if the recipe alone decides where things are. */
export function pinnableList(schema: Json | undefined): string | undefined {
  const root = isObject(schema) ? schema : {}
  const lists = isObject(root['properties']) ? Object.entries(root['properties']) : []
  return lists.find(([, list]) => isObject(list) && hasPin(list, root))?.[0]
}

/** A pair of numbers; elsewhere, `at` is a time. */
const hasPin = (list: FormSchema, root: FormSchema): boolean => {
  const items = resolve(list, root)['items']
  const properties = isObject(items) ? resolve(items, root)['properties'] : undefined
  const at = isObject(properties) ? properties['at'] : undefined
  const { type, minItems, maxItems } = isObject(at) ? resolve(at, root) : {}
  return type === 'array' && minItems === 2 && maxItems === 2
}

/** Whether the data may say where the graph flows to, and do not. */
export const mayTurn = (schema: Json | undefined, data: Json): boolean => {
  const properties = isObject(schema) ? schema['properties'] : undefined
  return (
    isObject(properties) && isObject(data) && properties['direction'] !== undefined && data['direction'] === undefined
  )
}
