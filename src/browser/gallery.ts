/**
 * What runs on the gallery: it searches and sorts as one types, walks by keys, and gathers what to compare.
 *
 * The first key press loads the search documents; from then on nothing is asked of the service.
 */
import './page.ts'
import { families } from '../catalog/recipe.ts'
import { arrange, type GalleryQuery, type Sort, sortLabel, sorts } from '../pages/universal/arrange.ts'
import { startCardActions } from './card-actions.ts'
import { startCompareSelection } from './compare-selection.ts'
import { type GalleryData, loadGalleryData } from './gallery-data.ts'
import { startKeys } from './gallery-keys.ts'
import { showArrangement } from './gallery-results.ts'
import { setText } from './keep.ts'
import { refreshPanel } from './paint-look.ts'
import { startPasteOwn } from './paste-own.ts'

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

/** The address of the gallery with this query, as the look is now. */
const addressOf = ({ q = '', family, sort }: GalleryQuery): string => {
  const url = new URL(location.href)
  for (const [name, value] of [
    ['q', q.trim()],
    ['family', family ?? ''],
    ['sort', sort === 'family' ? '' : sort],
  ] as const) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

let galleryData: Promise<GalleryData> | undefined

const load = (): Promise<GalleryData> => (galleryData ??= loadGalleryData(form, results))

const show = async (query: GalleryQuery): Promise<void> => {
  history.replaceState(null, '', addressOf(query))
  refreshPanel()
  markChoices(query)
  const ready = await load()
  showArrangement(arrange(ready.shelf, query), ready.cards)
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
  for (const link of links('family')) {
    mark(link, link.dataset['family'] === (query.family ?? ''))
    link.href = addressOf({ ...query, family: familyOf(link) })
  }
  for (const link of links('sort')) {
    const sort = link.dataset['sort'] as Sort
    mark(link, sort === query.sort)
    link.href = addressOf({ ...query, sort })
    setText(link, sortLabel(sort, query))
  }
  setText(document.querySelector('.sort b'), sortLabel(query.sort, query))
}

const familyOf = ({ dataset }: HTMLElement): GalleryQuery['family'] =>
  families.find((each) => each === dataset['family'])

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
document.querySelector('.gallery')?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-family], a[data-sort], .claim a')
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent
  if (link === null || metaKey || ctrlKey || shiftKey) return
  event.preventDefault()
  link.closest('details')?.removeAttribute('open')
  showOrSend(queryAfter(link), () => location.assign(link.href))
})

/** The query that a link of the gallery leads to. Where a search found nothing, a family shows all it holds. */
const queryAfter = (link: HTMLAnchorElement): GalleryQuery => {
  const now = readQuery()
  const { family, sort } = link.dataset
  if (sort !== undefined) return { ...now, sort: sort as Sort }
  if (family === undefined) search.value = new URL(link.href).searchParams.get('q') ?? ''
  else if (document.querySelector('.gallery[data-relaxed]')) search.value = ''
  return { ...now, q: search.value, family: familyOf(link) }
}

/** The chosen family is in sight where its row scrolls. */
const showChosenFamily = (): void => {
  const chip = document.querySelector<HTMLElement>('.chips [aria-current]')
  const row = chip?.parentElement
  if (chip && row && chip.offsetLeft + chip.offsetWidth > row.clientWidth)
    row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}

if (readQuery().family !== undefined) showChosenFamily()
const pasteBox = document.querySelector<HTMLElement>('#paste-own')
if (pasteBox !== null) startPasteOwn(pasteBox, document.querySelector<HTMLElement>('#fits')!)
startKeys(search, results, () => showOrSend(readQuery(), () => undefined))
startCompareSelection(document.querySelector<HTMLFormElement>('#pick')!)
startCardActions(results)
