/**
 * What runs on the gallery: it searches and sorts as one types, walks by keys, and gathers what to compare.
 *
 * The first key press loads the search documents; from then on nothing is asked of the service.
 */
import './page.ts'
import { families } from '../catalog/recipe.ts'
import { arrange, type GalleryQuery, isSearch, type Sort, sortLabel, sorts } from '../pages/universal/arrange.ts'
import { startCardActions } from './card-actions.ts'
import { startCompareSelection } from './compare-selection.ts'
import { type GalleryData, loadGalleryData } from './gallery-data.ts'
import { startKeys } from './gallery-keys.ts'
import { showArrangement } from './gallery-results.ts'
import { refreshPanel } from './look.ts'

const form = document.querySelector<HTMLFormElement>('#find')!
const search = document.querySelector<HTMLInputElement>('#q')!
const results = document.querySelector<HTMLElement>('#results')!

/** What the address asks for, and the field, which is ahead of it. */
const readQuery = (): GalleryQuery => {
  const sent = new URLSearchParams(location.search)
  const family = families.find((each) => each === sent.get('family'))
  const sort = sorts.find((each) => each === sent.get('sort')) ?? 'family'
  return { q: search.value, family, sort }
}

const keepInAddress = ({ q = '', family, sort }: GalleryQuery): void => {
  const url = new URL(location.href)
  for (const [name, value] of [
    ['q', q.trim()],
    ['family', family ?? ''],
    ['sort', sort === 'family' ? '' : sort],
  ] as const) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(null, '', url)
  refreshPanel()
}

let galleryData: Promise<GalleryData> | undefined

const load = (): Promise<GalleryData> => (galleryData ??= loadGalleryData(form, results))

const show = async (query: GalleryQuery): Promise<void> => {
  keepInAddress(query)
  markChoices(query)
  const ready = await load()
  showArrangement(arrange(ready.shelf, query), { cards: ready.cards, isSearch: isSearch(query) })
}

/** Where the search documents cannot be loaded, links and form still work as such. */
const showOrSend = (query: GalleryQuery, otherwise: () => void): void => {
  show(query).catch(() => {
    galleryData = undefined
    otherwise()
  })
}

const links = (kind: string): NodeListOf<HTMLAnchorElement> => document.querySelectorAll(`.toolbar a[data-${kind}]`)

/** The chips and orders show what is chosen, and lead to it from the search as it is now. */
const markChoices = (query: GalleryQuery): void => {
  for (const link of links('family')) mark(link, link.dataset['family'] === (query.family ?? ''))
  for (const link of links('sort')) {
    mark(link, link.dataset['sort'] === query.sort)
    link.textContent = sortLabel(link.dataset['sort'] as Sort, query)
  }
}

const mark = (link: HTMLElement, isChosen: boolean): void => {
  if (isChosen) link.setAttribute('aria-current', 'true')
  else link.removeAttribute('aria-current')
}

search.addEventListener('focus', () => void load().catch(() => (galleryData = undefined)), { once: true })
search.addEventListener('input', () => showOrSend(readQuery(), () => undefined))
form.addEventListener('submit', (event) => {
  event.preventDefault()
  showOrSend(readQuery(), () => form.submit())
})
document.querySelector('.toolbar')?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-family], a[data-sort]')
  if (link === null || (event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey) return
  event.preventDefault()
  const { family = readQuery().family, sort = readQuery().sort } = link.dataset
  const query = { ...readQuery(), sort: sort as Sort, family: families.find((each) => each === family) }
  showOrSend(query, () => location.assign(link.href))
})
startKeys(search, results, () => showOrSend(readQuery(), () => undefined))
startCompareSelection(document.querySelector<HTMLFormElement>('#pick')!)
startCardActions(results)
