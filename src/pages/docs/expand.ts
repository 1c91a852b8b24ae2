/**
 * A chapter as finished Markdown: open places filled, scenes followed by their pictures, addresses absolute.
 *
 * The HTML page is made from this text too (markup.ts), so both forms have the same words.
 */

import { parseScene } from '../../scene/read-scene.ts'
import type { Kit } from '../page.ts'
import { type Chapter, chapterPath } from './chapters.ts'
import { colours } from './parts/colours.ts'
import { elements } from './parts/elements.ts'
import { examples } from './parts/examples.ts'
import { numbers } from './parts/numbers.ts'
import type { Parts } from './parts/part.ts'
import { reference } from './parts/reference.ts'
import { tables } from './parts/tables.ts'
import { picturePath } from './pictures.ts'

const parts: Parts = { ...numbers, ...tables, ...elements, ...colours, ...examples, ...reference }

const places = /\{\{([a-z-]+)(?: ([^}]+))?\}\}/g

const fill = (kit: Kit, markdown: string): string =>
  markdown.replace(places, (place, name: string, argument = '') => {
    const part = parts[name] ?? made(kit, name)
    if (part === undefined) throw new Error(`the guide asks for ${place}, which nothing makes`)
    return part(kit, argument).replace(/\n$/, '')
  })

/** What tools/site.ts made from rooms that pages do not see. */
const made = ({ site }: Kit, name: string): (() => string) | undefined => {
  const text = site.parts[name]
  return text === undefined ? undefined : () => text
}

const sceneFences = /^```json scene ([a-z0-9-]+)\n([\s\S]*?)^```$/gm

const titleOf = (text: string): string => {
  const reading = parseScene(text)
  return reading.ok ? reading.scene.title : ''
}

const withPictures = (markdown: string, baseUrl: string): string =>
  markdown.replace(
    sceneFences,
    (fence, name: string, text: string) => `${fence}\n\n![${titleOf(text)}](${baseUrl}${picturePath(name)})`,
  )

/** Links between the guide's files become addresses of Markdown twins. */
const withAddresses = (markdown: string, baseUrl: string): string =>
  markdown.replace(
    /\]\(([a-z-]+)\.md(#[^)]*)?\)/g,
    (_link, slug: string, anchor = '') => `](${baseUrl}${chapterPath(slug)}.md${anchor})`,
  )

/** The finished Markdown of a chapter. */
export const expand = (kit: Kit, { markdown }: Chapter): string => {
  const { baseUrl } = kit.service
  return `${withAddresses(withPictures(fill(kit, markdown), baseUrl), baseUrl)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
