/**
 * Shows an arrangement of the gallery with the cards at hand, as the server does (pages/gallery/results.tsx).
 */
import type { Arrangement, Entry, Group } from '../pages/universal/arrange.ts'
import { paint, paintOnce } from './look.ts'

type Options = { cards: ReadonlyMap<string, HTMLElement>; isSearch: boolean }

/** Replaces what the gallery shows. */
export function showArrangement(arrangement: Arrangement, { cards, isSearch }: Options): void {
  const results = document.querySelector<HTMLElement>('#results')!
  const gallery = document.querySelector<HTMLElement>('.gallery')!
  gallery.toggleAttribute('data-searching', isSearch)
  gallery.toggleAttribute('data-relaxed', arrangement.relaxed)
  document.querySelector('#summary')!.textContent = arrangement.summary
  showClaim(arrangement, cards.size)
  for (const heading of results.querySelectorAll('.card h2')) heading.remove()
  results.replaceChildren(...arrangement.groups.map((group) => sectionOf(group, cards)))
  showCounts(arrangement)
  paintOnce(results.querySelectorAll<HTMLElement>('.card'))
}

/** Heads the page with what was found, as the server does (pages/gallery/claim.tsx). */
const showClaim = ({ headline, suggestions, relaxed }: Arrangement, all: number): void => {
  const heading = document.querySelector<HTMLElement>('.claim h1')!
  const lead = document.querySelector<HTMLElement>('.claim .lead')!
  heading.textContent = headline ?? heading.dataset['claim'] ?? ''
  if (headline === undefined) lead.textContent = lead.dataset['lead'] ?? ''
  else if (relaxed) lead.replaceChildren('Try ', ...suggestions.flatMap((q) => [searchLink(q, q), ' ']))
  else lead.replaceChildren(searchLink(`Show all ${all} diagrams`))
  paint(lead)
}

const searchLink = (textContent: string, q?: string): HTMLElement =>
  create('a', { href: q === undefined ? './' : `./?${new URLSearchParams({ q })}`, textContent })

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

const sectionOf = ({ title, entries, flows }: Group, cards: Options['cards']): HTMLElement => {
  const heading = create('h2', { id: title.toLowerCase().replace(/[^a-z]+/g, '-'), textContent: title })
  const section = create('section', { className: flows ? 'flowing group' : 'group' })
  const list = create('ul')
  section.setAttribute('aria-labelledby', heading.id)
  list.append(...entries.flatMap((entry) => cardOf(entry, cards)))
  list.firstElementChild?.prepend(heading)
  section.append(list)
  return section
}

/** The card of a recipe; where it only comes close, with the reason. */
const cardOf = ({ id, reason }: Entry, cards: Options['cards']): HTMLElement[] => {
  const card = cards.get(id)
  if (card === undefined) return []
  card.querySelector('.reason')?.remove()
  if (reason !== undefined)
    card.querySelector('.score')?.after(create('p', { className: 'reason', textContent: reason }))
  return [card]
}

const showCounts = ({ counts }: Arrangement): void => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  for (const link of document.querySelectorAll<HTMLElement>('.toolbar a[data-family]')) {
    const family = link.dataset['family'] ?? ''
    const count = family === '' ? all : (counts[family] ?? 0)
    link.querySelector('em')!.textContent = String(count)
    link.toggleAttribute('data-empty', count === 0)
  }
}
