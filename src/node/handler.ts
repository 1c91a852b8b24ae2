/**
 * Node's request listener: ready replies first, then the app for everything else.
 *
 * Both ways share one store and one truth; a test holds them byte-equal, headers included.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../http/app.ts'
import { ApiError, errorReply, unknownEndpoint } from '../http/errors.ts'
import { readMethods } from '../http/headers.ts'
import type { Reply } from '../http/reply.ts'
import { methodNotAllowed } from '../http/resource.ts'
import { clip, splitTarget, walks } from '../http/target.ts'
import { writeReply } from './write.ts'

const hostPattern = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._~-]+)(?::\d{1,5})?$/i

/** What the Web-standard Request cannot carry, judged on the raw request. */
const refusal = ({ url = '', headers, httpVersion }: IncomingMessage): ApiError | undefined => {
  const { path } = splitTarget(url)
  if (walks(path)) return unknownEndpoint(clip(path), 'Send the path without . and .. segments.')
  if (headers.host === undefined ? httpVersion === '1.1' : !hostPattern.test(headers.host)) {
    return new ApiError('malformed_request', {
      message:
        headers.host === undefined
          ? 'The Host header is missing.'
          : `The Host header "${clip(headers.host)}" is not a host.`,
      hint: 'Send the host and port of the address you call.',
    })
  }
  return undefined
}

/** Makes the listener for a loaded app. */
export const createHandler = (app: App): RequestListener => {
  const { front, baseUrl } = app.service
  const fall = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false })
  const write = (request: IncomingMessage, response: ServerResponse, reply: Reply): void => {
    if (!writeReply(request, response, reply)) void fall(request, response)
  }
  /** TRACE and CONNECT cannot be a Request: the same path is asked with OPTIONS, which answers 204 where it is known. */
  const refuseMethod = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path } = splitTarget(request.url ?? '/')
    const known = await app.fetch(new Request(new URL(path, 'http://localhost'), { method: 'OPTIONS' }))
    const error =
      known.status === 204
        ? methodNotAllowed(request.method ?? '', clip(path), known.headers.get('allow') ?? readMethods)
        : unknownEndpoint(clip(path), `${baseUrl}/api names every address of the API.`)
    write(request, response, errorReply(error, baseUrl))
  }
  return (request, response) => {
    const ready = request.method === 'GET' || request.method === 'HEAD' ? front.get(request.url ?? '') : undefined
    if (ready !== undefined && writeReply(request, response, ready)) return
    const error = refusal(request)
    if (error !== undefined) write(request, response, errorReply(error, baseUrl))
    else if (request.method === 'TRACE') void refuseMethod(request, response)
    else void fall(request, response)
  }
}
