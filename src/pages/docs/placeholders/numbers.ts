/**
 * Single values that the guide's sentences name: `{{limit elements}}`, `{{default text size}}`, `{{recipes}}`.
 */
import { families } from '../../../catalog/recipe.ts'
import { longestSearch } from '../../../http/parameters.ts'
import { apiVersion } from '../../../http/service.ts'
import { accents, themes } from '../../../render/palette.ts'
import { defaults } from '../../../scene/defaults.ts'
import { limits, primitives } from '../../../scene/limits.ts'
import type { Placeholders } from './placeholder.ts'

/** A number as English prose writes it: `20,000`. */
export function grouped(value: number): string {
  return `${value < 0 ? '-' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',')}`
}

const valueAt = (source: unknown, place: string): string => {
  let value = source
  for (const key of place.split(' ')) value = (value as Record<string, unknown> | undefined)?.[key]
  if (typeof value === 'number') return grouped(value)
  if (typeof value === 'string') return value
  throw new Error(`the guide asks for "${place}", which is not a single value`)
}

const listed = (names: readonly string[]): string =>
  names
    .map((name) => `\`${name}\``)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

/** Values by name. */
export const numbers: Placeholders = {
  base: ({ service }) => service.baseUrl,
  recipes: ({ service }) => grouped(service.catalog.recipes.length),
  version: () => apiVersion,
  limit: (_kit, place) => valueAt({ ...limits, q: longestSearch }, place),
  default: (_kit, place) => valueAt(defaults, place),
  themes: () => listed(themes),
  accents: () => listed(accents),
  looks: () => grouped(themes.length * accents.length),
  primitives: () => listed(primitives),
  'family-count': () => grouped(families.length),
}
