/**
 * What crawlers and browsers look for at well-known names: robots.txt, sitemap.xml, opensearch.xml, favicon.ico,
 * and the API catalog (RFC 9727).
 */
import { unknownEndpoint } from '../../http/errors.ts'
import { escapeXml } from '../../render/markup.ts'
import { chaptersOf } from '../docs/guide/chapters.ts'
import type { PageContext } from '../page.ts'
import { bytesOf } from '../site.ts'
import { siteDescription, siteName } from '../site-text.ts'
import { skillIndexPath } from './skill-paths.ts'

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Everything may be read. */
export const robotsText = ({ service: { baseUrl } }: PageContext): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`

type Location = { path: string; modified?: string }

/** Every page with an address of its own; recipes with the day of their review. */
export const sitemapXml = ({ service: { baseUrl, catalog }, site }: PageContext): string => {
  const locations: Location[] = [
    ...['/', '/compare', '/edit', '/sandbox'].map((path) => ({ path })),
    ...chaptersOf(site).map(({ path }) => ({ path })),
    ...catalog.recipes.map(({ id, reviewed }) => ({ path: `/diagrams/${id}`, modified: reviewed })),
  ]
  const rows = locations.map(({ path, modified }) => {
    const lastmod = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`
    return `<url><loc>${escapeXml(baseUrl + path)}</loc>${lastmod}</url>\n`
  })
  return `${xml}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`
}

/** The search of the gallery, for the address bar. */
export const opensearchXml = ({ service: { baseUrl } }: PageContext): string => {
  const base = escapeXml(baseUrl)
  return `${xml}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${siteName.slice(0, 16)}</ShortName>
<LongName>${siteName}</LongName>
<Description>${escapeXml(siteDescription)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/svg+xml">${base}/favicon.svg</Image>
<Url type="text/html" template="${base}/?q={searchTerms}"/>
<Url type="application/json" template="${base}/api/diagrams?q={searchTerms}"/>
</OpenSearchDescription>
`
}

/** The icon for those who read no SVG. */
export const favicon = ({ site }: PageContext): Uint8Array<ArrayBuffer> | string => {
  const icon = site.assets.find(({ name }) => name === site.names['favicon.ico'])
  if (icon === undefined) throw unknownEndpoint('/favicon.ico', 'The icon of this service is at /favicon.svg.')
  return bytesOf(icon)
}

/** Where the API's description, documentation and health are, as a link set (RFC 9264). */
export const apiCatalog = ({ service: { baseUrl } }: PageContext): string => {
  const linkTo = (path: string, type: string) => ({ href: baseUrl + path, type })
  const linkset = [
    {
      anchor: `${baseUrl}/.well-known/api-catalog`,
      item: ['/api', '/.well-known/mcp', skillIndexPath].map((path) => ({ href: baseUrl + path })),
    },
    {
      anchor: `${baseUrl}/api`,
      'service-desc': [linkTo('/openapi.json', 'application/json')],
      'service-doc': [linkTo('/docs', 'text/html'), linkTo('/llms.txt', 'text/plain')],
      status: [linkTo('/healthz', 'application/json')],
    },
    { anchor: `${baseUrl}/.well-known/mcp`, 'service-doc': [linkTo('/docs', 'text/html')] },
  ]
  return `${JSON.stringify({ linkset })}\n`
}
