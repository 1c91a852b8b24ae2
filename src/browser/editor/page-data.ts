/**
 * What the page knows about the recipe: from the page itself, or from the service if one page serves all recipes, as
 * in an exported folder.
 */
import type { Part } from '../../catalog/recipe.ts'
import type { Json } from '../../editor/json-path.ts'
import type { Scene } from '../../scene/scene.ts'
import { fetchText } from '../fetch-text.ts'

/** The recipe of the page: its data and schema, or its scene if it is not drawn from data. */
export type PageRecipe = {
  id: string
  name: string
  family: string
  useWhen: string
  sample?: Json
  schema?: Json
  scene?: Scene
  parts?: Part[]
}

/** The data block of the page. */
export type PageData = {
  base: string
  /** The relative path to the root of the service. */
  root: string
  worker: string
  /** The URLs of the fonts that go into SVGs, by the names of their files. */
  fonts: Record<string, string>
  recipe?: PageRecipe
  /** Recipes whose data have the same shape. */
  alike: { id: string; name: string }[]
}

/** Reads the page's data block, and requests the recipe that the URL names if the block has none. */
export async function readPageData(): Promise<PageData> {
  const block = document.querySelector('#editor-data')?.textContent ?? '{}'
  const data = JSON.parse(block) as PageData
  const id = new URLSearchParams(location.search).get('recipe')
  if (data.recipe !== undefined || id === null || !/^[a-z0-9-]{1,100}$/.test(id)) return data
  const read = async (path: string): Promise<unknown> => JSON.parse(await fetchText(data.root + path))
  const recipe = (await read(`api/diagrams/${id}`)) as PageRecipe
  const [sample, schema] = await Promise.all([read(`data/${id}.json`), read(`schemas/data/${id}.json`)])
  const { id: _id, name, family, useWhen } = recipe
  return { ...data, recipe: { id, name, family, useWhen, sample: sample as Json, schema: schema as Json } }
}
