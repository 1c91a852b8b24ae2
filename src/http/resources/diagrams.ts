/**
 * The catalog over HTTP: the list, one recipe, its scene, its picture, and the two legacy downloads.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { type CompiledScene, compileScene } from '../../render/compile-scene.ts'
import type { Look } from '../../render/palette.ts'
import { ApiError } from '../errors.ts'
import { caching, type Headers, svgPolicy } from '../headers.ts'
import { apiLinks, linkTo } from '../links.ts'
import { readLook, readSearch } from '../query.ts'
import { Recent } from '../recent.ts'
import { makeReply, type Reply } from '../reply.ts'
import type { Get } from '../resource.ts'
import type { Service } from '../service.ts'
import { clip } from '../target.ts'

/** The longest id in a path, in characters; nothing longer is in the catalog (H8). */
const longestId = 100

const unknownDiagram = (service: Service, id: string): ApiError => {
  const near = service.catalog.nearestIds(id)
  const guess = near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : ''
  return new ApiError('unknown_diagram', {
    message:
      id.length > longestId ? `No diagram id is ${id.length} characters long.` : `There is no diagram "${clip(id)}".`,
    hint: `${guess}${service.baseUrl}/api/diagrams lists every id.`,
  })
}

/** The recipe an address names by its third segment; ids are exact and case-sensitive (H8). */
const recipeOf = (service: Service, id: string): Recipe => {
  const recipe = id.length > longestId ? undefined : service.catalog.find(id)
  if (recipe === undefined) throw unknownDiagram(service, id)
  return recipe
}

const json = (body: string, headers: Headers): Reply =>
  makeReply({
    body: `${body}\n`,
    headers: { 'content-type': 'application/json', 'cache-control': caching.json, ...headers },
  })

/** Keeps the one reply of an address without parameters. */
const kept = (service: Service, address: string, make: () => Reply): Reply => {
  const reply = service.front.get(address) ?? make()
  service.front.set(address, reply)
  return reply
}

/** The finitely many spellings of a look that the front keeps; others are read anew each time. */
const spellings = (query: string, { theme, accent }: Look): boolean =>
  ['', `theme=${theme}`, `accent=${accent}`, `accent=${accent}&theme=${theme}`].includes(query)

const file = (name: string, kind: 'inline' | 'attachment'): Headers => ({
  'content-disposition': `${kind}; filename="${name}"`,
})

const pictureReply = (recipe: Recipe, svg: string, service: Service): Reply =>
  makeReply({
    body: svg,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': caching.svg,
      'content-security-policy': svgPolicy,
      ...file(`${recipe.id}.svg`, 'inline'),
      ...apiLinks(service),
    },
  })

/** How many bytes of search replies are kept, before compression. */
const mostSearchBytes = 8 * 1024 * 1024

/** `GET /api/diagrams`: the catalog, or what a search finds in it. */
export const listDiagrams = (service: Service): Get => {
  const whole = json(service.presented.list(service.catalog.recipes), apiLinks(service))
  service.front.set('/api/diagrams', whole)
  // Many queries find the same few recipes: their replies are kept by what was found.
  const replies = new Recent<string, Reply>(mostSearchBytes, (reply) => reply.variant('identity').body.length)
  return ({ query }) => {
    const search = readSearch(query)
    if (search.family === undefined && (search.q ?? '').trim() === '') return whole
    const found = service.catalog.search(search)
    const key = found.map(({ id }) => id).join()
    return replies.get(key) ?? replies.add(key, json(service.presented.list(found), apiLinks(service)))
  }
}

/** `GET /api/diagrams/{id}`: one recipe. */
export const getDiagram =
  (service: Service): Get =>
  (asked) => {
    const recipe = recipeOf(service, asked.segments[3] ?? '')
    const key = `/api/diagrams/${recipe.id}`
    return kept(service, key, () =>
      json(
        service.presented.one(recipe),
        apiLinks(service, [
          linkTo(`${service.baseUrl}${key}/scene`, 'alternate', 'application/json'),
          linkTo(`${service.baseUrl}${key}/svg`, 'alternate', 'image/svg+xml'),
          linkTo(`${service.baseUrl}/diagrams/${recipe.id}`, 'alternate', 'text/html'),
        ]),
      ),
    )
  }

const sceneReply = (service: Service, recipe: Recipe, headers: Headers): Reply => {
  const schema = linkTo(`${service.baseUrl}/schemas/scene-v1.json`, 'describedby', 'application/schema+json')
  return json(JSON.stringify(recipe.scene), { ...headers, ...apiLinks(service, [schema]) })
}

/** `GET /api/diagrams/{id}/scene`: the editable scene. */
export const getDiagramScene =
  (service: Service): Get =>
  (asked) => {
    const recipe = recipeOf(service, asked.segments[3] ?? '')
    const key = `/api/diagrams/${recipe.id}/scene`
    return kept(service, key, () => sceneReply(service, recipe, {}))
  }

/** `GET /api/diagrams/{id}/svg`: the picture in one of twelve looks. */
export const renderDiagram = (service: Service): Get => {
  const compiled = new Map<string, CompiledScene>()
  const paint = (recipe: Recipe, look: Look): string => {
    const ready = compiled.get(recipe.id) ?? compileScene(recipe.scene)
    compiled.set(recipe.id, ready)
    return ready(look)
  }
  return (asked) => {
    const recipe = recipeOf(service, asked.segments[3] ?? '')
    const look = readLook(asked.query)
    const path = `/api/diagrams/${recipe.id}/svg`
    const address = `${path}?theme=${look.theme}&accent=${look.accent}`
    const reply = kept(service, address, () => pictureReply(recipe, paint(recipe, look), service))
    if (asked.path === path && spellings(asked.query, look)) service.front.set(asked.target, reply)
    return reply
  }
}

/** `GET /api/catalog.json`: the catalog reply as a file. */
export const downloadCatalog = (service: Service): Get => {
  const reply = json(service.presented.list(service.catalog.recipes), {
    ...file('catalog.json', 'attachment'),
    ...apiLinks(service),
  })
  return () => reply
}

/** `GET /api/scenes/{id}.json`: a scene as a file. */
export const downloadScene =
  (service: Service): Get =>
  (asked) => {
    const name = asked.segments[3] ?? ''
    const recipe = recipeOf(service, name.replace(/\.json$/, ''))
    const key = `/api/scenes/${recipe.id}.json`
    return kept(service, key, () => sceneReply(service, recipe, file(`${recipe.id}.json`, 'attachment')))
  }
