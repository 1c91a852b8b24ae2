/**
 * Renames references to an item while its name is typed.
 */
import { type Json, type JsonPath, pathText } from '../json-path.ts'
import { renameReferences } from './rename.ts'

/** Follows names through the changes of a draft: one that was emptied is remembered until it is typed again. */
export class NameFollower {
  #emptied: { at: string; name: string } | undefined

  /** The content after a change at a path, with references renamed if the path is that of a name. */
  follow(content: Json, path: JsonPath, [before, after]: [before: Json | undefined, after: Json | undefined]): Json {
    if (!nameKeys.has(String(path.at(-1)))) return content
    const at = pathText(path)
    const old = before ?? (this.#emptied?.at === at ? this.#emptied.name : undefined)
    this.#emptied = typeof old === 'string' && typeof after !== 'string' ? { at, name: old } : undefined
    return typeof old === 'string' && typeof after === 'string' ? renameReferences(content, old, after) : content
  }
}

/** Fields by which items are referred to. */
const nameKeys = new Set(['id', 'name', 'text'])
