/**
 * The catalog over HTTP: the list, one recipe, its scene, its SVG.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { type CompiledScene, compileScene } from '../../render/compile-scene.ts'
import { findRecipe } from '../find-recipe.ts'
import { cacheControl, svgContentSecurityPolicy } from '../headers.ts'
import { jsonReply } from '../json-reply.ts'
import { apiHeaders, linkTo } from '../links.ts'
import { accent, family, id, q, readLook, readSearch, theme } from '../parameters.ts'
import { makeReply, type Reply } from '../reply.ts'
import type { Service } from '../service.ts'
import type { Endpoint } from './endpoint.ts'

export const listDiagrams: Endpoint = {
  path: '/api/diagrams',
  summary: 'List or search recipes',
  parameters: [q, family],
  sandbox: 'list',
  operation: {
    operationId: 'listDiagrams',
    tag: 'Diagrams',
    description:
      'Searches names, descriptions and use cases for `q`, ignoring case; best match first. If nothing is about it, the recipes that come close are returned with the header `Diagref-Match: close`; a word beside them that nothing has is in `Diagref-Unknown-Word`, percent-encoded. A search with no matches returns an empty list.',
    response: { type: 'application/json', schema: 'Catalog', description: 'The recipes found, best match first.' },
    examples: {
      request: '/api/diagrams?q=request+sequence&family=Sequences',
      mistake: '/api/diagrams?family=Sequence',
    },
  },
  handle: (service) => (_id, query) => {
    const search = readSearch(query)
    const { recipes, relaxed, unknown = [] } = service.catalog.list(search)
    const [word] = unknown.map(encodeURIComponent)
    // Many queries find the same few recipes: the key is what was found.
    return {
      key: `list${relaxed ? ' close' : ''} ${word ?? ''} ${recipes.map((recipe) => recipe.id).join()}`,
      isSearch: search.q !== '',
      build: () => jsonReply(service, service.recipeJson.list(recipes), { headers: matchHeaders(relaxed, word) }),
    }
  },
}

/** H11: says that nothing is about the whole query, what is listed only comes close, and which word nothing has. */
const matchHeaders = (relaxed: boolean, word: string | undefined): Record<string, string> => ({
  ...(relaxed ? { 'diagref-match': 'close' } : {}),
  ...(word === undefined ? {} : { 'diagref-unknown-word': word }),
})

export const getDiagram: Endpoint = {
  path: '/api/diagrams/{id}',
  summary: 'Get a recipe',
  parameters: [id],
  sandbox: 'recipe',
  operation: {
    operationId: 'getDiagram',
    tag: 'Diagrams',
    description: 'The words, scores and locators of one recipe.',
    response: { type: 'application/json', schema: 'Recipe', description: 'The recipe.' },
    examples: { request: '/api/diagrams/request-sequence', mistake: '/api/diagrams/request-sequense' },
  },
  handle: (service) => (sent) => {
    const recipe = findRecipe(service, sent)
    return { key: `recipe ${recipe.id}`, build: () => recipeReply(service, recipe) }
  },
}

const recipeReply = (service: Service, recipe: Recipe): Reply => {
  const { baseUrl } = service
  const url = `${baseUrl}/api/diagrams/${recipe.id}`
  const data = [
    linkTo(`${baseUrl}/data/${recipe.id}.json`, 'related', 'application/json'),
    linkTo(`${baseUrl}/schemas/data/${recipe.id}.json`, 'related', 'application/schema+json'),
    linkTo(`${baseUrl}/edit?recipe=${recipe.id}`, 'edit-form', 'text/html'),
  ]
  return jsonReply(service, service.recipeJson.one(recipe), {
    links: [
      linkTo(`${url}/scene`, 'alternate', 'application/json'),
      linkTo(`${url}/svg`, 'alternate', 'image/svg+xml'),
      linkTo(`${baseUrl}/diagrams/${recipe.id}`, 'alternate', 'text/html'),
      ...(recipe.data === undefined ? [] : data),
    ],
  })
}

export const getDiagramScene: Endpoint = {
  path: '/api/diagrams/{id}/scene',
  summary: 'Get the scene of a recipe',
  parameters: [id],
  sandbox: 'scene',
  operation: {
    operationId: 'getDiagramScene',
    tag: 'Diagrams',
    description: 'The editable scene of a recipe, in version 1 of the scene language.',
    response: { type: 'application/json', schema: 'Scene', description: 'The scene.' },
    examples: { request: '/api/diagrams/request-sequence/scene', mistake: '/api/diagrams/Request-Sequence/scene' },
  },
  handle: (service) => (sent) => {
    const { id: known, scene } = findRecipe(service, sent)
    return {
      key: `scene ${known}`,
      build: () => jsonReply(service, scene, { links: [sceneSchemaLink(service)] }),
    }
  },
}

/** The link from a scene to its schema. */
export const sceneSchemaLink = ({ baseUrl }: Service): string =>
  linkTo(`${baseUrl}/schemas/scene-v1.json`, 'describedby', 'application/schema+json')

export const renderDiagram: Endpoint = {
  path: '/api/diagrams/{id}/svg',
  summary: 'Get a recipe as SVG',
  parameters: [id, theme, accent],
  sandbox: 'svg',
  operation: {
    operationId: 'renderDiagram',
    tag: 'Diagrams',
    description:
      'The scene of a recipe, rendered in a theme and an accent. Edited scenes are rendered on your machine.',
    response: { type: 'image/svg+xml', description: 'The SVG.' },
    examples: {
      request: '/api/diagrams/request-sequence/svg?theme=dark&accent=green',
      mistake: '/api/diagrams/request-sequence/svg?theme=drak',
    },
  },
  handle: (service) => (sent, query) => {
    const recipe = findRecipe(service, sent)
    const look = readLook(query)
    return {
      key: `svg ${recipe.id} ${look.theme} ${look.accent}`,
      build: () => svgReply(service, recipe, compiled(recipe)(look)),
    }
  },
}

const scenes = new WeakMap<Recipe, CompiledScene>()

/** The compiled scene of a recipe: twelve looks cost little more than three. */
const compiled = (recipe: Recipe): CompiledScene => {
  const scene = scenes.get(recipe) ?? compileScene(recipe.scene)
  scenes.set(recipe, scene)
  return scene
}

const svgReply = (service: Service, recipe: Recipe, svg: string): Reply =>
  makeReply({
    body: svg,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': cacheControl.svg,
      'content-security-policy': svgContentSecurityPolicy,
      'content-disposition': `inline; filename="${recipe.id}.svg"`,
      ...apiHeaders(service),
    },
  })
