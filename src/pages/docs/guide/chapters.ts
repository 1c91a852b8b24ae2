/**
 * The chapters of the documentation in order: title, path and summary.
 *
 * Titles and summaries come from the guide: the first heading and the first sentence below it.
 */
import type { Site } from '../../site.ts'
import { firstSentence } from '../../site-text.ts'

export type Chapter = {
  slug: string
  /** Its path, from the root of the service: `/docs/errors`. */
  path: string
  /** The part of the book it belongs to. */
  part: string
  title: string
  /** One sentence in plain text. */
  summary: string
  /** The guide's text, with placeholders (expand.ts). */
  markdown: string
}

/** Every chapter that has a text, in the order of the book. */
export function chaptersOf({ guide }: Pick<Site, 'guide'>): Chapter[] {
  return partsOfBook.flatMap(({ name, slugs }) =>
    slugs.flatMap((slug) => {
      const page = guide.find((each) => each.slug === slug)
      return page === undefined ? [] : [describe(slug, name, page.markdown)]
    }),
  )
}

/** The parts of the book; `index` is the page at `/docs` itself. */
export const partsOfBook: readonly { name: string; slugs: readonly string[] }[] = [
  { name: 'Overview', slugs: ['index'] },
  {
    name: 'Use the service',
    slugs: [
      'http-api',
      'http-reference',
      'errors',
      'mcp',
      'command-line',
      'markdown-negotiation',
      'caching-and-limits',
    ],
  },
  {
    name: 'Draw a scene',
    slugs: ['draw-your-own', 'diagrams-as-text', 'editor', 'scene-format', 'looks', 'drawing-rules', 'scores'],
  },
  { name: 'Use it in documents', slugs: ['markdown', 'markdown-plugins', 'github-action', 'slides'] },
  { name: 'Operations', slugs: ['self-hosting', 'versioning'] },
]

const describe = (slug: string, part: string, markdown: string): Chapter => {
  const [, title = slug, opening = ''] = /^# (.+)\n+([\s\S]*?)(?:\n\n|\n*$)/.exec(markdown) ?? []
  return { slug, path: chapterPath(slug), part, title: plain(title), summary: firstSentence(plain(opening)), markdown }
}

/** The path of a chapter. */
export const chapterPath = (slug: string): string => (slug === 'index' ? '/docs' : `/docs/${slug}`)

/** Inline Markdown as plain text, without its markup. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
