/**
 * Makes the pages of the documentation. Loaded when one is first asked for: the start does without it.
 */
import { type Kit, type Page, rootOf } from '../page.ts'
import { Book } from './book.tsx'
import type { Chapter } from './chapters.ts'
import { expand } from './expand.ts'
import { markup } from './markup.ts'
import { inlinePicture, picturesOf } from './pictures.ts'

/** The picture at a path in the colours of the page; undefined for those drawn in a look of their own. */
const pictureAt = (kit: Kit): ((path: string) => string | undefined) => {
  const pictures = picturesOf(kit.site)
  return (path) => {
    const [, name] = /^\/docs\/pictures\/([a-z0-9-]+)\.svg$/.exec(path) ?? []
    const [, id] = /^\/api\/diagrams\/([a-z0-9-]+)\/svg$/.exec(path) ?? []
    const scene = name === undefined ? kit.service.catalog.find(id ?? '')?.scene : pictures.get(name)
    return scene && inlinePicture(scene)
  }
}

/** The page of a chapter. */
export const chapterPage = (kit: Kit, chapter: Chapter, chapters: readonly Chapter[]): Page => {
  const text = expand(kit, chapter)
  const made = markup(text, { baseUrl: kit.service.baseUrl, root: rootOf(chapter.path), picture: pictureAt(kit) })
  return {
    path: chapter.path,
    title: chapter.slug === 'index' ? 'Documentation' : chapter.title,
    description: chapter.summary,
    section: 'docs',
    scripts: ['docs.js'],
    structured: {
      '@type': 'TechArticle',
      headline: chapter.title,
      description: chapter.summary,
      url: kit.service.baseUrl + chapter.path,
    },
    body: (view) => <Book chapter={chapter} chapters={chapters} markup={made} view={view} />,
    markdown: () => text,
  }
}
