/**
 * Archetypes of a workspace: words of its own for elements, groups and relationships, with what they all have.
 */
import type { State } from './dsl-state.ts'
import { readWords, skipBody } from './dsl-words.ts'
import type { DslElement } from './workspace.ts'

/** What a word stands for: a keyword, `group` or `->`, and what its elements have unless they say otherwise. */
export type Archetype = { base: string; description?: string; technology?: string; tags: string[] }

/** Reads one statement between the braces of `archetypes`: an archetype, or what one has. */
export const inArchetypes = (state: State, at: number): void => {
  const { cursor, open, archetypes } = state
  const around = open.at(-1)?.archetype
  const name = cursor.take(/([\w.-]+)[ \t]*=[ \t]*/y)?.[1]
  const [, link, sign, word = ''] = cursor.need(/(?:--(\w[\w.-]{0,60}?))?(->)|([^\s{}]+)/y, 'an archetype')
  const words = readWords(cursor)
  if (around !== undefined && name === undefined) {
    addTo(around, word.toLowerCase(), words)
    return skipBody(cursor)
  }
  // Without a name, it is what all elements of a keyword have.
  const base = (sign === undefined ? word : (link ?? sign)).toLowerCase()
  const known = archetypes.get(base)
  const made: Archetype = { base, tags: [], ...known, ...(known === undefined ? {} : { tags: [...known.tags] }) }
  archetypes.set((name ?? base).toLowerCase(), made)
  cursor.take(/[ \t]*/y)
  if (cursor.take(/\{/y) !== undefined) open.push({ archetype: made, at })
}

const addTo = (archetype: Archetype, keyword: string, [first = '', ...others]: string[]): void => {
  if (keyword === 'technology' || keyword === 'description') archetype[keyword] = first
  else if (keyword === 'tag' || keyword === 'tags') archetype.tags.push(first, ...others)
}

/** An element has what its archetype has, unless it says so itself. */
export const withArchetype = (element: DslElement, archetype: Archetype | undefined): DslElement => {
  if (archetype === undefined) return element
  const { description, technology, tags } = archetype
  return {
    ...(description === undefined ? {} : { description }),
    ...(technology === undefined ? {} : { technology }),
    ...element,
    tags: [...tags, element.tags].filter((each) => each !== '').join(','),
  }
}
