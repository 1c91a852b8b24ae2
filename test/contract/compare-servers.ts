/**
 * Compares two servers: status, headers and bytes of their responses to the same request.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type HttpRequest, type HttpResponse, type Server, send } from './http-client.ts'

/** What a server may do differently. */
export type Tolerance = {
  /** Headers that it adds. */
  added?: readonly string[]
  /** Its 304 may repeat the Content-Length of the 200 (RFC 9110, 8.6). */
  lengthOf304?: boolean
  /** It has its own compressor: compressed bodies are compared after decoding. */
  ownCompressor?: boolean
}

/** The Node service, another server, and the Host that both are called at. */
export type ServerPair = Tolerance & { reference: Server; server: Server; host: string }

/** Headers of the connection, not of the response. */
const hopByHop = ['date', 'connection', 'keep-alive', 'transfer-encoding']

const decoders: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

/** The body before compression. */
export const decodeBody = ({ headers, body }: HttpResponse): Buffer =>
  body.length === 0 ? body : (decoders[headers['content-encoding'] ?? '']?.(body) ?? body)

const comparable = ({ status, headers }: HttpResponse, tolerance: Tolerance): Record<string, unknown> => {
  const ignored = [...hopByHop, ...(tolerance.added ?? [])]
  if (tolerance.ownCompressor === true && headers['content-encoding'] !== undefined) ignored.push('content-length')
  if (tolerance.lengthOf304 === true && status === 304) ignored.push('content-length')
  return { status, ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.includes(name))) }
}

const fieldDifferences = (expected: Record<string, unknown>, actual: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    .filter((name) => expected[name] !== actual[name])
    .map((name) => `${name}: ${String(actual[name])} instead of ${String(expected[name])}`)

const describeRequest = ({ method = 'GET', path, headers = {} }: HttpRequest): string =>
  [
    `${method} ${path.slice(0, 100)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 60)}`),
  ].join(' | ')

export type Comparison = { differences: string[]; expected: HttpResponse; actual: HttpResponse }

/** Sends a request to both. */
export const compareServers = async (pair: ServerPair, request: HttpRequest): Promise<Comparison> => {
  const sent = { ...request, headers: { host: pair.host, ...request.headers } }
  const [expected, actual] = await Promise.all([send(pair.reference, sent), send(pair.server, sent)])
  const bodyOf = pair.ownCompressor === true ? decodeBody : ({ body }: HttpResponse) => body
  const differences = fieldDifferences(comparable(expected, pair), comparable(actual, pair))
  if (!bodyOf(expected).equals(bodyOf(actual)))
    differences.push(`body: ${actual.body.length} bytes instead of ${expected.body.length}`)
  return { differences: differences.map((words) => `${describeRequest(request)}: ${words}`), expected, actual }
}
