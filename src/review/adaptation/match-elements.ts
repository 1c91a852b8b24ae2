/**
 * Matches the elements of a scene to those of the scene it was adapted from.
 *
 * If the list still has the same types in the same order, and most elements look as they did, they match by index.
 * Otherwise elements match if they are equal, else if they are in the same place, else if they have the same text,
 * else if they are between the same neighbors. Bounded by the number of elements a scene may have.
 */
import type { Element } from '../../scene/scene.ts'
import { shiftOf } from './shift.ts'

/** For each element of the original, the index of the same element in the edited scene; undefined if it is gone. */
export function matchElements(original: readonly Element[], edited: readonly Element[]): (number | undefined)[] {
  if (isSameList(original, edited)) return original.map((_element, at) => at)
  const matches: (number | undefined)[] = original.map(() => undefined)
  const taken = new Set<number>()
  for (const keyOf of [equal, samePlace, sameWords]) matchBy({ original, edited, matches, taken }, keyOf)
  matchBetween({ original, edited, matches, taken })
  return matches
}

/** Whether nothing was added, removed or reordered: an element moved on a grid may be where another one was. */
const isSameList = (original: readonly Element[], edited: readonly Element[]): boolean => {
  if (original.length !== edited.length) return false
  const pairs = original.map((before, at) => ({ before, after: edited[at]! }))
  if (pairs.some(({ before, after }) => before.type !== after.type)) return false
  const alike = pairs.filter(({ before, after }) => shiftOf(before, after) !== undefined)
  const said = alike.filter(({ before, after }) => sameWords(before) === sameWords(after))
  return said.length * 2 > original.length
}

type Matching = {
  original: readonly Element[]
  edited: readonly Element[]
  matches: (number | undefined)[]
  taken: Set<number>
}

type KeyOf = (element: Element) => string | undefined

const equal: KeyOf = (element) => JSON.stringify(element)

const samePlace: KeyOf = (element) => {
  switch (element.type) {
    case 'box':
      return `box ${element.x} ${element.y} ${element.w} ${element.h}`
    case 'text':
      return `text ${element.x} ${element.y}`
    case 'line':
      return `line ${[`${element.x},${element.y}`, `${element.x2},${element.y2}`].sort().join(' ')}`
    case 'circle':
      return `circle ${element.x} ${element.y} ${element.r}`
    case 'path':
      return `path ${element.d}`
    default:
      return element satisfies never
  }
}

const sameWords: KeyOf = (element) => (element.type === 'text' && element.text.trim() !== '' ? element.text : undefined)

/** Pairs elements with the same key, in order. */
const matchBy = ({ original, edited, matches, taken }: Matching, keyOf: KeyOf): void => {
  const free = new Map<string, number[]>()
  for (const [at, element] of edited.entries()) {
    const key = taken.has(at) ? undefined : keyOf(element)
    if (key === undefined) continue
    const numbers = free.get(key) ?? []
    free.set(key, numbers)
    numbers.push(at)
  }
  for (const [at, element] of original.entries()) {
    const key = matches[at] === undefined ? keyOf(element) : undefined
    const found = key === undefined ? undefined : free.get(key)?.shift()
    if (found === undefined) continue
    matches[at] = found
    taken.add(found)
  }
}

/** Pairs the remaining elements of the same type that follow the same neighbor, in order. */
const matchBetween = ({ original, edited, matches, taken }: Matching): void => {
  let previous = -1
  for (const [at, element] of original.entries()) {
    const known = matches[at]
    if (known !== undefined) previous = known
    else if (edited[previous + 1]?.type === element.type && !taken.has(previous + 1)) {
      previous += 1
      matches[at] = previous
      taken.add(previous)
    }
  }
}
