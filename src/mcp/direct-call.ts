/**
 * Plain calls of tools without the library, which takes five times as long for each.
 *
 * Only the plainest form of a call, with arguments that the tool accepts: for these the library adds nothing but, in
 * the newer era, its name, and a test compares the bytes. Everything else, errors above all, is the library's.
 */

import type { CallToolResult, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { isObject } from '../scene/json.ts'
import { handshakeVersions, type McpContext, protocolVersions } from './server/context.ts'
import { serverInfo } from './server/create-server.ts'
import { registerTools } from './server/register-tools.ts'

/** A request as far as it decides whether a call is plain. */
export type CallRequest = { headers: Headers; message: unknown; isLegacy: boolean }

/** The result of a plain call; undefined for everything that the library must see. */
export type DirectCalls = (request: CallRequest) => Promise<CallToolResult | undefined>

/** Collects the tools once. */
export function createDirectCalls(context: McpContext): DirectCalls {
  const tools = toolsOf(context)
  const finish = { resultType: 'complete', _meta: { [envelope('serverInfo')]: serverInfo(context) } }
  return async (request) => {
    const call = plainCallIn(request)
    const tool = call && tools.get(call.name)
    if (call === undefined || tool === undefined) return undefined
    const read = await tool.schema['~standard'].validate(call.arguments)
    if (read.issues !== undefined) return undefined
    const result = await tool.run(read.value)
    return request.isLegacy ? result : { ...result, ...finish }
  }
}

const envelope = (name: string): string => `io.modelcontextprotocol/${name}`

type Tool = { schema: StandardSchemaWithJSON; run: (args: unknown) => CallToolResult | Promise<CallToolResult> }

const toolsOf = (context: McpContext): Map<string, Tool> => {
  const tools = new Map<string, Tool>()
  const register = (name: string, { inputSchema }: { inputSchema: StandardSchemaWithJSON }, run: Tool['run']) =>
    tools.set(name, { schema: inputSchema, run })
  registerTools({ registerTool: register as unknown as McpServer['registerTool'] }, context)
  return tools
}

type Call = { name: string; arguments: Record<string, unknown> }

const plainCallIn = ({ headers, message, isLegacy }: CallRequest): Call | undefined => {
  if (!isObject(message) || !hasOnly(message, ['jsonrpc', 'id', 'method', 'params'])) return undefined
  const { jsonrpc, id, method, params } = message
  if (jsonrpc !== '2.0' || method !== 'tools/call') return undefined
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return undefined
  const fields = isLegacy ? ['name', 'arguments'] : ['name', 'arguments', '_meta']
  if (!isObject(params) || !hasOnly(params, fields)) return undefined
  const { name, arguments: given, _meta: meta } = params
  if (typeof name !== 'string' || !isObject(given) || Array.isArray(given)) return undefined
  const isPlain = isLegacy ? hasOlderHeaders(headers) : hasNewerHeaders(headers, name) && isPlainEnvelope(meta)
  return isPlain ? { name, arguments: given } : undefined
}

const hasOlderHeaders = (headers: Headers): boolean => {
  const version = headers.get('mcp-protocol-version')
  const isKnown = version === null || handshakeVersions.some((known) => known === version)
  return isKnown && !headers.has('mcp-method') && !headers.has('mcp-name')
}

const [newest] = protocolVersions

const hasNewerHeaders = (headers: Headers, name: string): boolean =>
  headers.get('mcp-protocol-version') === newest &&
  headers.get('mcp-method') === 'tools/call' &&
  headers.get('mcp-name') === name &&
  // Session ids and headers of parameters are for the library.
  [...headers.keys()].filter((key) => key.startsWith('mcp-')).length === 3

/** What a client says of itself, as short as it can be. */
const isPlainEnvelope = (meta: unknown): boolean => {
  if (!isObject(meta) || !hasOnly(meta, ['protocolVersion', 'clientInfo', 'clientCapabilities'].map(envelope)))
    return false
  const [client, abilities] = [meta[envelope('clientInfo')], meta[envelope('clientCapabilities')]]
  if (!isObject(client) || !hasOnly(client, ['name', 'version'])) return false
  const isNamed = typeof client['name'] === 'string' && typeof client['version'] === 'string'
  return isNamed && isObject(abilities) && hasOnly(abilities, []) && meta[envelope('protocolVersion')] === newest
}

const hasOnly = (value: object, names: readonly string[]): boolean => {
  const keys = Object.keys(value)
  return keys.length === names.length && names.every((name) => keys.includes(name))
}
