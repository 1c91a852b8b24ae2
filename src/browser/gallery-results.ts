/**
 * Shows an arrangement of the gallery with the loaded cards, like the server (pages/gallery/results.tsx).
 */
import type { Arrangement, GroupEntry, RecipeGroup } from '../pages/universal/arrange.ts'
import { setChildren, setText } from './keep.ts'
import { paint, paintOnce } from './paint-look.ts'

type Options = { cards: ReadonlyMap<string, HTMLElement>; isSearch: boolean }

/** Shows the arrangement; cards already in place stay the same nodes. */
export function showArrangement(arrangement: Arrangement, { cards, isSearch }: Options): void {
  const results = document.querySelector<HTMLElement>('#results')!
  const gallery = document.querySelector<HTMLElement>('.gallery')!
  gallery.toggleAttribute('data-searching', isSearch)
  gallery.toggleAttribute('data-relaxed', arrangement.relaxed)
  setText(document.querySelector('#summary'), arrangement.summary)
  showClaim(arrangement, cards.size)
  const sections = arrangement.groups.map((_, at) => results.children[at] ?? emptySection())
  setChildren(results, sections)
  for (const [at, group] of arrangement.groups.entries()) fill(sections[at], group, cards)
  showCounts(arrangement)
  paintOnce(results.querySelectorAll<HTMLElement>('.card'))
}

/** Updates the heading of the page with what was found, like the server (pages/gallery/claim.tsx). */
const showClaim = ({ headline, notice = '', suggestions, relaxed }: Arrangement, all: number): void => {
  const heading = document.querySelector<HTMLElement>('.claim h1')!
  const lead = document.querySelector<HTMLElement>('.claim .lead')!
  setText(heading, headline ?? heading.dataset['claim'] ?? '')
  if (headline === undefined) lead.textContent = lead.dataset['lead'] ?? ''
  else if (relaxed) lead.replaceChildren(`${notice} Try `, ...suggestions.flatMap((q) => [searchLink(q, q), ' ']))
  else lead.replaceChildren(searchLink(`Show all ${all} diagrams`))
  paint(lead)
}

const searchLink = (textContent: string, q?: string): HTMLElement =>
  create('a', { href: q === undefined ? './' : `./?${new URLSearchParams({ q })}`, textContent })

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

const emptySection = (): Element => {
  const section = create('section')
  section.append(create('ul'))
  return section
}

const fill = (section: Element | undefined, { title, entries, flows }: RecipeGroup, cards: Options['cards']): void => {
  const list = section?.querySelector('ul')
  if (!section || !list) return
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-')
  section.className = flows ? `group flowing-${flows}` : 'group'
  section.removeAttribute(flows ? 'aria-labelledby' : 'aria-label')
  section.setAttribute(flows ? 'aria-label' : 'aria-labelledby', flows ? title : id)
  const shown = entries.flatMap((entry) => cardOf(entry, cards))
  for (const [at, card] of shown.entries()) setHeading(card, at === 0 && !flows ? { id, title } : undefined)
  setChildren(list, shown)
}

/** The name of a group is on its first card. */
const setHeading = (card: HTMLElement, group: { id: string; title: string } | undefined): void => {
  const present = card.querySelector('h2')
  if (group === undefined) return present?.remove()
  const heading = present ?? create('h2')
  heading.id = group.id
  setText(heading, group.title)
  if (present === null) card.prepend(heading)
}

/** The card of a recipe; with the reason if it is only a close match. */
const cardOf = ({ id, reason }: GroupEntry, cards: Options['cards']): HTMLElement[] => {
  const card = cards.get(id)
  if (card === undefined) return []
  const present = card.querySelector('.reason')
  if (reason === undefined) present?.remove()
  else if (present !== null) setText(present, reason)
  else card.querySelector('.score')?.after(create('p', { className: 'reason', textContent: reason }))
  return [card]
}

const showCounts = ({ counts }: Arrangement): void => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  for (const link of document.querySelectorAll<HTMLElement>('.toolbar a[data-family]')) {
    const family = link.dataset['family'] ?? ''
    const count = family === '' ? all : (counts[family] ?? 0)
    setText(link.querySelector('em'), String(count))
    link.toggleAttribute('data-empty', count === 0)
  }
}
