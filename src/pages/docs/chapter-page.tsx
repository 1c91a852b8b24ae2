/**
 * Makes the pages of the documentation. Loaded with the first one, which keeps startup fast.
 */
import { type Page, type PageContext, rootOf } from '../page.ts'
import { Book } from './chapter-layout.tsx'
import type { Chapter } from './guide/chapters.ts'
import { inlinePicture, picturesOf } from './guide/pictures.ts'
import { type Markup, markup } from './markup.ts'
import { expand } from './placeholders/expand.ts'

/** The page of a chapter. Its placeholders are expanded when a representation is built. */
export function chapterPage(context: PageContext, chapter: Chapter, chapters: readonly Chapter[]): Page {
  return {
    path: chapter.path,
    title: chapter.slug === 'index' ? 'Documentation' : chapter.title,
    description: chapter.summary,
    section: 'docs',
    style: 'docs.css',
    script: 'docs.js',
    structured: {
      '@type': 'TechArticle',
      headline: chapter.title,
      description: chapter.summary,
      url: context.service.baseUrl + chapter.path,
    },
    body: (view) => <Book chapter={chapter} chapters={chapters} markup={markupOf(context, chapter)} view={view} />,
    markdown: () => expand(context, chapter),
  }
}

const markupOf = (context: PageContext, chapter: Chapter): Markup =>
  markup(expand(context, chapter), {
    baseUrl: context.service.baseUrl,
    root: rootOf(chapter.path),
    picture: pictureAt(context),
  })

/** The diagram at a path in the colors of the page; undefined for those drawn in a fixed look. */
const pictureAt = (context: PageContext): ((path: string) => string | undefined) => {
  const pictures = picturesOf(context.site)
  return (path) => {
    const [, name] = /^\/docs\/pictures\/([a-z0-9-]+)\.svg$/.exec(path) ?? []
    const [, id] = /^\/api\/diagrams\/([a-z0-9-]+)\/svg$/.exec(path) ?? []
    const scene = name === undefined ? context.service.catalog.find(id ?? '')?.scene : pictures.get(name)
    return scene && inlinePicture(scene)
  }
}
