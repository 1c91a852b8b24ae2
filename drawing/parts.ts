/**
 * Parts: which elements of a scene were drawn from which place in the data.
 *
 * A source map from elements to data: a click finds a field, an agent finds a node's elements, a screen reader gets an
 * outline. Places that begin with `@` are not data: axes, the key.
 */
import type { Part } from '../src/catalog/recipe.ts'

export type { Part }

const textAt = (item: object, key: string): string | undefined => {
  const value: unknown = Object.hasOwn(item, key) ? (item as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** What an item of the data is called, and what it joins. */
export function describeItem(item: object): Pick<Part, 'name' | 'from' | 'to'> {
  const name = textAt(item, 'name') ?? textAt(item, 'text')
  const [from, to] = [textAt(item, 'from'), textAt(item, 'to')]
  return {
    ...(name === undefined ? {} : { name }),
    ...(from === undefined || to === undefined ? {} : { from, to }),
  }
}
