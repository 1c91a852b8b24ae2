/**
 * Everything the gallery may show: the catalog to search in, and every card.
 */
import type { Recipe } from '../catalog/recipe.ts'
import { createIndex } from '../catalog/search.ts'
import type { Shelf } from '../pages/gallery/arrange.ts'

export type Stock = { shelf: Shelf; cards: Map<string, HTMLElement> }

const cardsIn = (below: ParentNode): [string, HTMLElement][] =>
  [...below.querySelectorAll<HTMLElement>('.card')].map((card) => [card.querySelector('input')?.value ?? '', card])

/** The cards of the whole gallery; those already shown stay the same elements. */
const allCards = async (root: string, shown: ParentNode, wanted: number): Promise<Map<string, HTMLElement>> => {
  const present = cardsIn(shown)
  if (present.length >= wanted) return new Map(present)
  const page = await fetch(root, { headers: { accept: 'text/html' } })
  if (!page.ok) throw new Error(`the gallery answered ${page.status}`)
  const whole = new DOMParser().parseFromString(await page.text(), 'text/html')
  for (const image of whole.querySelectorAll('img')) image.loading = 'lazy'
  return new Map([...cardsIn(whole), ...present])
}

/** Loads the stock; `root` is the gallery's own address. */
export const loadStock = async (root: string, shown: ParentNode): Promise<Stock> => {
  const reply = await fetch(new URL('api/diagrams', root))
  if (!reply.ok) throw new Error(`the catalog answered ${reply.status}`)
  // The index needs the words only; the API gives no scene.
  const { recipes } = (await reply.json()) as { recipes: Recipe[] }
  return { shelf: { recipes, ...createIndex(recipes) }, cards: await allCards(root, shown, recipes.length) }
}
