/**
 * Calls of tools in the older era without the library, for which each takes five times as long.
 *
 * Only the plainest form of a call, with arguments that the tool accepts: for these the library adds nothing, and a
 * test compares the bytes. Everything else, errors above all, is the library's.
 */
import type { CallToolResult, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { isObject } from './json-rpc.ts'
import { handshakeVersions, type McpContext } from './server/context.ts'
import { registerTools } from './server/register-tools.ts'

/** The result of a plain call; undefined for everything that the library must see. */
export type DirectCalls = (headers: Headers, message: unknown) => Promise<CallToolResult | undefined>

/** Collects the tools once. */
export function createDirectCalls(context: McpContext): DirectCalls {
  const tools = toolsOf(context)
  return async (headers, message) => {
    const call = hasPlainHeaders(headers) ? plainCallIn(message) : undefined
    const tool = call && tools.get(call.name)
    if (call === undefined || tool === undefined) return undefined
    const read = await tool.schema['~standard'].validate(call.arguments)
    return read.issues === undefined ? tool.run(read.value) : undefined
  }
}

type Tool = { schema: StandardSchemaWithJSON; run: (args: unknown) => CallToolResult | Promise<CallToolResult> }

const toolsOf = (context: McpContext): Map<string, Tool> => {
  const tools = new Map<string, Tool>()
  const register = (name: string, { inputSchema }: { inputSchema: StandardSchemaWithJSON }, run: Tool['run']) =>
    tools.set(name, { schema: inputSchema, run })
  registerTools({ registerTool: register as unknown as McpServer['registerTool'] }, context)
  return tools
}

const hasPlainHeaders = (headers: Headers): boolean => {
  const version = headers.get('mcp-protocol-version')
  const isKnown = version === null || handshakeVersions.some((known) => known === version)
  return isKnown && !headers.has('mcp-method') && !headers.has('mcp-name')
}

type Call = { name: string; arguments: Record<string, unknown> }

const plainCallIn = (message: unknown): Call | undefined => {
  if (!isObject(message) || !hasOnly(message, ['jsonrpc', 'id', 'method', 'params'])) return undefined
  const { jsonrpc, id, method, params } = message
  if (jsonrpc !== '2.0' || method !== 'tools/call') return undefined
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return undefined
  if (!isObject(params) || !hasOnly(params, ['name', 'arguments'])) return undefined
  const { name, arguments: given } = params
  return typeof name === 'string' && isObject(given) && !Array.isArray(given) ? { name, arguments: given } : undefined
}

const hasOnly = (value: object, names: readonly string[]): boolean => {
  const keys = Object.keys(value)
  return keys.length === names.length && names.every((name) => keys.includes(name))
}
