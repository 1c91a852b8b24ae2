/**
 * What is wrong with a line or a message on standard input, in the words and codes of JSON-RPC; the library would drop
 * it, or print what its validator says.
 */
import { isJSONRPCNotification, isJSONRPCRequest, isJSONRPCResponse } from '@modelcontextprotocol/server'
import { isTooDeep } from '../../mcp/depth.ts'
import { rpcCode } from '../../mcp/json-rpc.ts'
import { type RpcError, wrongCompletion, wrongCursor } from '../../mcp/rpc-errors.ts'
import { isObject } from '../../scene/json.ts'

/** What a line holds; undefined if it is blank. */
export function parseLine(bytes: Buffer): { message: unknown } | { wrong: RpcError } | undefined {
  try {
    const text = strict.decode(bytes)
    if (text.trim() === '') return undefined
    const message = JSON.parse(text) as unknown
    return isTooDeep(message, text.length) ? { wrong: invalid('The message is nested too deeply.') } : { message }
  } catch (error) {
    const what = error instanceof SyntaxError ? 'JSON' : 'UTF-8'
    return { wrong: { code: rpcCode.parse, message: `The line is not ${what}.` } }
  }
}

const strict = new TextDecoder('utf-8', { fatal: true })

/** The error for a message that the library must not see. */
export function wrongIn(message: unknown): RpcError | undefined {
  if (!isObject(message) || Array.isArray(message)) return notOneMessage
  if (message['jsonrpc'] !== '2.0') return invalid('A message has "jsonrpc": "2.0".')
  if (![isJSONRPCRequest, isJSONRPCNotification, isJSONRPCResponse].some((is) => is(message))) return invalid(notRpc)
  return wrongCursor(message) ?? wrongCompletion(message)
}

const invalid = (message: string): RpcError => ({ code: rpcCode.invalidRequest, message })

const notRpc =
  'A request has jsonrpc, an id that is a string or a whole number, a method, and params that are an object, and nothing else.'

/** The error for several messages at once, and for what is no object. */
export const notOneMessage: RpcError = invalid(
  'Each line must be one message, an object; batches ended with revision 2025-03-26.',
)
