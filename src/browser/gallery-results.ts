/**
 * Shows an arrangement of the gallery with the loaded cards, like the server (pages/gallery/results.tsx).
 */
import type { Arrangement, GroupEntry, RecipeGroup } from '../pages/universal/arrange.ts'
import { setChildren, setText } from './keep.ts'
import { paint, paintOnce } from './paint-look.ts'

type Cards = ReadonlyMap<string, HTMLElement>

/** Shows the arrangement; cards already in place stay the same nodes. */
export function showArrangement(arrangement: Arrangement, cards: Cards): void {
  const results = document.querySelector<HTMLElement>('#results')!
  const gallery = document.querySelector<HTMLElement>('.gallery')!
  gallery.toggleAttribute('data-part', arrangement.headline !== undefined)
  gallery.toggleAttribute('data-relaxed', arrangement.relaxed)
  if (arrangement.matches === undefined) gallery.removeAttribute('data-matches')
  else gallery.setAttribute('data-matches', arrangement.matches)
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
  else lead.replaceChildren(...waysOn({ notice, suggestions, relaxed }, all))
  paint(lead)
}

const waysOn = (
  { notice, suggestions, relaxed }: Pick<Arrangement, 'suggestions' | 'relaxed'> & { notice: string },
  all: number,
): (string | HTMLElement)[] => {
  const showAll = searchLink(`${relaxed ? 'show' : 'Show'} all ${all} diagrams`)
  showAll.className = 'show-all'
  if (!relaxed) return [showAll, ' ', notice]
  const links = suggestions.flatMap((q, at) => [at > 0 ? ', ' : '', searchLink(q, q)])
  const tries = create('span', { className: 'try-others' })
  tries.append(`${notice} Try `, ...links, ', or ', showAll, '.')
  return [tries]
}

const searchLink = (textContent: string, q?: string): HTMLElement =>
  create('a', { href: q === undefined ? './' : `./?${new URLSearchParams({ q })}`, textContent })

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

const emptySection = (): Element => {
  const section = create('section')
  section.append(create('h2'), create('ul'))
  return section
}

const fill = (section: Element | undefined, { title, entries, isRow }: RecipeGroup, cards: Cards): void => {
  const heading = section?.querySelector('h2')
  const list = section?.querySelector('ul')
  if (!section || !heading || !list) return
  heading.id = title.toLowerCase().replace(/[^a-z]+/g, '-')
  setText(heading, title)
  section.className = isRow ? 'group row' : 'group'
  section.setAttribute('aria-labelledby', heading.id)
  setChildren(
    list,
    entries.flatMap((entry) => cardOf(entry, cards)),
  )
}

/** The card of a recipe, with the reason for which it was found. */
const cardOf = ({ id, reason }: GroupEntry, cards: Cards): HTMLElement[] => {
  const card = cards.get(id)
  if (card === undefined) return []
  const present = card.querySelector('.reason')
  if (reason === undefined) present?.remove()
  else if (present !== null) setText(present, reason)
  else card.querySelector('.face > p')?.after(create('p', { className: 'reason', textContent: reason }))
  return [card]
}

const showCounts = ({ counts, relaxed }: Arrangement): void => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  for (const link of document.querySelectorAll<HTMLElement>('.toolbar a[data-family]')) {
    const family = link.dataset['family'] ?? ''
    const count = family === '' ? all : (counts[family] ?? 0)
    setText(link.querySelector('em'), String(count))
    link.toggleAttribute('data-empty', count === 0)
    if (relaxed) link.removeAttribute('aria-current')
  }
}
