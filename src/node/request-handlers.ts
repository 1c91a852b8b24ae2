/**
 * Everything that a server passes to a loaded app: requests, what could not be parsed, and CONNECT.
 */
import type { Duplex } from 'node:stream'
import type { App } from '../app/create-app.ts'
import type { Reply } from '../http/reply.ts'
import { methodErrorReply, parserErrorReply, writeToSocket } from './error-replies.ts'
import { createRequestListener } from './request-listener.ts'
import { PreparedSender } from './send-prepared.ts'
import type { RequestHandlers } from './serve.ts'

/** Callbacks for requests that never reach the app. */
export type RequestHandlersOptions = {
  /** Called with internal errors. */
  onInternalError?: ((error: unknown) => void) | undefined
  /** Called with every reply that is written to a bare socket. */
  onRejected?: ((reply: Reply) => void) | undefined
}

/** Connects a server to an app. An internal error costs the connection, never the process. */
export function createRequestHandlers(app: App, options: RequestHandlersOptions = {}): RequestHandlers {
  const sender = new PreparedSender()
  return {
    handle: createRequestListener(app, sender),
    closing: () => sender.stopKeeping(),
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

/** Errors of a client that disconnected in the middle of a request: nobody is there to read a response. */
const clientDisconnects = new Set(['ECONNRESET', 'HPE_INVALID_EOF_STATE'])
