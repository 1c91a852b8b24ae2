/**
 * Loads the sections of the documentation, to search them: a request for each chapter.
 */
import type { GuideSection } from './rank-sections.ts'

/** The addresses of the chapters that a page of the documentation lists. */
export const chapterLinks = (page: Document, base: string = page.baseURI): string[] =>
  [...page.querySelectorAll('.chapters section a')].map((link) => new URL(link.getAttribute('href') ?? '', base).href)

/** All sections of these chapters. */
export async function loadSections(addresses: readonly string[]): Promise<GuideSection[]> {
  return (await Promise.all(addresses.map(loadChapter))).flat()
}

/** A page, to read what is in it. */
export const loadPage = async (address: string): Promise<Document> => {
  const reply = await fetch(address, { headers: { accept: 'text/html' } })
  if (!reply.ok) throw new Error(`${address} returned ${reply.status}`)
  return new DOMParser().parseFromString(await reply.text(), 'text/html')
}

const loadChapter = async (address: string): Promise<GuideSection[]> => {
  const page = await loadPage(address)
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
