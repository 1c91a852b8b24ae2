/**
 * All that a server hands to a loaded app: requests, what could not be parsed, and CONNECT.
 */
import type { Duplex } from 'node:stream'
import type { App } from '../app/create-app.ts'
import type { Reply } from '../http/reply.ts'
import { methodErrorReply, parserErrorReply, writeToSocket } from './error-replies.ts'
import { createRequestListener } from './request-listener.ts'
import type { RequestHandlers } from './serve.ts'

/** What becomes known of requests that never reach the app. */
export type RequestHandlersOptions = {
  /** Told of our own faults. */
  onInternalError?: ((error: unknown) => void) | undefined
  /** Told of every reply that is written on a bare socket. */
  onRejected?: ((reply: Reply) => void) | undefined
}

/** Connects a server to an app. A fault costs the connection, never the process. */
export function createRequestHandlers(app: App, options: RequestHandlersOptions = {}): RequestHandlers {
  return {
    handle: createRequestListener(app),
    drain: () => {
      app.service.draining = true
    },
    refuse: (error, socket) => {
      if (clientDisconnects.has(error.code ?? '') || !socket.writable) socket.destroy()
      else void refuse(socket, parserErrorReply(app, error), options)
    },
    refuseConnect: (target, socket) => void refuse(socket, methodErrorReply(app, 'CONNECT', target), options),
  }
}

const refuse = async (
  socket: Duplex,
  making: Promise<Reply>,
  { onInternalError, onRejected }: RequestHandlersOptions,
): Promise<void> => {
  try {
    const reply = await making
    writeToSocket(socket, reply)
    onRejected?.(reply)
  } catch (error) {
    onInternalError?.(error)
    socket.destroy()
  }
}

/** Errors by which a client left in the middle of a request: nobody is there to read a refusal. */
const clientDisconnects = new Set(['ECONNRESET', 'HPE_INVALID_EOF_STATE'])
