/**
 * What never becomes a Request (what Node's parser refuses, methods that Request forbids), answered
 * with the Error body all the same.
 */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { App } from '../http/app.ts'
import { ApiError, errorReply, unknownEndpoint } from '../http/errors.ts'
import { readMethods } from '../http/headers.ts'
import type { Reply } from '../http/reply.ts'
import { methodNotAllowed } from '../http/resource.ts'
import { clip, splitTarget } from '../http/target.ts'

/** An error of Node's HTTP parser; `rawPacket` is what it could not read. */
export type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** H5 for a method no Request can carry: asks for the path's OPTIONS, which answers 204 where the path is known. */
export const refuseMethod = async (app: App, method: string, target: string): Promise<Reply> => {
  const { path } = splitTarget(target)
  const known = await app.fetch(new Request(`http://localhost${path}`, { method: 'OPTIONS' }))
  const error =
    known.status === 204
      ? methodNotAllowed(clip(method), clip(path), known.headers.get('allow') ?? readMethods)
      : unknownEndpoint(clip(path), `${app.service.baseUrl}/api names every address of the API.`)
  return errorReply(error, app.service.baseUrl)
}

/** Writes a reply on a bare socket and closes it. */
export const writeRaw = (socket: Duplex, reply: Reply): void => {
  const { headers, body } = reply.variant('identity')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}\r\n${lines.join('')}connection: close\r\n\r\n`)
  socket.end(body)
}

const problems: Record<string, { status: number; message: string; hint: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The request line and headers are too long.',
    hint: 'Send less than 32 KiB of them.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.', hint: 'Send it at once.' },
}

const otherwise = {
  status: 400,
  message: 'The request is not valid HTTP/1.1.',
  hint: 'Send a request as RFC 9112 describes it.',
}

const requestLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+) (\/[\x21-\x7e]*) HTTP\/1\.[01]\r?\n/

const replyTo = async (app: App, { code = '', rawPacket }: ParserError): Promise<Reply> => {
  const line = code === 'HPE_INVALID_METHOD' ? requestLine.exec(rawPacket?.toString('latin1') ?? '') : null
  if (line !== null) return refuseMethod(app, line[1]!, line[2]!)
  const { status, ...words } = problems[code] ?? otherwise
  return errorReply(new ApiError('malformed_request', words), app.service.baseUrl, status)
}

/** Answers a request that could not be parsed, and closes the connection. */
export const refuseUnparsed = async (app: App, error: ParserError, socket: Duplex): Promise<void> => {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else writeRaw(socket, await replyTo(app, error))
}
