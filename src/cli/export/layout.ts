/**
 * The file of each URL in an exported folder: its path, with an extension if it has none.
 *
 * A folder cannot contain a file and a folder of the same name, so `/api` and `/api/diagrams` are `api.json` and
 * `api/diagrams.json`. Looks and families, which are selected by a query, have file names of their own.
 */
import { type Family, families, type Recipe } from '../../catalog/recipe.ts'
import type { Endpoint } from '../../http/endpoints/endpoint.ts'
import { endpoints } from '../../http/endpoints/endpoints.ts'
import { defaultLook, type Look, looks } from '../../render/palette.ts'

/**
 * A URL of the service and its file; without a file, the response's type determines it.
 * `spellings` are other targets of the same response.
 */
export type ExportTarget = { address: string; file?: string; spellings?: readonly string[] }

/** Every URL of the API, except the unlimited ones, and the thumbnails in every look. */
export function apiTargets(recipes: readonly Recipe[]): ExportTarget[] {
  return [
    ...endpoints.filter((each) => !takesId(each) && !each.isLive).map(({ path }) => ({ address: path })),
    ...families.map(familyTarget),
    ...recipes.flatMap(recipeTargets),
  ]
}

const takesId = ({ path }: Endpoint): boolean => path.includes('{id}')

const familyTarget = (family: Family): ExportTarget => {
  const [address = '', plus = ''] = [encodeURIComponent(family), encodeURIComponent(family).replaceAll('%20', '+')].map(
    (value) => `/api/diagrams?family=${value}`,
  )
  return { address, file: familyFile(family), ...(plus === address ? {} : { spellings: [plus] }) }
}

/** The file of a family's list. */
export const familyFile = (family: Family): string =>
  `api/families/${family.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`

const recipeTargets = (recipe: Recipe): ExportTarget[] => [
  ...endpoints
    .filter((endpoint) => takesId(endpoint) && (endpoint.exists?.(recipe) ?? true))
    .map(({ path }) => ({ address: path.replace('{id}', recipe.id) })),
  ...looks.flatMap((look) => [lookTarget(recipe.id, look), ...thumbnails(recipe.id, look)]),
]

const lookTarget = (id: string, look: Look): ExportTarget => {
  const path = `/api/diagrams/${id}/svg`
  const [address = '', ...spellings] = lookQueries(look).map((query) => `${path}?${query}`)
  return { address, spellings, file: `api/diagrams/${id}/svg/${look.theme}-${look.accent}.svg` }
}

const thumbnails = (id: string, { theme, accent }: Look): ExportTarget[] =>
  [id, `${id}.figure`].map((name) => ({ address: `/thumbnails/${name}-${theme}-${accent}.svg` }))

/** The queries that select a look; what is omitted is the default. */
const lookQueries = ({ theme, accent }: Look): string[] => [
  `theme=${theme}&accent=${accent}`,
  `accent=${accent}&theme=${theme}`,
  ...(accent === defaultLook.accent ? [`theme=${theme}`] : []),
  ...(theme === defaultLook.theme ? [`accent=${accent}`] : []),
]

const endings: [type: RegExp, ending: string][] = [
  [/^text\/html\b/, '.html'],
  [/^image\/svg\+xml\b/, '.svg'],
  [/^application\/(?:[\w.-]+\+)?json\b/, '.json'],
]

/** The file of a path, relative to the folder. */
export const fileOf = (path: string, type: string): string => {
  if (path === '/') return 'index.html'
  const plain = decodeURIComponent(path.slice(1))
  if (/\.[a-z0-9]+$/i.test(plain)) return plain
  return plain + (endings.find(([pattern]) => pattern.test(type))?.[1] ?? '')
}

/** What machines look for besides the API; the pages link to the rest. */
export const siteTargets: readonly ExportTarget[] = [
  '/',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/opensearch.xml',
  '/feed.atom',
  '/favicon.svg',
  '/favicon.ico',
  '/.well-known/api-catalog',
  '/.well-known/agent-skills/index.json',
  '/.well-known/agent-skills/diagref/SKILL.md',
].map((address) => ({ address }))
