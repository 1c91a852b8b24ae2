/**
 * The script of the documentation: marks the reader's position in the table of contents, makes tabs, and
 * searches.
 */
import './page.ts'
import { startDocsSearch } from './docs-search.ts'
import { foldBelow } from './fold-below.ts'
import { startTabs } from './tabs.ts'

const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [link.hash.slice(1), link]),
)

const headings = [...document.querySelectorAll<HTMLElement>('.chapter :is(h2, h3)[id]')]

/** The last heading scrolled past, before that the first; at the end of the page, the last one. */
const current = (): HTMLElement | undefined => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return headings.at(-1)
  return headings.findLast((heading) => heading.getBoundingClientRect().top < 96) ?? headings[0]
}

/** Scrolls the list, never the page. */
const keepInView = (link: HTMLElement): void => {
  const list = link.closest('nav')
  if (list === null || list.scrollHeight <= list.clientHeight) return
  const hidden =
    link.offsetTop < list.scrollTop || link.offsetTop + link.offsetHeight > list.scrollTop + list.clientHeight
  if (hidden) list.scrollTop = link.offsetTop - list.clientHeight / 2
}

let marked: HTMLAnchorElement | undefined

const mark = (): void => {
  const link = links.get(current()?.id ?? '')
  if (link === marked) return
  marked?.removeAttribute('aria-current')
  link?.setAttribute('aria-current', 'true')
  if (link !== undefined) keepInView(link)
  marked = link
}

let waiting = false
addEventListener(
  'scroll',
  () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      mark()
    })
  },
  { passive: true },
)
mark()

foldBelow('.chapters details', '52rem')
foldBelow('.contents details', '72rem')

for (const part of document.querySelectorAll<HTMLElement>('.chapter .tabs')) startTabs(part)
startDocsSearch()
