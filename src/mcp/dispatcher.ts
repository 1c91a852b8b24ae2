/**
 * The MCP library behind the endpoint: one message in, one result out. Loaded with the first MCP request.
 *
 * Two eras share both URLs: revision 2026-07-28 without a handshake, and those of 2024 and 2025 with one.
 * Every request gets a server of its own, so none can see another's state.
 */

import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { isObject } from '../scene/json.ts'
import { createDirectCalls } from './direct-call.ts'
import { idOf, type RpcId, rpcCode } from './json-rpc.ts'
import { type RpcError, toHelpfulError, toLegacyError, wrongCompletion, wrongCursor } from './rpc-errors.ts'
import type { McpContext } from './server/context.ts'
import { createMcpServer } from './server/create-server.ts'

/** An HTTP status, and the JSON-RPC response if there is one; a notification has none. */
export type DispatchResult = { status: number; result?: Record<string, unknown>; error?: RpcError; id?: RpcId }

/** Handles the one message of a validated request. */
export type Dispatcher = (request: Request, message: unknown) => Promise<DispatchResult>

/** Makes the dispatcher. */
export function createDispatcher(context: McpContext): Dispatcher {
  const callDirectly = createDirectCalls(context)
  const results = new WeakMap<Request, Record<string, unknown>>()
  const serverFor = (request: Request): McpServer =>
    takeResult(createMcpServer(context), (result) => results.set(request, result))
  const modern = createMcpHandler(({ requestInfo = noRequest }) => serverFor(requestInfo), { legacy: 'reject' })
  return async (request, message) => {
    const isLegacy = await isLegacyRequest(request, message)
    if (!isLegacy && isListen(message)) return methodNotFound(message)
    const direct = await callDirectly({ headers: request.headers, message, isLegacy })
    if (direct !== undefined) return { status: 200, result: direct, id: idOf(message) }
    const wrong = wrongCursor(message) ?? wrongCompletion(message)
    if (wrong !== undefined) return { status: isLegacy ? 200 : 400, error: wrong, id: idOf(message) }
    // Notifications and stray responses of the older era take the modern path too, which acknowledges or rejects them.
    const response =
      isLegacy && isRequest(message)
        ? await handleLegacyRequest(serverFor(request), request, message)
        : await modern.fetch(request, { parsedBody: message })
    const result = results.get(request)
    return result === undefined
      ? readResponse(response, { message, isLegacy })
      : { status: response.status, result, id: idOf(message) }
  }
}

/**
 * Takes the result from what a server sends, and sends an empty one instead: the library would serialize it
 * into a Response only for it to be parsed again.
 */
const takeResult = (server: McpServer, take: (result: Record<string, unknown>) => void): McpServer => {
  const protocol = server.server
  const connect = protocol.connect.bind(protocol)
  protocol.connect = (transport) => {
    const send = transport.send.bind(transport)
    transport.send = (message, options) => {
      if (!('result' in message)) return send(message, options)
      take(message.result)
      return send({ ...message, result: {} }, options)
    }
    return connect(transport)
  }
  return server
}

/** Used if the library passes no request; over HTTP it always does. */
const noRequest = new Request('http://localhost/')

/** Nothing here changes while a client listens, so there is nothing to subscribe to. */
const isListen = (message: unknown): boolean => isObject(message) && message['method'] === 'subscriptions/listen'

const methodNotFound = (message: unknown): DispatchResult => ({
  status: 404,
  error: { code: rpcCode.methodNotFound, message: 'Method not found' },
  id: idOf(message),
})

const isRequest = (message: unknown): boolean => isObject(message) && 'method' in message && 'id' in message

/** Handles a request of the older era. The library's own handler would respond with an event stream. */
const handleLegacyRequest = async (server: McpServer, request: Request, message: unknown): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

/** Reads a response without a result: an error, or the acknowledgment of a notification. */
const readResponse = async (response: Response, { message, isLegacy }: Asked): Promise<DispatchResult> => {
  const { status } = response
  const text = await response.text()
  if (text === '') return { status }
  const { error, id = null } = JSON.parse(text) as Omit<DispatchResult, 'status'>
  if (error === undefined) return { status }
  return {
    status,
    error: toHelpfulError(isLegacy ? toLegacyError(error, message) : error, message),
    id: id ?? idOf(message),
  }
}

type Asked = { message: unknown; isLegacy: boolean }
