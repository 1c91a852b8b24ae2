/**
 * A drawing as it is looked at again, and beside it one of the same data without some fields: what is the same then, the
 * drawing does not show.
 */
import type { Scene } from '../src/scene/scene.ts'
import type { CommonData } from './data/form.ts'
import type { Part } from './parts.ts'

/** The scene, and which of its elements are of which part of the data. */
export type DrawnScene = { scene: Scene; parts: readonly Part[] }

/** A drawing, and how one of changed data is made in the same way; undefined where there is none. */
export type Again = { drawn: DrawnScene; redraw: (change: (data: CommonData) => CommonData) => DrawnScene | undefined }

/** The data without the fields at these places; what has none of them is the same object. */
export const without = <Value>(value: Value, places: ReadonlySet<string>, at = ''): Value => {
  if (typeof value !== 'object' || value === null) return value
  if (at !== '' && ![...places].some((place) => isWithin(place, at))) return value
  const placeOf = (key: string | number): string => (at === '' ? String(key) : `${at}.${key}`)
  if (Array.isArray(value))
    return value.map((each: unknown, index) => without(each, places, placeOf(index))) as unknown as Value
  const fields = Object.entries(value).filter(([key]) => !places.has(placeOf(key)))
  return Object.fromEntries(fields.map(([key, below]) => [key, without<unknown>(below, places, placeOf(key))])) as Value
}

/** The elements of a place of the data; all where it has none of its own, or none is named. */
export const elementsAt = ({ scene, parts }: DrawnScene, place?: string): string => {
  const own = parts.filter(({ at }) => at === place).flatMap(({ elements }) => elements)
  return JSON.stringify(own.length === 0 ? scene.elements : own.map((index) => scene.elements[index]))
}

/** Whether a place of the data is another one or within it. */
export const isWithin = (at: string, owner: string): boolean => `${at}.`.startsWith(`${owner}.`)
