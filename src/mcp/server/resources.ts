/**
 * The catalog as MCP resources: every recipe's scene and its SVG in the default look.
 *
 * The library does not page lists of resources, so the handlers are our own.
 */
import {
  type CompleteRequest,
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type Resource,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import { type Family, families, type Recipe } from '../../catalog/recipe.ts'
import { renderScene } from '../../render/render-scene.ts'
import type { McpContext } from './context.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { promptName } from './prompt.ts'
import { unknownId } from './tool.ts'

/** Registers the resources, and the completion of ids and families; the server declares both capabilities. */
export function registerResources({ server }: McpServer, context: McpContext): void {
  server.setRequestHandler('resources/list', ({ params }) => list(context.catalog.recipes, params?.cursor))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templates() }))
  server.setRequestHandler('resources/read', ({ params }) => read(params.uri, context))
  server.setRequestHandler('completion/complete', ({ params }) => complete(params, context))
}

const list = (recipes: readonly Recipe[], cursor: string | undefined) => {
  const start = cursor === undefined ? 0 : readCursor(cursor, 'resources')
  const count = recipes.length * kindNames.length
  if (start === undefined || (start > 0 && start >= count)) throw wrongCursor()
  const all = recipes.flatMap((recipe) => kindNames.map((kind) => ({ recipe, kind })))
  const resources = all.slice(start, start + pageSize).map(({ recipe, kind }) => describe(recipe, kind))
  const next = start + pageSize
  return { resources, ...(next < count ? { nextCursor: writeCursor(next, 'resources') } : {}) }
}

const kinds = {
  scene: {
    mimeType: 'application/json',
    title: ({ name }: Recipe) => `${name}: scene`,
    words: 'the editable scene',
    template: 'Scene of a diagram',
    read: ({ scene }: Recipe) => JSON.stringify(scene),
  },
  svg: {
    mimeType: 'image/svg+xml',
    title: ({ name }: Recipe) => `${name}: picture`,
    words: 'the SVG, light and blue',
    template: 'SVG of a diagram',
    read: ({ scene }: Recipe) => renderScene(scene),
  },
} as const

const kindNames = Object.keys(kinds) as Kind[]

type Kind = keyof typeof kinds

const wrongCursor = (): ProtocolError =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    'cursor was not returned by resources/list; leave it out for the first page.',
  )

/** Resources per page, two for each recipe. */
const pageSize = 50

const describe = (recipe: Recipe, kind: Kind): Resource => ({
  uri: uriOf(recipe.id, kind),
  name: `${recipe.id}/${kind}`,
  title: kinds[kind].title(recipe),
  // The SVG is listed next to its scene, so only one of them has the description.
  description:
    kind === 'scene' ? `${recipe.description} This is ${kinds[kind].words}.` : `The same recipe: ${kinds[kind].words}.`,
  mimeType: kinds[kind].mimeType,
})

const templates = () =>
  kindNames.map((kind) => ({
    uriTemplate: template(kind),
    name: kind,
    title: kinds[kind].template,
    description: `One recipe: ${kinds[kind].words}. id is the id of the recipe.`,
    mimeType: kinds[kind].mimeType,
  }))

const uriOf = (id: string, kind: Kind): string => `diagram://${id}/${kind}`

const template = (kind: Kind): string => uriOf('{id}', kind)

/** The URI templates of all resources; each has the argument id. */
export const resourceTemplates: readonly string[] = kindNames.map(template)

const read = (uri: string, context: McpContext) => {
  const [, id, kind] = /^diagram:\/\/([^/?#]+)\/(scene|svg)$/.exec(uri) ?? []
  const recipe = id === undefined ? undefined : context.catalog.find(id)
  if (recipe === undefined) throw notFound(uri, context, id)
  const { mimeType, read: text } = kinds[kind as Kind]
  return { contents: [{ uri, mimeType, text: text(recipe) }] }
}

const notFound = (uri: string, context: McpContext, id: string | undefined): ResourceNotFoundError =>
  new ResourceNotFoundError(
    uri,
    `Resource not found. ${id === undefined ? `Resources are ${kindNames.map(template).join(' and ')}.` : unknownId(id, context)}`,
  )

const complete = ({ ref, argument }: CompleteRequest['params'], { catalog }: McpContext) => {
  const ids =
    ref.type === 'ref/resource' && argument.name === 'id' && kindNames.some((kind) => template(kind) === ref.uri)
  const familyNames = ref.type === 'ref/prompt' && argument.name === 'family' && ref.name === promptName
  const values: readonly string[] = ids
    ? catalog.recipes.map(({ id }) => id)
    : familyNames
      ? (families satisfies readonly Family[])
      : []
  const found = startingFirst(values, argument.value)
  return { completion: { values: found.slice(0, 100), total: found.length, hasMore: found.length > 100 } }
}

const startingFirst = (values: readonly string[], typed: string): string[] => {
  const wanted = typed.toLowerCase()
  const holding = values.filter((value) => value.toLowerCase().includes(wanted))
  const starts = (value: string): number => (value.toLowerCase().startsWith(wanted) ? 0 : 1)
  return holding.sort((a, b) => starts(a) - starts(b))
}
