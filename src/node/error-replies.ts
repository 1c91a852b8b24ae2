/**
 * Error bodies for what never becomes a Request: what Node's parser rejects, and methods that Request forbids.
 */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { App } from '../app/create-app.ts'
import { ApiError, errorReply, unknownEndpoint } from '../http/errors.ts'
import { readOnlyMethods } from '../http/headers.ts'
import type { Reply } from '../http/reply.ts'
import { methodNotAllowed } from '../http/resource.ts'
import { clip, readTarget } from '../http/target.ts'

/** H5 for a method that a Request cannot have. */
export async function methodErrorReply(app: App, method: string, target: string): Promise<Reply> {
  const { baseUrl } = app.service
  const { path } = readTarget(target)
  const allow = await allowedAt(app, path)
  const error =
    allow === undefined
      ? unknownEndpoint(clip(path), `${baseUrl}/api lists the endpoints of the API.`)
      : methodNotAllowed(clip(method), clip(path), allow)
  return errorReply(error, baseUrl)
}

/** What a path allows, according to its own OPTIONS; undefined if the path is unknown. */
const allowedAt = async (app: App, path: string): Promise<string | undefined> => {
  // `*` and an authority (`host:port`) are not paths, so they have no OPTIONS.
  if (!path.startsWith('/')) return readOnlyMethods
  const known = await app.fetch(new Request(`http://localhost${path}`, { method: 'OPTIONS' }))
  return known.status === 204 ? (known.headers.get('allow') ?? readOnlyMethods) : undefined
}

/** An error of Node's HTTP parser: the packet that it could not parse, and how much of that it had parsed. */
export type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer; bytesParsed?: number }

/** How long a rejected connection may take to read the response, in milliseconds. */
const closeDelay = 1_000

/** Writes a reply to a bare socket and closes it, whether or not the other side does. */
export const writeToSocket = (socket: Duplex, reply: Reply): void => {
  const { headers, body } = reply.variant('identity')
  const all = { ...headers, date: new Date().toUTCString(), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}\r\n${lines.join('')}\r\n`)
  socket.end(body)
  // Not immediately: closing with unread data would discard the response.
  const last = setTimeout(() => socket.destroy(), closeDelay)
  socket.once('close', () => clearTimeout(last))
}

const problems: Record<string, { status: number; message: string; hint: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The request line and headers are too long.',
    hint: 'Send less than 32 KiB of them.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request did not arrive in time.',
    hint: 'Send it without delay.',
  },
}

const otherwise = {
  status: 400,
  message: 'The request is not valid HTTP/1.1.',
  hint: 'Send a request as RFC 9112 describes it.',
}

const requestLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+) (\/[\x21-\x7e]*) HTTP\/1\.[01]\r?\n/

/** The request line in which the parser stopped; a packet may have other requests before it. */
const lineAt = ({ rawPacket, bytesParsed = 0 }: ParserError): RegExpExecArray | null => {
  const text = rawPacket?.toString('latin1') ?? ''
  return requestLine.exec(text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1))
}

/** The reply to a request that could not be parsed. */
export const parserErrorReply = async (app: App, error: ParserError): Promise<Reply> => {
  const { code = '' } = error
  const line = code === 'HPE_INVALID_METHOD' ? lineAt(error) : null
  if (line !== null) return methodErrorReply(app, line[1]!, line[2]!)
  const { status, ...words } = problems[code] ?? otherwise
  return errorReply(new ApiError('malformed_request', words), app.service.baseUrl, status)
}
