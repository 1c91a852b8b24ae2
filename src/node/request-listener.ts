/**
 * Node's request listener: serves cached replies itself, and everything else through the app.
 *
 * Both paths share one cache; a test checks that they are byte-equal, headers included.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { App } from '../app/create-app.ts'
import { ApiError, errorReply, internalError, unknownEndpoint } from '../http/errors.ts'
import { conditionalRequestHeaders, preflightHeaders, readOnlyMethods } from '../http/headers.ts'
import type { Reply } from '../http/reply.ts'
import { type RequestConditions, selectVariant } from '../http/select-variant.ts'
import { clip, hasDotSegments, readTarget } from '../http/target.ts'
import { methodErrorReply } from './error-replies.ts'
import { readConditions } from './read-conditions.ts'
import { PreparedSender } from './send-prepared.ts'

/** Makes the listener for a loaded app. */
export function createRequestListener(app: App, sender = new PreparedSender()): RequestListener {
  const { replies, baseUrl } = app.service
  const forward = forwardTo(app)
  /** Sends a reply according to the request's conditions; false if no content coding is acceptable. */
  const send = (response: ServerResponse, reply: Reply, conditions: RequestConditions): boolean => {
    const choice = selectVariant(reply, conditions)
    if (choice !== undefined) sender.send(response, choice)
    return choice !== undefined
  }
  const write = (request: IncomingMessage, response: ServerResponse, reply: Reply): void => {
    if (!send(response, reply, readConditions(request))) void forward(request, response)
  }
  return (request, response) => {
    const { method = '', url = '' } = request
    const conditions = readConditions(request)
    const ready = method === 'GET' || method === 'HEAD' ? replies.find(url) : undefined
    if (ready !== undefined && isHost(conditions.host, request) && send(response, ready, conditions)) return
    const error = refusal(request, conditions.host)
    if (error !== undefined) write(request, response, errorReply(error, baseUrl))
    else if (method === 'OPTIONS' && url === '*') response.writeHead(204, preflight).end()
    else if (method === 'TRACE')
      void methodErrorReply(app, method, url).then((reply) => write(request, response, reply))
    else void forward(request, response)
  }
}

const preflight = { ...preflightHeaders(readOnlyMethods, conditionalRequestHeaders) }

/** Passes requests to the app. The adapter's own Request and Response cost a fraction of the built-in ones. */
const forwardTo = (app: App) =>
  getRequestListener((request) => app.fetch(request), {
    hostname: 'localhost',
    errorHandler: (error) => {
      const mistake = error instanceof RequestError ? invalidUrl() : internalError()
      const reply = errorReply(mistake, app.service.baseUrl)
      const { body, headers } = reply.variant('identity')
      return new Response(body, { status: reply.status, headers: { ...headers } })
    },
  })

const invalidUrl = (): ApiError =>
  new ApiError('malformed_request', {
    message: 'The request target and the Host header do not form a URL.',
    hint: 'Send a path that starts with / and the host and port of the URL you call.',
  })

/** Whether the Host header is valid (RFC 9112, 3.2); HTTP/1.0 may omit it. */
const isHost = (host: string | undefined, { httpVersion }: IncomingMessage): boolean =>
  host === undefined ? httpVersion === '1.0' : host === lastHost || isNewHost(host)

/** Nearly every request names the same host, and a comparison is faster than the pattern. */
let lastHost = 'localhost'

const isNewHost = (host: string): boolean => {
  if (!hostPattern.test(host)) return false
  lastHost = host
  return true
}

const hostPattern = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._~-]+)(?::\d{1,5})?$/i

/** The error for what a Web-standard Request cannot express, checked on the raw request. */
const refusal = (request: IncomingMessage, host: string | undefined): ApiError | undefined => {
  const { url = '' } = request
  if (hasDotSegments(url))
    return unknownEndpoint(clip(readTarget(url).path), 'Send the path without . and .. segments.')
  if (isHost(host, request)) return undefined
  return new ApiError('malformed_request', {
    message: host === undefined ? 'The Host header is missing.' : `The Host header "${clip(host)}" is not a host.`,
    hint: 'Send the host and port of the URL you call.',
  })
}
