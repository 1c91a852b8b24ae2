/**
 * JSON-RPC answers over HTTP: one set of headers, made once.
 */
import { caching, everywhere } from '../http/headers.ts'

/** JSON-RPC's codes, and the one that MCP servers use for what HTTP refuses. */
export const rpcCode = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  refused: -32_000,
} as const

export type RpcId = string | number | null

/** A JSON-RPC error and the HTTP status it comes with. */
export type RpcRefusal = { status: number; code: number; message: string; id?: RpcId }

// Answers depend on the body, which no cache looks at.
const headers = { ...everywhere, 'content-type': 'application/json', 'cache-control': caching.never }

/** An answer with a JSON body. */
export const jsonAnswer = (status: number, body: Uint8Array<ArrayBuffer>): Response =>
  new Response(body, { status, headers: { ...headers, 'content-length': String(body.length) } })

const utf8 = new TextEncoder()

/** An answer from JSON text. */
export const textAnswer = (status: number, text: string): Response => jsonAnswer(status, utf8.encode(text))

/** A JSON-RPC error as an answer. */
export const rpcError = ({ status, code, message, id = null }: RpcRefusal): Response =>
  textAnswer(status, JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id }))

/** The answer to a notification, or to what nobody waits for: no body. */
export const emptyAnswer = (status: number): Response =>
  new Response(null, { status, headers: { ...everywhere, 'cache-control': caching.never, 'content-length': '0' } })

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id to answer an unread message with: the message's own, where it has one that may be repeated. */
export const idOf = (message: unknown): RpcId => {
  if (!isObject(message) || typeof message['method'] !== 'string') return null
  const { id } = message
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as RpcId) : null
}
