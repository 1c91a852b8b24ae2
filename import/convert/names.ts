/**
 * Names of items in data: one line, not empty, and an id where a name alone cannot be referred to.
 */
import { countCodePoints } from '../../src/scene/code-points.ts'

// biome-ignore lint: the class names what data refuse
const refused = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Words as data take them: one line without control characters. */
export const oneLine = (words: string): string => words.replaceAll(refused, ' ').replaceAll(/\s+/g, ' ').trim()

/** Words as graphs take them: in their lines. */
export const inOwnLines = (words: string): string => words.split('\n').map(oneLine).filter(Boolean).join('\n')

/** An item to be named: its id in the source, and what it is called there. */
type Named = { id: string; label: string }

/** A name in data, with an id if the name repeats or may have to be shortened; `ref` is what refers to it. */
export type DataName = { name: string; id?: string; ref: string }

/** Longer names may be shortened where a recipe has no room, so that they need an id. */
const longest = 40

/**
 * The names of items by their ids in the source. Items without words are called by their id; one that is called like
 * something else, such as the words on an arrow, gets an id.
 */
export function dataNames(items: Iterable<Named>, others: Iterable<string | undefined> = []): Map<string, DataName> {
  const given = [...items].map(({ id, label }) => ({ id, name: oneLine(label) || oneLine(id) || '?' }))
  const count = new Map<string, number>()
  for (const { name } of given) count.set(name, (count.get(name) ?? 0) + 1)
  for (const other of new Set(others)) {
    const name = oneLine(other ?? '')
    if (count.has(name)) count.set(name, 2)
  }
  const taken = new Set(count.keys())
  return new Map(
    given.map(({ id, name }) => {
      if (count.get(name) === 1 && countCodePoints(name) <= longest) return [id, { name, ref: name }]
      const own = freeId(id, taken)
      return [id, { name, id: own, ref: own }]
    }),
  )
}

/** So much of an id in the source is looked at. */
const longestSource = 200

/** The number that each word goes on with, of the ids that are taken: many alike are not tried from the first one again. */
const nextNumbers = new WeakMap<Set<string>, Map<string, number>>()

/** An id like the one in the source that nothing else is called by. */
export const freeId = (like: string, taken: Set<string>): string => {
  const letters = like
    .slice(0, longestSource)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
  const base = letters.slice(0, 24).replace(/-+$/, '') || 'item'
  const next = nextNumbers.get(taken) ?? new Map<string, number>()
  nextNumbers.set(taken, next)
  let own = base
  let number = next.get(base) ?? 2
  for (; taken.has(own); number++) own = `${base}-${number}`
  next.set(base, number)
  taken.add(own)
  return own
}
