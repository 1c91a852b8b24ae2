/**
 * A chapter as finished Markdown: placeholders filled, scenes followed by their pictures, URLs absolute.
 *
 * The HTML page is made from this text too (markup.ts), so both representations have the same text.
 */

import { parseScene } from '../../../scene/read-scene.ts'
import type { PageContext } from '../../page.ts'
import { type Chapter, chapterPath } from '../guide/chapters.ts'
import { picturePath } from '../guide/pictures.ts'
import { colorPlaceholders } from './colors.ts'
import { elements } from './elements.ts'
import { examples } from './examples.ts'
import { numbers } from './numbers.ts'
import type { Placeholders } from './placeholder.ts'
import { reference } from './reference.ts'
import { tables } from './tables.ts'

/** The finished Markdown of a chapter. */
export function expand(context: PageContext, { markdown }: Chapter): string {
  const { baseUrl } = context.service
  return `${withAddresses(withPictures(fill(context, markdown), context), baseUrl)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** Links between the guide's files become URLs of Markdown versions. */
const withAddresses = (markdown: string, baseUrl: string): string =>
  markdown.replace(
    /\]\(([a-z-]+)\.md(#[^)]*)?\)/g,
    (_link, slug: string, anchor = '') => `](${baseUrl}${chapterPath(slug)}.md${anchor})`,
  )

const withPictures = (markdown: string, { service, site }: PageContext): string => {
  const withPicture = (fence: string, name: string, title: string): string =>
    `${fence}\n\n![${title}](${service.baseUrl}${picturePath(name)})`
  return markdown
    .replace(sceneFences, (fence, name: string, text: string) => withPicture(fence, name, titleOf(text)))
    .replace(drawnFences, (fence, name: string) => withPicture(fence, name, site.drawn[name]?.title ?? ''))
}

const sceneFences = /^```json scene ([a-z0-9-]+)\n([\s\S]*?)^```$/gm
const drawnFences = /^```\w+ drawn ([a-z0-9-]+)\n[\s\S]*?^```$/gm

const titleOf = (text: string): string => {
  const reading = parseScene(text)
  return reading.ok ? reading.scene.title : ''
}

const fill = (context: PageContext, markdown: string): string =>
  markdown.replace(places, (place, name: string, argument = '') => {
    const part = parts[name] ?? made(context, name)
    if (part === undefined) throw new Error(`the guide asks for ${place}, which does not exist`)
    return part(context, argument).replace(/\n$/, '')
  })

const places = /\{\{([a-z-]+)(?: ([^}]+))?\}\}/g

const parts: Placeholders = { ...numbers, ...tables, ...elements, ...colorPlaceholders, ...examples, ...reference }

/** The parts that tools/site.ts generated from rooms that pages do not import. */
const made = ({ site }: PageContext, name: string): (() => string) | undefined => {
  const text = site.parts[name]
  return text === undefined ? undefined : () => text
}
