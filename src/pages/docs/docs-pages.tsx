/**
 * The documentation: one page for each file of docs/guide.
 */
import { unknownEndpoint } from '../../http/errors.ts'
import type { Kit, PageKind } from '../page.ts'

/** `/docs` and the pages under it. */
export const docsPages = ({ service, site }: Kit): PageKind[] => [
  {
    pattern: '/docs',
    find: () => ({
      path: '/docs',
      title: 'Documentation',
      description: 'How to use the diagram reference over HTTP, MCP and on the command line.',
      section: 'docs',
      body: ({ root }) => (
        <article class="prose">
          <h1>Documentation</h1>
          <ul>
            {site.guide.map(({ slug }) => (
              <li>
                <a href={`${root}docs/${slug}`}>{slug}</a>
              </li>
            ))}
          </ul>
        </article>
      ),
      markdown: () =>
        `# Documentation\n\n${site.guide.map(({ slug }) => `- [${slug}](${service.baseUrl}/docs/${slug})\n`).join('')}`,
    }),
  },
  {
    pattern: '/docs/:slug',
    find: ({ segments }) => {
      const guide = site.guide.find(({ slug }) => slug === segments[2])
      if (guide === undefined)
        throw unknownEndpoint(segments.join('/'), `${service.baseUrl}/docs lists the documentation.`)
      return {
        path: `/docs/${guide.slug}`,
        title: guide.slug,
        description: guide.slug,
        section: 'docs',
        body: () => (
          <article class="prose">
            <pre>{guide.markdown}</pre>
          </article>
        ),
        markdown: () => guide.markdown,
      }
    },
  },
]
