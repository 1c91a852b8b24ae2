/**
 * References: items named by id or exact name, edges by `from > to`.
 */
import { nearest } from '../../src/catalog/nearest.ts'
import { clip } from '../../src/scene/clip.ts'
import type { Finding } from '../../src/scene/findings.ts'
import type { Nameable } from './named.ts'

/** Something that can be referred to: the names it answers to, and the item of the data that it is. */
export type Target = { names: (string | undefined)[]; item: object }

/** Finds items by reference. */
export class References {
  readonly #byName = new Map<string, object>()
  readonly #repeated = new Set<string>()

  constructor(targets: Target[]) {
    for (const { names, item } of targets) {
      for (const name of new Set(names)) {
        if (name === undefined) continue
        const known = this.#byName.get(name)
        if (known === undefined) this.#byName.set(name, item)
        else if (known !== item) this.#repeated.add(name)
      }
    }
  }

  /** The item meant, or undefined. */
  find(reference: string): object | undefined {
    return this.#byName.get(reference)
  }

  /** Why a reference cannot be followed, naming the nearest match; undefined where it can. */
  problem(reference: string, what: string): string | undefined {
    if (this.#repeated.has(reference)) return `${quote(reference)} is the name of several items; give them ids`
    if (this.#byName.has(reference)) return undefined
    const [near] = nearest(reference, [...this.#byName.keys()], 1)
    return `${quote(reference)} is not ${what}${near === undefined ? '' : `; did you mean ${quote(near)}?`}`
  }
}

/** Targets by id or name, as most items are. */
export const namedTargets = (items: readonly Nameable[] = []): Target[] =>
  items.map((item) => ({ names: [item.id, item.name], item }))

/** A finding for every reference of `entries` that leads nowhere. */
export const checkReferences = (
  entries: { at: string; reference: string | undefined }[],
  { references, what }: { references: References; what: string },
): Finding[] =>
  entries.flatMap(({ at, reference }) => {
    const problem = reference === undefined ? undefined : references.problem(reference, what)
    return problem === undefined ? [] : [{ at, problem }]
  })

/** What some fields of the items of a list refer to, with their places. */
export const referencesIn = <Key extends string>(
  at: string,
  items: readonly { [Each in Key]?: string | undefined }[],
  ...keys: Key[]
): { at: string; reference: string | undefined }[] =>
  items.flatMap((item, index) => keys.map((key) => ({ at: `${at}.${index}.${key}`, reference: item[key] })))

/** A finding for every item whose id, or name without an id, an earlier item has. */
export const checkUnique = (at: string, items: { id?: string | undefined; name?: string | undefined }[]): Finding[] => {
  const seen = new Map<string, number>()
  return items.flatMap(({ id, name }, index): Finding[] => {
    const own = id ?? name
    if (own === undefined) return []
    const first = seen.get(own)
    if (first === undefined) {
      seen.set(own, index)
      return []
    }
    const problem = `${quote(own)} is already the ${id === undefined ? 'name' : 'id'} of ${at}.${first}; ${id === undefined ? 'give one of them an id' : 'ids must differ'}`
    return [{ at: `${at}.${index}.${id === undefined ? 'name' : 'id'}`, problem }]
  })
}

const quote = (words: string): string => JSON.stringify(clip(words))
