/**
 * What the pictures of a document are called: as their block says, as they were called before, else after the document
 * and the recipe. A block that is inserted above others does not rename theirs.
 */
import { digestOf } from './markers.ts'

/** A block that needs a name: `asked` in its options, `before` in its region, `svg` its picture. */
export type Unnamed = { asked?: string | undefined; before?: string | undefined; recipe: string; svg: string }

export type NameScheme = 'name' | 'content'

/** A name without extension for each block, in order; undefined for one that asks for a name that another has. */
export function pictureNames(
  document: string,
  blocks: readonly Unnamed[],
  scheme: NameScheme = 'name',
): (string | undefined)[] {
  const taken = new Set<string>()
  const names = blocks.map(({ asked }) => (asked === undefined || !isNew(asked, taken) ? undefined : asked))
  const stem = stemOf(document)
  for (const [at, { asked, before, recipe, svg }] of blocks.entries()) {
    if (asked !== undefined) continue
    const base = scheme === 'content' ? `${stem}-${digestOf(svg, 12)}` : `${stem}-${recipe}`
    if (before !== undefined && continues(before, base) && isNew(before, taken)) names[at] = before
  }
  for (const [at, { asked, recipe, svg }] of blocks.entries()) {
    if (asked !== undefined || names[at] !== undefined) continue
    const base = scheme === 'content' ? `${stem}-${digestOf(svg, 12)}` : `${stem}-${recipe}`
    names[at] = firstFree(base, taken)
  }
  return names
}

/** The name of the dark picture beside a light one. */
export const darkName = (name: string): string => `${name}-dark`

/** Takes a name and that of its dark picture. Names are compared as file systems do that ignore case. */
const isNew = (name: string, taken: Set<string>): boolean => {
  const keys = [name, darkName(name)].map((each) => each.toLowerCase())
  if (keys.some((key) => taken.has(key))) return false
  for (const key of keys) taken.add(key)
  return true
}

const continues = (name: string, base: string): boolean =>
  name === base || (name.startsWith(`${base}-`) && /^\d{1,4}$/.test(name.slice(base.length + 1)))

const firstFree = (base: string, taken: Set<string>): string => {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`
    if (isNew(name, taken)) return name
  }
}

/** The name of a document's file in lower case, without extension. */
const stemOf = (document: string): string =>
  document
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'document'
