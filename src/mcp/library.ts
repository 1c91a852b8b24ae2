/**
 * The MCP library behind the endpoint: one message in, one HTTP answer out. Loaded at the first MCP request.
 *
 * Two eras share both addresses: revision 2026-07-28 without a handshake, and those of 2024 and 2025 with one.
 * Every request gets a server of its own, so none can see another's state.
 */
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { idOf, isObject, type RpcId, rpcCode } from './json-rpc.ts'
import { mend, type RpcError } from './mend.ts'
import { createMcpServer } from './server.ts'
import type { McpSource } from './source.ts'

/** An HTTP status, and the JSON-RPC response where there is one; a notification has none. */
export type Outcome = { status: number; result?: Record<string, unknown>; error?: RpcError; id?: RpcId }

/** Answers one message of a request whose manners have been judged. */
export type Library = (request: Request, message: unknown) => Promise<Outcome>

const expectsAnswer = (message: unknown): boolean => isObject(message) && 'method' in message && 'id' in message

/** A request with a handshake's revision. The library's own way for these answers with an event stream, so it is wired here. */
const answerHandshakeEra = async (source: McpSource, request: Request, message: unknown): Promise<Response> => {
  const server = createMcpServer(source)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

/** Nothing here changes while a client listens, so there is nothing to subscribe to. */
const listens = (message: unknown): boolean => isObject(message) && message['method'] === 'subscriptions/listen'

const noListening = (message: unknown): Outcome => ({
  status: 404,
  error: { code: rpcCode.methodNotFound, message: 'Method not found' },
  id: idOf(message),
})

const outcomeOf = async (response: Response, message: unknown): Promise<Outcome> => {
  const { status } = response
  const text = await response.text()
  if (text === '') return { status }
  const { result, error, id = null } = JSON.parse(text) as Omit<Outcome, 'status'>
  if (error !== undefined) return { status, error: mend(error, message), id }
  return result === undefined ? { status } : { status, result, id }
}

/** Makes the answerer. */
export const createLibrary = (source: McpSource): Library => {
  const modern = createMcpHandler(() => createMcpServer(source), { legacy: 'reject' })
  return async (request, message) => {
    const handshake = await isLegacyRequest(request, message)
    if (!handshake && listens(message)) return noListening(message)
    // Notifications and stray responses of the older era go the modern way too: it acknowledges or refuses them.
    const response =
      handshake && expectsAnswer(message)
        ? await answerHandshakeEra(source, request, message)
        : await modern.fetch(request, { parsedBody: message })
    return outcomeOf(response, message)
  }
}
