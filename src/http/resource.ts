/**
 * A read-only resource: checks the method, serves GET and HEAD with a reply, and OPTIONS with what is allowed.
 */
import type { Context, Hono } from 'hono'
import { ApiError, errorReply } from './errors.ts'
import { conditionalRequestHeaders, preflightHeaders, readOnlyMethods } from './headers.ts'
import type { Reply } from './reply.ts'
import type { Result } from './reply-cache.ts'
import { selectVariant } from './select-variant.ts'
import type { Service } from './service.ts'
import type { RequestTarget } from './target.ts'

/** Returns a header of the request by its name. */
export type ReadHeader = (name: string) => string | undefined

/** Handles GET; throws an ApiError for a caller's mistake. */
export type Handler = (target: RequestTarget, header: ReadHeader) => Result | Promise<Result>

/** The app, whose routes receive the request target. */
export type Routes = Hono<{ Bindings: { target: RequestTarget } }>

/** Registers a read-only resource; `pattern` is Hono's (`/api/diagrams/:id`). */
export function registerResource(
  app: Routes,
  { baseUrl, replies }: Service,
  { pattern, handler }: { pattern: string; handler: Handler },
): void {
  app.all(pattern, async ({ req: { raw }, env: { target } }: Context<{ Bindings: { target: RequestTarget } }>) => {
    if (raw.method === 'OPTIONS') return optionsResponse(readOnlyMethods, conditionalRequestHeaders)
    if (raw.method !== 'GET' && raw.method !== 'HEAD') throw methodNotAllowed(raw.method, target.path, readOnlyMethods)
    const result = await handler(target, (name) => raw.headers.get(name) ?? undefined)
    return respond(raw, await replies.resolve(result, target.target), baseUrl)
  })
}

/** The response to OPTIONS (H4). */
export const optionsResponse = (methods: string, requestHeaders: string): Response =>
  new Response(null, { status: 204, headers: { ...preflightHeaders(methods, requestHeaders) } })

/** H5: the error for an unsupported method, with those that are allowed. */
export const methodNotAllowed = (method: string, path: string, allow: string): ApiError =>
  new ApiError('method_not_allowed', {
    message: `${method} is not supported at ${path}.`,
    hint: `Use one of: ${allow}.`,
    headers: { allow },
  })

/** Turns a reply into the Response for one request: content coding, 304, HEAD. */
export const respond = (request: Request, reply: Reply, baseUrl: string): Response => {
  const acceptEncoding = request.headers.get('accept-encoding') ?? undefined
  const ifNoneMatch = request.headers.get('if-none-match') ?? undefined
  const choice =
    selectVariant(reply, { acceptEncoding, ifNoneMatch }) ?? errorReply(noCoding(), baseUrl).variant('identity')
  const options: ResponseOptions = { status: choice.status, headers: choice.headers }
  if (choice.headers['content-encoding'] !== undefined) options.encodeBody = 'manual'
  return new Response(request.method === 'HEAD' ? null : (choice.content?.bytes ?? null), options)
}

const noCoding = (): ApiError =>
  new ApiError('not_acceptable', {
    message: 'Accept-Encoding rules out every available coding.',
    hint: 'Allow one of: br, gzip, identity.',
    headers: { vary: 'Accept-Encoding' },
  })

/** What a Response takes besides the standard: workerd must not compress a compressed body again. */
type ResponseOptions = ResponseInit & { encodeBody?: 'manual' }
