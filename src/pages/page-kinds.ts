/**
 * Every kind of page the service has.
 */
import { docsPages } from './docs/docs-pages.tsx'
import { galleryPage } from './gallery/gallery-page.tsx'
import type { Kit, PageKind } from './page.ts'
import { recipePage } from './recipe/recipe-page.tsx'

/** The pages, made from one kit. */
export const pageKinds = (kit: Kit): PageKind[] => [galleryPage(kit), recipePage(kit), ...docsPages(kit)]
