/**
 * Reads values from parsed documents whose structure has not been checked.
 */
import { isObject, type JsonObject } from '../src/scene/json.ts'

/** An object that is neither null nor a list. */
export const asObject = (value: unknown): JsonObject | undefined => (isObject(value) ? value : undefined)

/** The objects of a list; none where it is no list. */
export const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? (value as unknown[]).map(asObject).filter((each) => each !== undefined) : []

/** A string that is not blank. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A string, number or truth value as it is written; anything else is empty. */
export const writtenIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
