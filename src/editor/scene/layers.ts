/**
 * The elements of a scene by the part they belong to, as a list of layers shows them.
 */
import type { Element } from '../../scene/scene.ts'
import { sentenceCase } from '../../scene/sentence-case.ts'
import { placeName } from '../form/place-name.ts'
import type { Arranged } from './elements.ts'

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

/** What the selection is called, how much of what it is, and how many things there are to align in it. */
export const selectionOf = ({
  elements,
  groups,
  selected,
}: Arranged): { name: string; extent: string; units: number } => {
  const chosen = layersOf(elements, groups).flatMap((layer) => {
    const own = layer.elements.filter((index) => selected.includes(index))
    return own.length === 0 ? [] : [{ ...layer, own }]
  })
  const [layer] = chosen
  if (layer === undefined) return { name: '', extent: '', units: 0 }
  if (chosen.length > 1)
    return { name: `${chosen.length} parts`, extent: countOf(selected.length), units: chosen.length }
  const isWhole = layer.own.length === layer.elements.length
  const [only] = layer.own.length === 1 ? layer.own : []
  const type = only === undefined ? undefined : elements[only]?.type
  return {
    name: layer.name,
    extent: type === undefined ? extentOf(layer) : isNamedBy(type, layer) ? '' : type,
    // A part is not taken apart by aligning what it consists of.
    units: isWhole ? 1 : layer.own.length,
  }
}

/** Without words of its own it is called by its type already. */
const isNamedBy = (type: string, { name }: ElementLayer): boolean => type === name.toLowerCase()

const extentOf = ({ own, elements }: ElementLayer & { own: readonly number[] }): string =>
  own.length === elements.length ? countOf(own.length) : `${own.length} of ${countOf(elements.length)}`

const countOf = (several: number): string => `${several} elements`

/** Its first words, or its place in the data. */
const nameOf = (part: string, own: readonly number[], elements: readonly Element[]): string => {
  const words = own.map((index) => elements[index]).find((element) => element?.type === 'text')
  if (words?.type === 'text') return words.text
  const [first = 0] = own
  const place = part.replace(/ copy \d+$/, '')
  return /^(new )?\d+$/.test(place) ? sentenceCase(elements[first]?.type ?? '') : placeName(place.replace('@', ''))
}
