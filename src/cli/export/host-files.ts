/**
 * Two small files for static site hosts: `_headers` (the headers of each response) and `_redirects`
 * (which file is served at a URL without an extension, or with a query).
 *
 * Netlify and Cloudflare Pages read both; the latter ignores lines with a query.
 */
import { families } from '../../catalog/recipe.ts'
import { defaultLook } from '../../render/palette.ts'
import type { CrawledPage } from './crawl.ts'
import { familyFile } from './layout.ts'

/** `_headers` for what was exported. */
export function headersFile(pages: readonly CrawledPage[]): string {
  const rules = new Map<string, string>()
  const first = pages[0]
  if (first !== undefined) rules.set('/*', block('/*', first.headers, common))
  for (const page of pages) {
    const own = isPage(page) ? [pageRule(page)] : isMarkdownVersion(page) ? [] : rulesOf(page)
    for (const [pattern, text] of own) if (!rules.has(pattern)) rules.set(pattern, text)
  }
  return [...rules.values()].join('\n')
}

const block = (pattern: string, headers: Headers, names: readonly string[]): string => {
  const lines = names.flatMap((name) => (headers.has(name) ? [`  ${wordName(name)}: ${headers.get(name)}`] : []))
  return `${pattern}\n${lines.join('\n')}\n`
}

const wordName = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())

/** Headers of every response, and those that depend on the URL. The host adds the others itself. */
const common = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'referrer-policy',
]

const own = ['content-type', 'cache-control', 'content-security-policy', 'content-disposition']

const isPage = ({ headers }: CrawledPage): boolean => (headers.get('content-type') ?? '').startsWith('text/html')

/** A page keeps its content security policy; caching is up to the host, which does not negotiate. */
const pageRule = ({ path, headers }: CrawledPage): [string, string] => {
  const pattern = path.replace(/^(\/\w+\/).+$/, '$1*')
  return [pattern, block(pattern, headers, ['content-security-policy'])]
}

const isMarkdownVersion = ({ headers }: CrawledPage): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/markdown')

/** The rules of one response: for its URL, and for its file if that has another name. */
const rulesOf = (page: CrawledPage): [string, string][] => {
  const pattern = patternOf(page.path)
  const assets = pattern === '/assets/*'
  const names = assets ? withoutType(namesFor(pattern)) : namesFor(pattern)
  const rule = (place: string): [string, string] => [place, block(place, page.headers, names)]
  const ending = /\.[a-z0-9]+$/i.exec(page.file)?.[0] ?? ''
  const rules = [rule(pattern)]
  if (!page.path.endsWith(ending) && !assets) rules.push(rule(pattern + ending))
  if (pattern.endsWith('/svg')) rules.push(rule(`${pattern}/*`))
  return rules
}

/** The pattern for a path: one for all ids. */
const patternOf = (path: string): string =>
  path
    .replace(/^\/api\/diagrams\/[^/]+/, '/api/diagrams/:id')
    .replace(/^(\/(?:api\/scenes|data|schemas\/data)\/)[^/]+$/, '$1*')
    .replace(/^\/assets\/[^/]+\.(\w+)$/, '/assets/*')
    .replace(/^\/thumbnails\/.+$/, '/thumbnails/*')

const withoutType = (names: readonly string[]): string[] => names.filter((name) => name !== 'content-type')

// File names differ by diagram, which a pattern cannot express.
const namesFor = (pattern: string): readonly string[] =>
  pattern.includes(':id') || pattern.endsWith('*') ? own.filter((name) => name !== 'content-disposition') : own

/** `_redirects`: rewrites, in the order in which hosts try them. */
export const redirectsFile = (): string => {
  const svg = '/api/diagrams/:id/svg'
  const { theme, accent } = defaultLook
  const lines = [
    ...families.map((family) => `/api/diagrams family=${encodeURIComponent(family)} /${familyFile(family)} 200`),
    `${svg} theme=:theme accent=:accent ${svg}/:theme-:accent.svg 200`,
    `${svg} theme=:theme ${svg}/:theme-${accent}.svg 200`,
    `${svg} accent=:accent ${svg}/${theme}-:accent.svg 200`,
    `${svg} ${svg}.svg 200`,
    '/api/diagrams/:id/scene /api/diagrams/:id/scene.json 200',
    '/api/diagrams/:id /api/diagrams/:id.json 200',
    '/api/diagrams /api/diagrams.json 200',
    '/api /api.json 200',
    '/.well-known/api-catalog /.well-known/api-catalog.json 200',
  ]
  return `${lines.join('\n')}\n`
}
