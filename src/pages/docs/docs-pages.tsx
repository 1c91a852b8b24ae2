/**
 * The documentation: one page for each chapter of docs/guide.
 */

import { unknownEndpoint } from '../../http/errors.ts'
import { clip } from '../../scene/clip.ts'
import type { Page, PageContext, PageKind } from '../page.ts'
import { chaptersOf } from './guide/chapters.ts'

/** `/docs` and the pages under it. The renderer is loaded with the first one. */
export function docsPages(context: PageContext): PageKind[] {
  const chapters = chaptersOf(context.site)
  const find = async (path: string): Promise<Page> => {
    const chapter = chapters.find((each) => each.path === path)
    if (chapter === undefined)
      throw unknownEndpoint(clip(path), `${context.service.baseUrl}/docs lists every chapter of the documentation.`)
    const { chapterPage } = await import('./chapter-page.tsx')
    return chapterPage(context, chapter, chapters)
  }
  return [
    { pattern: '/docs', find: () => find('/docs') },
    { pattern: '/docs/:slug', find: ({ segments }) => find(segments.slice(0, 3).join('/')) },
  ]
}
