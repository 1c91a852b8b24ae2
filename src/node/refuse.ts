/**
 * What Node's parser refuses before there is a request, answered with the Error body all the same.
 */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError, errorReply } from '../http/errors.ts'

const reasons: Record<string, { status: number; message: string; hint: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The request line and headers are too long.',
    hint: 'Send less than 32 KiB of them.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request did not arrive in time.',
    hint: 'Send the whole request at once.',
  },
  HPE_INVALID_METHOD: { status: 400, message: 'The request method is unknown.', hint: 'Use GET, HEAD or OPTIONS.' },
}

const otherwise = {
  status: 400,
  message: 'The request is not valid HTTP/1.1.',
  hint: 'Send a request as RFC 9112 describes it.',
}

/** Answers a request that could not be parsed, and closes the connection. */
export const refuseUnparsed = (error: NodeJS.ErrnoException, socket: Socket, baseUrl: string): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, message, hint } = reasons[error.code ?? ''] ?? otherwise
  const { headers, body } = errorReply(new ApiError('malformed_request', { message, hint }), baseUrl, status).variant(
    'identity',
  )
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}connection: close\r\n\r\n`)
  socket.end(body)
}
