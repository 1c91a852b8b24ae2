/**
 * The declaration of an API endpoint, from which its route, its OpenAPI operation, its entry in the sandbox and its
 * place in the documentation are derived.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Parameter } from '../parameters.ts'
import type { Result } from '../reply-cache.ts'
import { type Handler, type Routes, registerResource } from '../resource.ts'
import type { Service } from '../service.ts'
import type { RequestTarget } from '../target.ts'
import type { SchemaName } from './schemas.ts'

/** The OpenAPI operation of an endpoint. */
export type OpenApiOperation = {
  operationId: string
  tag: keyof typeof tags
  description: string
  /** The media type of a success, and the schema of its body if that is JSON. */
  response: { type: string; schema?: SchemaName; description: string }
  /** A target that shows what it returns, and one that it rejects. */
  examples: { request: string; mistake?: string }
}

export type Endpoint = {
  /** In OpenAPI's notation; a parameter may have a suffix: `/data/{id}.json`. */
  path: string
  /** What it does, in the imperative. */
  summary: string
  parameters: readonly Parameter[]
  /** Endpoints outside the specification have none. */
  operation?: OpenApiOperation
  /** Its name in the sandbox's URL. */
  sandbox?: string
  /** Whether it exists for a recipe; by default it does for every recipe. */
  exists?: (recipe: Recipe) => boolean
  /** Whether it reports on the running service, so that an export omits it. */
  isLive?: true
  /** Makes the handler for a service; `id` is the decoded path parameter, empty if there is none. */
  handle: (service: Service) => (id: string, query: string) => Result
}

/** Registers the route of an endpoint. */
export function registerEndpoint(app: Routes, service: Service, endpoint: Endpoint): void {
  registerResource(app, service, { pattern: routePattern(endpoint), handler: handlerFor(endpoint, service) })
}

/** The pattern of an endpoint in the router's notation. */
const routePattern = ({ path }: Endpoint): string =>
  path.replace(/\{(\w+)\}(\.\w+)?/g, (_whole, name: string, ending?: string) =>
    ending === undefined ? `:${name}` : `:${name}{[^/]+\\${ending}}`,
  )

/** The handler of an endpoint for a service. */
export const handlerFor = ({ path, handle }: Endpoint, service: Service): Handler => {
  const resultOf = handle(service)
  const parts = path.split('/')
  const at = parts.findIndex((part) => part.startsWith('{id}'))
  const ending = parts[at]?.slice('{id}'.length) ?? ''
  return ({ segments, query }) => resultOf(idIn(segments[at] ?? '', ending), query)
}

const idIn = (segment: string, ending: string): string => segment.slice(0, segment.length - ending.length)

/** The groups of operations in the description. */
export const tags = {
  Discovery: 'Where everything is.',
  Diagrams: 'Recipes: search them, read them, get their scenes and SVGs.',
  Data: 'What recipes are drawn from, and the form of data of your own.',
} as const

/** Whether a target is at an endpoint. */
export const isAt = ({ path }: Endpoint, { segments }: RequestTarget): boolean => {
  const parts = path.split('/')
  const fits = (part: string, at: number): boolean => {
    const segment = segments[at] ?? ''
    return part.startsWith('{id}') ? segment.endsWith(part.slice('{id}'.length)) : part === segment
  }
  return parts.length === segments.length && parts.every(fits)
}
