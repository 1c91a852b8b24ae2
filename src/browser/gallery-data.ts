/**
 * Everything the gallery may show: the catalog to search in, and every card.
 */
import { createSearch } from '../catalog/search.ts'
import { readDocuments } from '../catalog/search-document.ts'
import type { Shelf } from '../pages/universal/arrange.ts'

export type GalleryData = { shelf: Shelf; cards: Map<string, HTMLElement> }

/** Loads the search documents and the cards; `form` is the gallery's search. */
export async function loadGalleryData(form: HTMLFormElement, shown: ParentNode): Promise<GalleryData> {
  const reply = await fetch(form.dataset['documents'] ?? '')
  if (!reply.ok) throw new Error(`the search documents returned ${reply.status}`)
  const recipes = readDocuments(await reply.text())
  return {
    shelf: { recipes, search: createSearch(recipes) },
    cards: await allCards(form.action, shown, recipes.length),
  }
}

/** The cards of the whole gallery; those already shown stay the same elements. */
const allCards = async (root: string, shown: ParentNode, wanted: number): Promise<Map<string, HTMLElement>> => {
  const present = cardsIn(shown)
  if (present.length >= wanted) return new Map(present)
  const page = await fetch(root, { headers: { accept: 'text/html' } })
  if (!page.ok) throw new Error(`the gallery returned ${page.status}`)
  const whole = new DOMParser().parseFromString(await page.text(), 'text/html')
  return new Map([...cardsIn(whole), ...present])
}

const cardsIn = (below: ParentNode): [string, HTMLElement][] =>
  [...below.querySelectorAll<HTMLElement>('.card')].map((card) => [card.querySelector('input')?.value ?? '', card])
