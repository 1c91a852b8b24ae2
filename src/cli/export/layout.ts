/**
 * Where in an exported folder each address lies: the address itself, with an ending where it has none.
 *
 * A folder cannot hold a file and a folder of one name, so `/api` and `/api/diagrams` are `api.json` and
 * `api/diagrams.json`. Looks and families, which are addressed by their query, have names of their own.
 */
import { type Family, families } from '../../catalog/recipe.ts'
import { type Look, looks } from '../../render/palette.ts'

/** An address of the service and the file it is kept in; without a file the reply's type decides. */
export type Target = { address: string; file?: string }

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

/** The file of a family's list. */
export const familyFile = (family: Family): string =>
  `api/families/${family.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`

const lookTarget = (id: string, { theme, accent }: Look): Target => ({
  address: `/api/diagrams/${id}/svg?theme=${theme}&accent=${accent}`,
  file: `api/diagrams/${id}/svg/${theme}-${accent}.svg`,
})

const diagramTargets = (id: string): Target[] => [
  { address: `/api/diagrams/${id}` },
  { address: `/api/diagrams/${id}/scene` },
  { address: `/api/scenes/${id}.json` },
  { address: `/api/diagrams/${id}/svg` },
  ...looks.map((look) => lookTarget(id, look)),
]

/** Every finite address of the API. */
export const apiTargets = (ids: readonly string[]): Target[] => [
  ...['/api', '/api/diagrams', '/api/catalog.json', '/openapi.json', '/schemas/scene-v1.json'].map((address) => ({
    address,
  })),
  ...families.map((family) => ({
    address: `/api/diagrams?family=${encodeURIComponent(family)}`,
    file: familyFile(family),
  })),
  ...ids.flatMap(diagramTargets),
]

/** What machines look for besides the API; the pages lead to the rest. */
export const siteTargets: readonly Target[] = [
  '/',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/opensearch.xml',
  '/favicon.svg',
  '/.well-known/api-catalog',
].map((address) => ({ address }))
