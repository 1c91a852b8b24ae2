/**
 * Searches the documentation: the first use loads every chapter; after that, no requests are sent.
 */
import { count } from '../scene/count.ts'
import { createRanking, type GuideSection } from './rank-sections.ts'
import { snippetOf } from './snippet.ts'

/** Makes the search in the list of chapters work. */
export function startDocsSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#docs-q')
  const results = document.querySelector<HTMLElement>('#docs-found')
  const said = document.querySelector<HTMLElement>('#docs-said')
  if (field === null || results === null || said === null) return
  let ranking: Promise<(query: string) => GuideSection[]> | undefined
  const show = async (): Promise<void> => {
    const query = field.value.trim()
    const rank = await (ranking ??= loadSections().then(createRanking))
    const found = query === '' ? [] : varied(rank(query)).slice(0, mostFound)
    results.replaceChildren(...(found.length === 0 ? [] : [listOf(found, query)]))
    said.textContent = query === '' ? '' : found.length === 0 ? nothing : count(found.length, 'section')
  }
  field.addEventListener('input', () => {
    show().catch(() => {
      ranking = undefined
      results.replaceChildren()
      said.textContent = 'The documentation could not be loaded. Check the connection and type again.'
    })
  })
  field.addEventListener('keydown', (event) => openFirst(event, results))
}

const nothing = 'Nothing found. Try another word.'

/** Enter opens the first result; down leads to it. */
const openFirst = (event: KeyboardEvent, results: HTMLElement): void => {
  const first = results.querySelector('a')
  if (first === null || event.isComposing) return
  if (event.key === 'Enter') first.click()
  else if (event.key === 'ArrowDown') first.focus()
  else return
  event.preventDefault()
}

const loadSections = async (): Promise<GuideSection[]> => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.chapters section a')]
  const chapters = await Promise.all(links.map(({ href }) => loadChapter(href)))
  return chapters.flat()
}

const loadChapter = async (address: string): Promise<GuideSection[]> => {
  const reply = await fetch(address, { headers: { accept: 'text/html' } })
  if (!reply.ok) throw new Error(`${address} returned ${reply.status}`)
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  const chapter = page.querySelector('h1')?.textContent ?? ''
  const sections: GuideSection[] = [{ address, chapter, heading: chapter, text: '' }]
  for (const element of page.querySelectorAll('.chapter :is(h2, h3, p:not(.part), li, td, pre)')) {
    const text = element.textContent ?? ''
    if (!element.matches('h2, h3')) sections.at(-1)!.text += ` ${text}`
    else {
      const id = element.id || element.closest('[id]')?.id || ''
      sections.push({ address: `${address}#${id}`, chapter, heading: text.replace(/ #$/, ''), text: '' })
    }
  }
  return sections
}

const mostFound = 8
const mostOfChapter = 3

/** The first sections of each chapter before the rest, so that a long one, such as a reference, hides no other. */
const varied = (sections: readonly GuideSection[]): GuideSection[] => {
  const counts = new Map<string, number>()
  const isEarly = sections.map(({ chapter }) => {
    const count = (counts.get(chapter) ?? 0) + 1
    counts.set(chapter, count)
    return count <= mostOfChapter
  })
  return [...sections.filter((_, index) => isEarly[index]), ...sections.filter((_, index) => !isEarly[index])]
}

const listOf = (sections: readonly GuideSection[], query: string): HTMLElement => {
  const list = document.createElement('ul')
  for (const { address, chapter, heading, text } of sections) {
    const link = Object.assign(document.createElement('a'), { href: address })
    const name = Object.assign(document.createElement('b'), { textContent: heading })
    const where = Object.assign(document.createElement('small'), { textContent: chapter })
    link.append(name, ...(heading === chapter ? [] : [where]), snippet(text, query))
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}

const snippet = (text: string, query: string): HTMLElement => {
  const line = document.createElement('span')
  line.append(
    ...snippetOf(text, query).map(({ text: part, isMatch }) =>
      isMatch ? Object.assign(document.createElement('mark'), { textContent: part }) : part,
    ),
  )
  return line
}
