/**
 * Searches the documentation: the first use loads every chapter; after that, no requests are sent.
 */
import { count } from '../scene/count.ts'
import { chapterLinks, loadSections } from './load-sections.ts'
import { createRanking, type GuideSection, varied } from './rank-sections.ts'
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
    const rank = await (ranking ??= loadSections(chapterLinks(document)).then(createRanking))
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

const mostFound = 8
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
