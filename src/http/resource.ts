/**
 * A readable address: judges the method, answers GET and HEAD with a reply, and OPTIONS with what it allows.
 */
import type { Context, Hono } from 'hono'
import { choose } from './choose.ts'
import { ApiError, errorReply } from './errors.ts'
import { conditionalHeaders, preflight, readMethods } from './headers.ts'
import type { Reply } from './reply.ts'
import type { Service } from './service.ts'
import { segmentsOf, splitTarget } from './target.ts'

/** What a resource sees of a request. */
export type Asked = {
  /** The request target as it was sent, without scheme and host. */
  target: string
  /** The path with its percent-encoding. */
  path: string
  /** The query, without its question mark. */
  query: string
  /** The decoded path segments; the first is empty. */
  segments: string[]
  header(name: string): string | undefined
}

/** Answers GET; throws an ApiError for a caller's mistake. */
export type Get = (asked: Asked) => Reply | Promise<Reply>

/** What a Response takes besides the standard: workerd must not compress a compressed body again. */
type ResponseOptions = ResponseInit & { encodeBody?: 'manual' }

const refusedCodings = (): ApiError =>
  new ApiError('not_acceptable', {
    message: 'Accept-Encoding refuses every coding this address has.',
    hint: 'Allow one of: br, gzip, identity.',
    headers: { vary: 'Accept-Encoding' },
  })

/** Turns a ready reply into the Response for one request: coding, 304, HEAD. */
export const respond = (request: Request, reply: Reply, baseUrl: string): Response => {
  const acceptEncoding = request.headers.get('accept-encoding') ?? undefined
  const ifNoneMatch = request.headers.get('if-none-match') ?? undefined
  const choice =
    choose(reply, { acceptEncoding, ifNoneMatch }) ?? errorReply(refusedCodings(), baseUrl).variant('identity')
  const options: ResponseOptions = { status: choice.status, headers: choice.headers }
  if (choice.headers['content-encoding'] !== undefined) options.encodeBody = 'manual'
  return new Response(request.method === 'HEAD' ? null : (choice.body ?? null), options)
}

/** Describes a request to a resource. */
export const askedOf = (request: Request): Asked => {
  const { path, query } = splitTarget(request.url)
  return {
    target: query === '' ? path : `${path}?${query}`,
    path,
    query,
    segments: segmentsOf(path),
    header: (name) => request.headers.get(name) ?? undefined,
  }
}

/** H5: the refusal of a method, with what is allowed. */
export const methodNotAllowed = (method: string, path: string, allow: string): ApiError =>
  new ApiError('method_not_allowed', {
    message: `${method} is not supported at ${path}.`,
    hint: `Use one of: ${allow}.`,
    headers: { allow },
  })

/** The answer to OPTIONS (H4). */
export const optionsResponse = (methods: string, requestHeaders: string): Response =>
  new Response(null, { status: 204, headers: { ...preflight(methods, requestHeaders) } })

/** Registers a read-only address; `pattern` is Hono's (`/api/diagrams/:id`). */
export const resource = (app: Hono, service: Service, { pattern, get }: { pattern: string; get: Get }): void => {
  app.all(pattern, async ({ req: { raw } }: Context) => {
    const asked = askedOf(raw)
    if (raw.method === 'OPTIONS') return optionsResponse(readMethods, conditionalHeaders)
    if (raw.method !== 'GET' && raw.method !== 'HEAD') throw methodNotAllowed(raw.method, asked.path, readMethods)
    return respond(raw, await get(asked), service.baseUrl)
  })
}
