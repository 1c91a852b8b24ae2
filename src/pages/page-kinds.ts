/**
 * Every kind of page the service has.
 */
import { comparePage } from './compare/compare-page.tsx'
import { docsPages } from './docs/docs-pages.tsx'
import { galleryPage } from './gallery/gallery-page.tsx'
import type { Kit, PageKind } from './page.ts'
import { recipePage } from './recipe/recipe-page.tsx'
import { sandboxPage } from './sandbox/sandbox-page.tsx'

/** The pages, made from one kit. */
export const pageKinds = (kit: Kit): PageKind[] => [
  galleryPage(kit),
  recipePage(kit),
  comparePage(kit),
  sandboxPage(kit),
  ...docsPages(kit),
]
