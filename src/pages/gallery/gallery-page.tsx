/**
 * The gallery: every recipe as a card.
 */
import type { Kit, PageKind } from '../page.ts'
import { siteDescription, siteName } from '../words.ts'

/** `/`. */
export const galleryPage = ({ service }: Kit): PageKind => ({
  pattern: '/',
  find: () => ({
    path: '/',
    title: siteName,
    description: siteDescription,
    section: 'gallery',
    body: ({ root }) => (
      <ul>
        {service.catalog.recipes.map(({ id, name }) => (
          <li>
            <a href={`${root}diagrams/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    ),
    markdown: () => `# ${siteName}\n`,
  }),
})
