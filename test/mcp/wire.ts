/**
 * MCP messages as bytes on a socket: what a client sends, and what it should not.
 */
import { Agent, request } from 'node:http'

export type PreparedResponse = {
  status: number
  headers: Record<string, string | undefined>
  text: string
  json: Json
}

/** JSON of a shape the test knows. */
export type Json = {
  jsonrpc?: string
  id?: unknown
  error?: { code: number; message: string; data?: unknown }
  result?: Record<string, unknown> & {
    content?: { type: string; text: string }[]
    structuredContent?: Record<string, unknown>
    isError?: boolean
  }
}

export const usual: Record<string, string> = {
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
}

export type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer }

// Connections are reused, so that thousands of requests do not use up the ports.
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** Sends one HTTP request. */
export const send = (
  port: number,
  { method = 'POST', path = '/mcp', headers = usual, body }: Sent,
): Promise<PreparedResponse> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, async (response) => {
      let text = ''
      for await (const chunk of response.setEncoding('utf8')) text += String(chunk)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as PreparedResponse['headers'],
        text,
        json: text.startsWith('{') ? (JSON.parse(text) as Json) : {},
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** A request of the older era, which needs only a method. */
export const call = (method: string, params?: unknown, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) })

/** A call of a tool in the older era. */
export const callTool = (name: string, args?: unknown, id: unknown = 1): string =>
  call('tools/call', { name, ...(args === undefined ? {} : { arguments: args }) }, id)

const revision = '2026-07-28'

/** The metadata of a request of revision 2026-07-28. */
export const envelope = {
  'io.modelcontextprotocol/protocolVersion': revision,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** A request of revision 2026-07-28 with its headers. */
export const modern = (
  method: string,
  params: Record<string, unknown> = {},
  id: unknown = 1,
): { body: string; headers: Record<string, string> } => {
  const name = params['name'] ?? params['uri']
  return {
    headers: {
      ...usual,
      'mcp-protocol-version': revision,
      'mcp-method': method,
      ...(typeof name === 'string' ? { 'mcp-name': name } : {}),
    },
    body: call(method, { ...params, _meta: { ...envelope, ...(params['_meta'] as object | undefined) } }, id),
  }
}
