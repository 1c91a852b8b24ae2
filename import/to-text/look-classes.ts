/**
 * Looks as classes, in languages that have them: called as the key calls them, else as the looks are.
 */
import type { NodeLook } from '../../drawing/data/graph-types.ts'
import { type LookColor, lookColors, nameOfWords } from '../convert/written-looks.ts'
import type { PlainGraph, PlainNode } from './plain-graph.ts'

/** A class with what has it. */
export type LookClass = { name: string; color: LookColor; keys: string[] }

/** The classes of a graph, by their looks; `isFree`: whether a name means nothing else in the language. */
export function lookClasses(
  { roots, key }: Pick<PlainGraph, 'roots' | 'key'>,
  isFree: (name: string) => boolean = () => true,
): Map<NodeLook, LookClass> {
  const found = new Map<NodeLook, LookClass>()
  const add = (nodes: readonly PlainNode[]): void => {
    for (const { key: own, look, inside } of nodes) {
      if (look !== undefined) {
        const known = found.get(look) ?? { name: nameOf(look, key, isFree), color: lookColors[look], keys: [] }
        found.set(look, known)
        known.keys.push(own)
      }
      add(inside)
    }
  }
  add(roots)
  return found
}

/** Two looks with the same words are called as they look. */
const nameOf = (look: NodeLook, key: PlainGraph['key'], isFree: (name: string) => boolean): string => {
  const words = key[look] ?? ''
  const isOwn = Object.values(key).filter((each) => each?.toLowerCase() === words.toLowerCase()).length === 1
  const name = isOwn ? nameOfWords(words) : undefined
  return name !== undefined && isFree(name) ? name : look
}
