/**
 * Node's server: listens at once, loads the service, answers, and stops gracefully.
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ParserError } from './refuse.ts'

/** How to serve. Times are milliseconds. */
export type ServeOptions = {
  port: number
  /** The address to listen on; all of them by default. */
  host?: string | undefined
  /** Where the service is reached from outside; by default where it listens. */
  baseUrl?: string | undefined
  /** Loads the service; called when the port is held, so that a start is quick and a taken port is told at once. */
  load: (baseUrl: string) => Promise<Loaded>
  /** Called with every request and response before they are handled. */
  watch?: RequestListener | undefined
}

/** The loaded service: answers requests, what could not be parsed, and CONNECT. */
export type Loaded = {
  handle: RequestListener
  refuse: (error: ParserError, socket: Duplex) => void
  refuseConnect: (target: string, socket: Duplex) => void
}

/** A server that listens. */
export type Running = {
  baseUrl: string
  port: number
  /** Resolves when the service is loaded. */
  ready: Promise<void>
  /** Finishes what is under way, for at most `grace` milliseconds, then closes; asked again, it is the same stop. */
  stop: (grace?: number) => Promise<void>
}

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** How long a connection may stand still in the middle of an answer that nobody reads, in milliseconds. */
const stalled = 60_000

/** Room for a 20 KB address and the usual headers. */
const maxHeaderSize = 32 * 1024

const addressOf = (host: string | undefined, port: number): string => {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

const listen = (server: Server, port: number, host: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** How long a stopping server still answers with `Connection: close` before it stops to listen, in milliseconds. */
const farewell = 100

/** How often a stopping server closes the connections whose answer has just been finished, in milliseconds. */
const sweep = 20

const close = (server: Server, grace: number): Promise<void> =>
  new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), grace)
    const sweeper = setInterval(() => server.closeIdleConnections(), sweep)
    server.close(() => {
      clearTimeout(last)
      clearInterval(sweeper)
      resolve()
    })
  })

const stop = async (server: Server, grace: number): Promise<void> => {
  // Every answer is now the last on its connection, so that clients leave instead of asking a closed one.
  server.maxRequestsPerSocket = 1
  await new Promise((resolve) => setTimeout(resolve, Math.min(farewell, grace)))
  await close(server, grace)
}

/** Starts to listen, then loads the service; requests that come earlier wait for it. */
export const serve = async ({ port, host, baseUrl, load, watch }: ServeOptions): Promise<Running> => {
  const server = createServer({ ...timeouts, maxHeaderSize, requireHostHeader: false })
  server.timeout = stalled
  let loaded: Promise<Loaded> | undefined
  let current: Loaded | undefined
  const answer: RequestListener = (request, response) => {
    watch?.(request, response)
    if (current !== undefined) current.handle(request, response)
    else void loaded?.then(({ handle }) => handle(request, response))
  }
  server.on('request', answer)
  // What a client expects besides 100-continue changes no answer here, and a bare 417 would help nobody.
  server.on('checkExpectation', answer)
  server.on('clientError', (error, socket) => void loaded?.then(({ refuse }) => refuse(error, socket)))
  server.on('connect', ({ url = '' }, socket) => void loaded?.then(({ refuseConnect }) => refuseConnect(url, socket)))
  const held = await listen(server, port, host)
  const base = baseUrl ?? addressOf(host, held)
  loaded = load(base)
  const ready = loaded.then((service) => {
    current = service
  })
  let stopping: Promise<void> | undefined
  return { baseUrl: base, port: held, ready, stop: (grace = 10_000) => (stopping ??= stop(server, grace)) }
}
