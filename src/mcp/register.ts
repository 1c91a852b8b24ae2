/**
 * The MCP endpoint on the app: both addresses, one handler, no redirect between them.
 *
 * POST carries one JSON-RPC message and gets one JSON answer. The library is loaded at the first message,
 * so that the service starts without it.
 */
import type { Hono } from 'hono'
import { ApiError } from '../http/errors.ts'
import { optionsResponse } from '../http/resource.ts'
import type { Service } from '../http/service.ts'
import { clip, splitTarget } from '../http/target.ts'
import { type Answers, createAnswers, type Question, questionOf } from './answers.ts'
import { registerCards } from './card.ts'
import { createHostCheck } from './hosts.ts'
import { emptyAnswer, idOf, jsonAnswer, rpcCode, rpcError, textAnswer } from './json-rpc.ts'
import type { Library, Outcome } from './library.ts'
import { readMessage, refusal } from './manners.ts'
import type { McpSource } from './source.ts'

/** The endpoint's addresses. */
const mcpPaths = ['/mcp', '/.well-known/mcp'] as const

const methods = 'POST, OPTIONS'

/** What a cross-origin client may send (M1). */
const requestHeaders =
  'Content-Type, Accept, Authorization, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID'

export type McpOptions = {
  /** Hosts that may be called besides the base address's own. */
  allowedHosts: readonly string[]
  /** Told of our own faults. */
  onFault: (error: unknown) => void
}

// HEAD must have the very headers of GET, the length of the refusal included (H3).
const refusedMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method)

const notPost = (method: string, path: string, { baseUrl }: Service): ApiError =>
  new ApiError('method_not_allowed', {
    message: `${method} is not supported at ${clip(path)}: it speaks the Model Context Protocol, one JSON message in each POST.`,
    hint: `Give this address to an MCP client, or read ${baseUrl}/docs. There is no event stream and no session.`,
    headers: { allow: methods },
  })

const answerFrom = (outcome: Outcome, question: Question | undefined, answers: Answers): Response => {
  const { status, result, error, id = null } = outcome
  if (result !== undefined && question !== undefined) return jsonAnswer(status, answers.make(question, result))
  if (result === undefined && error === undefined) return emptyAnswer(status)
  return textAnswer(status, JSON.stringify({ jsonrpc: '2.0', ...(error === undefined ? { result } : { error }), id }))
}

const createPost = (source: McpSource, isOurs: (host: string) => boolean) => {
  const answers = createAnswers()
  let loading: Promise<Library> | undefined
  const library = (): Promise<Library> =>
    (loading ??= import('./library.ts').then(({ createLibrary }) => createLibrary(source)))
  const ask = async (request: Request, message: unknown): Promise<Response> => {
    const question = questionOf(message, request.headers)
    const ready = question && answers.find(question)
    if (ready !== undefined) return jsonAnswer(200, ready)
    try {
      return answerFrom(await (await library())(request, message), question, answers)
    } catch (error) {
      source.onFault(error)
      return rpcError({
        status: 500,
        code: rpcCode.internal,
        message: 'The service failed to answer.',
        id: idOf(message),
      })
    }
  }
  return async (request: Request): Promise<Response> => {
    const refused = refusal(request, isOurs)
    if (refused !== undefined) return rpcError(refused)
    const read = await readMessage(request)
    return 'refusal' in read ? rpcError(read.refusal) : ask(request, read.message)
  }
}

/** Registers the endpoint and what leads to it. */
export const registerMcp = (app: Hono, service: Service, { allowedHosts, onFault }: McpOptions): void => {
  const { catalog, baseUrl } = service
  const post = createPost({ catalog, baseUrl, onFault }, createHostCheck(baseUrl, allowedHosts))
  for (const path of mcpPaths) {
    app.all(path, ({ req: { raw } }) => {
      if (raw.method === 'OPTIONS') return optionsResponse(methods, requestHeaders)
      if (raw.method !== 'POST') throw notPost(refusedMethod(raw.method), splitTarget(raw.url).path, service)
      return post(raw)
    })
  }
  registerCards(app, service)
}
