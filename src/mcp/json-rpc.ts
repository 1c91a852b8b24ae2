/**
 * JSON-RPC responses over HTTP, with one set of headers.
 */

import { cacheControl, commonHeaders } from '../http/headers.ts'
import { isObject } from '../scene/json.ts'

/** A response with a JSON body. */
export function jsonResponse(status: number, body: Uint8Array<ArrayBuffer>): Response {
  return new Response(body, { status, headers: { ...headers, 'content-length': String(body.length) } })
}

// Responses depend on the request body, which caches ignore.
const headers = { ...commonHeaders, 'content-type': 'application/json', 'cache-control': cacheControl.never }

/** JSON-RPC's codes, and the one that MCP servers use for requests that HTTP rejects. */
export const rpcCode = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  resourceNotFound: -32_002,
  internal: -32_603,
  serverError: -32_000,
  unsupportedVersion: -32_022,
} as const

export type RpcId = string | number | null

/** A JSON-RPC error and the HTTP status it comes with. */
export type HttpError = { status: number; code: number; message: string; id?: RpcId }

const utf8 = new TextEncoder()

/** A response with JSON text. */
export const textResponse = (status: number, text: string): Response => jsonResponse(status, utf8.encode(text))

/** A JSON-RPC error as a response. */
export const errorResponse = ({ status, code, message, id = null }: HttpError): Response =>
  textResponse(status, JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id }))

/** The response to a notification, without a body. */
export const emptyResponse = (status: number): Response =>
  new Response(null, {
    status,
    headers: { ...commonHeaders, 'cache-control': cacheControl.never, 'content-length': '0' },
  })

/** The id for the response to a message: the message's own, if it is a valid one. */
export const idOf = (message: unknown): RpcId => {
  if (!isObject(message) || typeof message['method'] !== 'string') return null
  const { id } = message
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as RpcId) : null
}
