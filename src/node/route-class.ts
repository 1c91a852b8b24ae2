/**
 * The class of a request target, by which metrics are counted. A closed set, so that no client can add to it.
 */
export type RouteClass =
  | 'asset'
  | 'discovery'
  | 'download'
  | 'health'
  | 'list'
  | 'mcp'
  | 'other'
  | 'page'
  | 'recipe'
  | 'scene'
  | 'search'
  | 'svg'

/** The class of a target as it was sent. */
export function routeClass(target: string): RouteClass {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (path === '/api/diagrams') return mark < 0 ? 'list' : 'search'
  if (path.startsWith('/api/diagrams/'))
    return path.endsWith('/svg') ? 'svg' : path.endsWith('/scene') ? 'scene' : 'recipe'
  if (Object.hasOwn(exact, path)) return exact[path] ?? 'other'
  return prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'other'
}

const exact: Readonly<Record<string, RouteClass>> = {
  '/': 'page',
  '/api': 'discovery',
  '/api/catalog.json': 'download',
  '/compare': 'page',
  '/docs': 'page',
  '/feed.atom': 'discovery',
  '/healthz': 'health',
  '/mcp': 'mcp',
  '/oembed': 'discovery',
  '/openapi.json': 'discovery',
  '/readyz': 'health',
  '/sandbox': 'page',
}

const prefixes: readonly [string, RouteClass][] = [
  ['/assets/', 'asset'],
  ['/cards/', 'asset'],
  ['/diagrams/', 'page'],
  ['/docs/', 'page'],
  ['/api/scenes/', 'download'],
  ['/data/', 'download'],
  ['/.well-known/mcp', 'mcp'],
]
