/**
 * All that a server hands to a loaded app: requests, what could not be parsed, and CONNECT.
 */
import type { Duplex } from 'node:stream'
import type { App } from '../http/app.ts'
import type { Reply } from '../http/reply.ts'
import { createHandler } from './handler.ts'
import { refuseMethod, replyToUnparsed, writeRaw } from './refuse.ts'
import type { Loaded } from './serve.ts'

/** What becomes known of requests that never reach the app. */
export type LoadedOptions = {
  /** Told of our own faults. */
  onFault?: ((error: unknown) => void) | undefined
  /** Told of every reply that is written on a bare socket. */
  onRefusal?: ((reply: Reply) => void) | undefined
}

/** Errors by which a client left in the middle of a request: nobody is there to read a refusal. */
const departures = new Set(['ECONNRESET', 'HPE_INVALID_EOF_STATE'])

/** Connects a server to an app. A fault costs the connection, never the process. */
export const createLoaded = (app: App, { onFault, onRefusal }: LoadedOptions = {}): Loaded => {
  const refuse = async (socket: Duplex, making: Promise<Reply>): Promise<void> => {
    try {
      const reply = await making
      writeRaw(socket, reply)
      onRefusal?.(reply)
    } catch (error) {
      onFault?.(error)
      socket.destroy()
    }
  }
  return {
    handle: createHandler(app),
    refuse: (error, socket) => {
      if (departures.has(error.code ?? '') || !socket.writable) socket.destroy()
      else void refuse(socket, replyToUnparsed(app, error))
    },
    refuseConnect: (target, socket) => void refuse(socket, refuseMethod(app, 'CONNECT', target)),
  }
}
