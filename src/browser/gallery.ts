/**
 * What runs on the gallery: it filters and sorts as one types, walks by keys, and gathers what to compare.
 *
 * The first key press loads the catalog; from then on nothing is asked of the service.
 */
import { arrange, type Group, type Wish } from '../pages/gallery/arrange.ts'
import { fieldsOf } from './fields.ts'
import { gatherChoices } from './gallery-choices.ts'
import { startKeys } from './gallery-keys.ts'
import { loadStock, type Stock } from './gallery-stock.ts'
import { currentLook, paint, refreshLook, startLook } from './look.ts'

const form = document.querySelector<HTMLFormElement>('#find')!
const results = document.querySelector<HTMLElement>('#results')!
const summary = document.querySelector<HTMLElement>('#summary')!

const sectionOf = ({ title, recipes }: Group, { cards }: Stock): HTMLElement => {
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  const count = document.createElement('span')
  const list = document.createElement('ul')
  heading.id = title.toLowerCase().replace(/[^a-z]+/g, '-')
  section.className = 'group'
  section.setAttribute('aria-labelledby', heading.id)
  count.className = 'count'
  count.textContent = String(recipes.length)
  heading.append(`${title} `, count)
  list.className = 'cards'
  list.append(...recipes.flatMap(({ id }) => cards.get(id) ?? []))
  section.append(heading, list)
  return section
}

const keepInAddress = (fields: Record<string, string>): void => {
  const url = new URL(location.href)
  for (const name of ['q', 'family', 'sort']) {
    const value = (fields[name] ?? '').trim()
    if (value === '' || value === 'family') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  history.replaceState(null, '', url)
  refreshLook()
}

let stock: Promise<Stock> | undefined

const show = async (): Promise<void> => {
  const fields = fieldsOf(form)
  keepInAddress(fields)
  stock ??= loadStock(form.action, results)
  const ready = await stock
  const wish = { q: fields['q'], family: fields['family'] || undefined, sort: fields['sort'] } as Wish
  const arrangement = arrange(ready.shelf, wish)
  results.replaceChildren(...arrangement.groups.map((group) => sectionOf(group, ready)))
  paint(results, currentLook())
  summary.textContent = arrangement.summary
}

/** Where the catalog cannot be loaded, the form still works as a form. */
const showOrSend = (): void => {
  show().catch(() => {
    stock = undefined
  })
}

form.addEventListener('input', showOrSend)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  show().catch(() => form.submit())
})
startLook()
startKeys(form.querySelector<HTMLInputElement>('input[type=search]')!, results, showOrSend)
gatherChoices(document.querySelector<HTMLFormElement>('#pick')!)
