/**
 * The MCP endpoint on the app: two URLs, one handler, no redirect between them.
 *
 * POST takes one JSON-RPC message and returns one JSON response. The library is loaded with the first message,
 * which keeps startup fast.
 */

import { ApiError } from '../http/errors.ts'
import { optionsResponse, type Routes } from '../http/resource.ts'
import type { Service } from '../http/service.ts'
import { clip } from '../scene/clip.ts'
import { respondToBatch } from './batch.ts'
import type { Dispatcher, DispatchResult } from './dispatcher.ts'
import { createHostCheck, type HostCheck } from './host-check.ts'
import { emptyResponse, errorResponse, idOf, jsonResponse, rpcCode, textResponse } from './json-rpc.ts'
import { ResultCache, type ResultKey, resultKeyOf } from './result-cache.ts'
import type { McpContext } from './server/context.ts'
import { resultJson } from './server/result-json.ts'
import { registerCards } from './server-card.ts'
import { checkHeaders, readMessage } from './validate-request.ts'

export type McpOptions = {
  /** Hosts that are allowed besides that of the base URL. */
  allowedHosts: readonly string[]
  /** Called with internal errors. */
  onInternalError: (error: unknown) => void
}

/** Registers the endpoint and the cards that describe it. */
export function registerMcp(app: Routes, service: Service, { allowedHosts, onInternalError }: McpOptions): void {
  const { catalog, baseUrl } = service
  const post = createPost({ catalog, baseUrl, onInternalError }, createHostCheck(baseUrl, allowedHosts))
  for (const path of mcpPaths) {
    app.all(path, ({ req: { raw }, env: { target } }) => {
      if (raw.method === 'OPTIONS') return optionsResponse(methods, requestHeaders)
      if (raw.method !== 'POST') throw postOnly(raw.method, target.path, service)
      return post(raw)
    })
  }
  registerCards(app, service)
}

const createPost = (context: McpContext, hosts: HostCheck) => {
  const respond = createResponder(context)
  return async (request: Request): Promise<Response> => {
    const rejection = checkHeaders(request, hosts)
    if (rejection !== undefined) return errorResponse(rejection)
    const read = await readMessage(request)
    if ('rejected' in read) return errorResponse(read.rejected)
    return Array.isArray(read.message) ? respondToBatch(request, read.message, respond) : respond(request, read.message)
  }
}

const createResponder = (context: McpContext) => {
  const cache = new ResultCache()
  let loading: Promise<Dispatcher> | undefined
  const load = (): Promise<Dispatcher> =>
    (loading ??= import('./dispatcher.ts').then(({ createDispatcher }) => createDispatcher(context)))
  return async (request: Request, message: unknown): Promise<Response> => {
    const key = resultKeyOf(message, request.headers)
    const cached = key && cache.find(key)
    if (cached !== undefined) return jsonResponse(200, cached)
    try {
      const dispatch = await load()
      return toResponse(await dispatch(request, message), key, cache)
    } catch (error) {
      context.onInternalError(error)
      const failure = { status: 500, code: rpcCode.internal, message: 'The service failed to answer.' }
      return errorResponse({ ...failure, id: idOf(message) })
    }
  }
}

const toResponse = (outcome: DispatchResult, key: ResultKey | undefined, cache: ResultCache): Response => {
  const { status, result, error, id = null } = outcome
  if (error !== undefined) return textResponse(status, JSON.stringify({ jsonrpc: '2.0', error, id }))
  if (result === undefined) return emptyResponse(status)
  const json = resultJson(result)
  if (key !== undefined) return jsonResponse(status, cache.add(key, { json, isError: result['isError'] === true }))
  return textResponse(status, `{"jsonrpc":"2.0","result":${json},"id":${JSON.stringify(id)}}`)
}

/** The endpoint's paths. */
const mcpPaths = ['/mcp', '/.well-known/mcp'] as const

const methods = 'POST, OPTIONS'

/** What a cross-origin client may send (M1). */
const requestHeaders =
  'Content-Type, Accept, Authorization, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID'

const postOnly = (method: string, path: string, { baseUrl }: Service): ApiError =>
  new ApiError('method_not_allowed', {
    // HEAD has the same headers as GET, including the length of this body (H3).
    message: `${method === 'HEAD' ? 'GET' : method} is not supported at ${clip(path)}, a Model Context Protocol endpoint: send one JSON message in each POST.`,
    hint: `Add this URL to an MCP client, or read ${baseUrl}/docs. There is no event stream and no session.`,
    headers: { allow: methods },
  })
