/**
 * The elements of a scene by the part they belong to, as a list of layers shows them.
 */
import type { Element } from '../../scene/scene.ts'
import { placeName } from '../form/place-name.ts'

/** Elements that move together, by index in drawing order, and what the part is called. */
export type ElementLayer = { part: string; name: string; elements: readonly number[] }

/** Layers in the order in which their first elements are drawn. An element of no part is a layer of its own. */
export const layersOf = (elements: readonly Element[], groups: readonly string[]): ElementLayer[] => {
  const byPart = new Map<string, number[]>()
  for (const index of elements.keys()) {
    const part = groups[index] ?? String(index)
    byPart.set(part, [...(byPart.get(part) ?? []), index])
  }
  return [...byPart].map(([part, own]) => ({ part, name: nameOf(part, own, elements), elements: own }))
}

/** Its first words, or its place in the data. */
const nameOf = (part: string, own: readonly number[], elements: readonly Element[]): string => {
  const words = own.map((index) => elements[index]).find((element) => element?.type === 'text')
  return words?.type === 'text' ? words.text : placeName(part.replace('@', ''))
}
