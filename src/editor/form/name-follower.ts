/**
 * Changes references to an item while its name is typed, and those to an edge while one of its ends is.
 */
import { type Json, type JsonPath, pathText } from '../json-path.ts'
import { withEndFollowed } from './edge-references.ts'
import { countNamed, renameReferences } from './rename.ts'

/** A name that references still have, and what its field contains instead. */
type Kept = { name: string; typed: Json | undefined }

/**
 * Follows names through the changes of a draft. While a field is empty or has the name of another item, references keep
 * the last name that was the item's own: they would be those of the other from then on.
 */
export class NameFollower {
  readonly #kept = new Map<string, Kept>()

  /** The content after a change at a path, with references changed if the path is that of a name or an end. */
  follow(content: Json, path: JsonPath, [before, after]: [before: Json | undefined, after: Json | undefined]): Json {
    const key = String(path.at(-1))
    if (!nameKeys.has(key) && !endKeys.has(key)) return content
    const at = pathText(path)
    const name = this.#nameOf(at, before)
    this.#kept.delete(at)
    if (name === undefined) return content
    const next = typeof after === 'string' ? followed(content, path, [name, after]) : undefined
    if (next === undefined) this.#kept.set(at, { name, typed: after })
    return next ?? content
  }

  /** The name by which a field's item is referred to. After an undo, what was kept no longer applies. */
  #nameOf(at: string, before: Json | undefined): string | undefined {
    const kept = this.#kept.get(at)
    if (kept !== undefined && kept.typed === before) return kept.name
    return typeof before === 'string' ? before : undefined
  }
}

/** The content with references changed; undefined where they would be those of another item. */
const followed = (content: Json, path: JsonPath, [before, after]: [string, string]): Json | undefined => {
  const key = String(path.at(-1))
  if (endKeys.has(key)) return withEndFollowed(content, path, before)
  return countNamed(content, after, key) <= 1 ? renameReferences(content, before, after) : undefined
}

/** Fields by which items are referred to. */
const nameKeys = new Set(['id', 'name', 'text'])

/** Fields by which edges are referred to, together. */
const endKeys = new Set(['from', 'to'])
