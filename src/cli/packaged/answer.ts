/**
 * What the service would return, from the catalog of this package, for commands that find no service.
 */
import { families, type Recipe } from '../../catalog/recipe.ts'
import { toRecipeResource } from '../../http/recipe-json.ts'
import { accents, defaultLook, themes } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import { CliError } from '../cli-error.ts'
import { defaultBaseUrl } from '../options.ts'
import { readIndex } from './index.ts'
import { recipeNamed } from './recipe-named.ts'

/** The body of a path below the base URL; throws a CliError for an unknown recipe. */
export async function packagedBody(path: string): Promise<Buffer> {
  const { pathname, searchParams } = new URL(path, defaultBaseUrl)
  return Buffer.from(await textOf(pathname, searchParams))
}

const textOf = async (pathname: string, query: URLSearchParams): Promise<string> => {
  if (pathname === '/api/diagrams') return JSON.stringify(await list(query))
  const [, id, kind = 'recipe'] = /^\/api\/diagrams\/([^/]+)(?:\/(scene|svg))?$/.exec(pathname) ?? []
  if (id !== undefined) return kinds[kind as keyof typeof kinds](recipeNamed(decodeURIComponent(id)), query)
  const [, prefix, name] = /^(\/schemas)?\/data\/([^/]+)\.json$/.exec(pathname) ?? []
  const recipe = recipeNamed(decodeURIComponent(name ?? ''))
  if (recipe.data === undefined) throw new CliError(`The diagram "${recipe.id}" is not drawn from data; use its scene.`)
  return JSON.stringify(prefix === undefined ? recipe.data.sample : recipe.data.schema)
}

const list = async (query: URLSearchParams) => {
  const family = families.find((name) => name === query.get('family'))
  const q = query.get('q') ?? ''
  const all = readIndex().filter((entry) => family === undefined || entry.family === family)
  // The search is loaded on demand: most commands need none.
  const found = q.trim() === '' ? all : (await import('./search.ts')).search(readIndex(), { q, family })
  return { version: 1, families, recipes: found.map((entry) => toRecipeResource(entry, defaultBaseUrl)) }
}

/** The word of a search that nothing in the catalog has, beside one that is known (H11). */
export async function packagedUnknownWord(path: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(path, defaultBaseUrl)
  const q = searchParams.get('q') ?? ''
  if (pathname !== '/api/diagrams' || q.trim() === '') return undefined
  return (await import('./search.ts')).unknownWords(readIndex(), { q })[0]
}

const kinds = {
  recipe: (recipe: Recipe) => JSON.stringify(toRecipeResource(recipe, defaultBaseUrl)),
  scene: ({ scene }: Recipe) => JSON.stringify(scene),
  svg: ({ scene }: Recipe, query: URLSearchParams) =>
    renderScene(scene, {
      theme: themes.find((theme) => theme === query.get('theme')) ?? defaultLook.theme,
      accent: accents.find((accent) => accent === query.get('accent')) ?? defaultLook.accent,
    }),
}
