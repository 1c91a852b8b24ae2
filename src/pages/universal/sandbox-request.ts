/**
 * The requests of the sandbox: the page and its script build the same request from the same values.
 */

/** What a request needs of an endpoint: its path below the root, and its parameters. */
export type SandboxEndpoint = {
  path: string
  parameters: readonly string[]
  /** The MCP tool that is called; the request is then a POST. */
  tool?: string | undefined
}

/** The values of the form by parameter; empty ones are not sent. */
export type SandboxValues = Readonly<Record<string, string>>

/** The URL of a request, relative to the root of the service. */
export function requestAddress({ path, parameters, tool }: SandboxEndpoint, values: SandboxValues): string {
  if (tool !== undefined) return path
  const sent = parameters
    .filter((name) => !path.includes(`{${name}}`))
    .map((name): [string, string] => [name, values[name] ?? ''])
    .filter(([, value]) => value !== '')
  const query = new URLSearchParams(sent).toString()
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(values[name] ?? ''))
  return query === '' ? filled : `${filled}?${query}`
}

/** The JSON-RPC message of a tool call; undefined for a GET. */
export const requestBody = ({ parameters, tool }: SandboxEndpoint, values: SandboxValues): string | undefined => {
  if (tool === undefined) return undefined
  const entries = parameters.map((name) => [name === 'q' ? 'query' : name, values[name] ?? ''])
  const sent = Object.fromEntries(entries.filter(([, value]) => value !== '')) as Record<string, string>
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: sent } })
}

/** The headers of a tool call. */
export const callHeaders = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** The request as text: its line, and for a call its headers and body. */
export const requestText = (url: string, body: string | undefined): string => {
  if (body === undefined) return `GET ${url}`
  const headers = Object.entries(callHeaders).map(([name, value]) => `${name}: ${value}`)
  return `POST ${url}\n${headers.join('\n')}\n\n${body}`
}

/** The same request for a shell. */
export const curlOf = (url: string, body?: string): string => {
  if (body === undefined) return `curl -i ${shellText(url)}`
  const headers = Object.entries(callHeaders).map(([name, value]) => ` -H ${shellText(`${name}: ${value}`)}`)
  return `curl -s ${shellText(url)}${headers.join('')} -d ${shellText(body)}`
}

/** A text in single quotes, as a POSIX shell reads it. */
const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
