/**
 * The documentation: one page for each chapter of docs/guide, made when first asked for and kept.
 */
import { unknownEndpoint } from '../../http/errors.ts'
import { clip } from '../../http/target.ts'
import type { Kit, Page, PageKind } from '../page.ts'
import { chaptersOf } from './chapters.ts'

/** `/docs` and the pages under it. */
export const docsPages = (kit: Kit): PageKind[] => {
  const chapters = chaptersOf(kit.site)
  const pages = new Map<string, Promise<Page>>()
  const find = (path: string): Promise<Page> => {
    const chapter = chapters.find((each) => each.path === path)
    if (chapter === undefined)
      throw unknownEndpoint(clip(path), `${kit.service.baseUrl}/docs lists every chapter of the documentation.`)
    const page =
      pages.get(path) ?? import('./chapter-page.tsx').then((made) => made.chapterPage(kit, chapter, chapters))
    pages.set(path, page)
    return page
  }
  return [
    { pattern: '/docs', find: () => find('/docs') },
    { pattern: '/docs/:slug', find: ({ segments }) => find(segments.slice(0, 3).join('/')) },
  ]
}
