/**
 * Searches the documentation: the first use loads every chapter; after that, no requests are sent.
 */

/** Makes the search in the list of chapters work. */
export function startDocsSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#docs-q')
  const results = document.querySelector<HTMLElement>('#docs-found')
  if (field === null || results === null) return
  let sections: Promise<Section[]> | undefined
  const show = async (): Promise<void> => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    const all = await (sections ??= loadSections())
    results.replaceChildren(...(words.length === 0 ? [] : listOf(find(all, words))))
  }
  field.addEventListener('input', () => {
    show().catch(() => {
      sections = undefined
      results.textContent = 'The documentation could not be loaded.'
    })
  })
}

/** A part of a chapter under one heading. */
type Section = { address: string; chapter: string; heading: string; text: string }

const loadSections = async (): Promise<Section[]> => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.chapters section a')]
  const chapters = await Promise.all(links.map(({ href }) => loadChapter(href)))
  return chapters.flat()
}

const loadChapter = async (address: string): Promise<Section[]> => {
  const reply = await fetch(address, { headers: { accept: 'text/html' } })
  if (!reply.ok) throw new Error(`${address} returned ${reply.status}`)
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  const chapter = page.querySelector('h1')?.textContent ?? ''
  const sections: Section[] = [{ address, chapter, heading: chapter, text: '' }]
  for (const element of page.querySelectorAll('.chapter :is(h2, h3, p, li, td, pre)')) {
    const text = element.textContent ?? ''
    if (!element.matches('h2, h3')) sections.at(-1)!.text += ` ${text.toLowerCase()}`
    else {
      const id = element.id || element.closest('[id]')?.id || ''
      sections.push({ address: `${address}#${id}`, chapter, heading: text.replace(/ #$/, ''), text: '' })
    }
  }
  return sections
}

/** The sections that contain every word, those with it in their heading first. */
const find = (sections: readonly Section[], words: readonly string[]): Section[] => {
  const rank = ({ heading, chapter, text }: Section): number => {
    const title = `${chapter} ${heading}`.toLowerCase()
    if (!words.every((word) => title.includes(word) || text.includes(word))) return 0
    return 1 + words.filter((word) => title.includes(word)).length
  }
  return sections
    .map((section) => ({ section, value: rank(section) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, mostFound)
    .map(({ section }) => section)
}

const mostFound = 8

const listOf = (sections: readonly Section[]): Node[] => {
  if (sections.length === 0) return [document.createTextNode('Nothing found. Try another word.')]
  const list = document.createElement('ul')
  for (const { address, chapter, heading } of sections) {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: heading })
    const where = Object.assign(document.createElement('small'), { textContent: chapter })
    if (heading !== chapter) link.append(where)
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return [list]
}
