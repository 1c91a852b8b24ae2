/**
 * What the palette finds: diagrams, sections of the documentation, and things to do.
 */
import { createSearch, type Search } from '../catalog/search.ts'
import { readDocuments, type SearchDocument } from '../catalog/search-document.ts'
import { splitWords } from '../catalog/words.ts'
import { hitReason } from '../pages/universal/reason.ts'
import { chapterLinks, loadPage, loadSections } from './load-sections.ts'
import { make, optionOf, type PaletteSite, wordsOption } from './palette-option.ts'
import { createRanking, type GuideSection, varied } from './rank-sections.ts'

type Catalog = { documents: Map<string, SearchDocument>; search: Search }

let catalog: Promise<Catalog> | undefined

const loadCatalog = async (address: string): Promise<Catalog> => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`the search documents returned ${reply.status}`)
  const documents = readDocuments(await reply.text())
  return { documents: new Map(documents.map((each) => [each.id, each])), search: createSearch(documents) }
}

/** Options for at most so many diagrams: those that a query finds, without one the highest rated. */
export async function findDiagrams(q: string, most: number, site: PaletteSite): Promise<HTMLElement[]> {
  catalog ??= loadCatalog(site.documents)
  const { documents, search } = await catalog.catch((error: unknown) => {
    catalog = undefined
    throw error
  })
  const best = [...documents.values()].sort((a, b) => b.overall - a.overall)
  const hits =
    q === ''
      ? best.map(({ id, family }) => ({ id, words: family }))
      : search({ q }).hits.map((hit) => ({ id: hit.id, words: hitReason(hit) }))
  return hits.slice(0, most).flatMap(({ id, words }) => {
    const found = documents.get(id)
    return found === undefined ? [] : [optionOf(found, words ?? found.family, site)]
  })
}

let ranking: Promise<(query: string) => GuideSection[]> | undefined

const loadRanking = async (root: string): Promise<(query: string) => GuideSection[]> => {
  const index = new URL('docs', root).href
  return createRanking(await loadSections(chapterLinks(await loadPage(index), index)))
}

const mostSections = 3

/** Options for sections of the documentation, whose chapters are loaded by the first query. */
export async function findSections(q: string, { root }: PaletteSite): Promise<HTMLElement[]> {
  if (q === '') return []
  ranking ??= loadRanking(root)
  // Diagrams are found without them, and the next query asks again.
  const rank = await ranking.catch(() => {
    ranking = undefined
  })
  const found = rank === undefined ? [] : varied(rank(q)).slice(0, mostSections)
  return found.map(({ address, chapter, heading }) =>
    wordsOption(heading, { href: address, words: heading === chapter ? 'Chapter' : chapter }),
  )
}

/** Options for things to do: all of them, or those whose words begin with those of a query. */
export const findActions = (q: string, { root }: PaletteSite): HTMLElement[] => {
  const wanted = splitWords(q)
  return actions
    .filter(({ name, words }) => {
      const known = splitWords(`${name} ${words}`)
      return wanted.every((word) => known.some((each) => each.startsWith(word)))
    })
    .map(({ name, path, act }) => {
      const option = wordsOption(name, { href: path === undefined ? '#' : new URL(path, root).href })
      if (act !== undefined) option.addEventListener('click', act)
      return option
    })
}

const switchTheme = (event: Event): void => {
  event.preventDefault()
  document.querySelector<HTMLDialogElement>('#palette')?.close()
  document.querySelector<HTMLElement>('#page-theme')?.click()
}

const actions: readonly { name: string; words: string; path?: string; act?: (event: Event) => void }[] = [
  { name: 'New diagram', words: 'editor draw create paste data', path: 'edit' },
  { name: 'Compare diagrams', words: 'beside versus vs', path: 'compare' },
  { name: 'Try the API', words: 'sandbox http mcp request', path: 'sandbox' },
  { name: 'Switch between light and dark', words: 'theme mode colors', act: switchTheme },
]

/** Options under the name of what they are. */
export const groupOf = (name: string, options: readonly HTMLElement[]): HTMLElement[] => {
  if (options.length === 0) return []
  const group = make('div')
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', name)
  const label = make('span', { textContent: name })
  label.setAttribute('aria-hidden', 'true')
  group.append(label, ...options)
  return [group]
}
