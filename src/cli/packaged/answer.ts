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

/** A body; of a search, the word that nothing in the catalog has, beside one that is known (H11). */
export type PackagedAnswer = { body: Buffer; unknownWord?: string | undefined }

/** What a path below the base URL leads to; throws a CliError for an unknown recipe. */
export async function packagedAnswer(path: string): Promise<PackagedAnswer> {
  const { pathname, searchParams } = new URL(path, defaultBaseUrl)
  return pathname === '/api/diagrams' ? list(searchParams) : { body: Buffer.from(textOf(pathname, searchParams)) }
}

const textOf = (pathname: string, query: URLSearchParams): string => {
  const [, id, kind = 'recipe'] = /^\/api\/diagrams\/([^/]+)(?:\/(scene|svg))?$/.exec(pathname) ?? []
  if (id !== undefined) return kinds[kind as keyof typeof kinds](recipeNamed(decodeURIComponent(id)), query)
  const [, prefix, name] = /^(\/schemas)?\/data\/([^/]+)\.json$/.exec(pathname) ?? []
  const recipe = recipeNamed(decodeURIComponent(name ?? ''))
  if (recipe.data === undefined) throw new CliError(`The diagram "${recipe.id}" is not drawn from data; use its scene.`)
  return JSON.stringify(prefix === undefined ? recipe.data.sample : recipe.data.schema)
}

const list = async (query: URLSearchParams): Promise<PackagedAnswer> => {
  const family = families.find((name) => name === query.get('family'))
  const q = query.get('q') ?? ''
  const index = readIndex()
  // The search is loaded on demand: most commands need none.
  const { recipes, unknown } =
    q.trim() === ''
      ? { recipes: index.filter((entry) => family === undefined || entry.family === family), unknown: [] }
      : (await import('./search.ts')).search(index, { q, family })
  const found = recipes.map((entry) => toRecipeResource(entry, defaultBaseUrl))
  return { body: Buffer.from(JSON.stringify({ version: 1, families, recipes: found })), unknownWord: unknown[0] }
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
