/**
 * Node's server: listens immediately, loads the service, handles requests, and stops gracefully.
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ParserError } from './error-replies.ts'

/** How to serve. Times are milliseconds. */
export type ServeOptions = {
  port: number
  /** The address to listen on; all by default. */
  host?: string | undefined
  /** The URL at which the service is reached from outside; by default where it listens. */
  baseUrl?: string | undefined
  /** Loads the service; called once the port is bound, so that startup is fast and a port in use is reported at once. */
  load: (baseUrl: string) => Promise<RequestHandlers>
  /** Called with every request and response before they are handled. */
  watch?: RequestListener | undefined
  /** How long a stopping server still accepts connections. */
  drain?: number | undefined
  /** How long a connection may stall in the middle of a response that nobody reads; a minute by default. */
  stall?: number | undefined
}

/** The loaded service: handles requests, what could not be parsed, and CONNECT. */
export type RequestHandlers = {
  handle: RequestListener
  refuse: (error: ParserError, socket: Duplex) => void
  /** Called when the server begins to stop, while it still accepts connections. */
  drain?: () => void
  /** Called when every response becomes the last on its connection. */
  closing?: () => void
  refuseConnect: (target: string, socket: Duplex) => void
}

/** A listening server. */
export type Running = {
  baseUrl: string
  port: number
  /** Resolves when the service is loaded. */
  ready: Promise<void>
  /** Finishes active requests for at most `grace` milliseconds, then closes; further calls return the same promise. */
  stop: (grace?: number) => Promise<void>
  /** Like `stop`, but another process is ready to take the requests: nothing is drained. */
  retire: (grace?: number) => Promise<void>
}

/** Starts to listen, then loads the service; requests that arrive earlier wait for it. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { port, host, baseUrl, load, drain = 0 } = options
  const server = createServer({ ...timeouts, maxHeaderSize, requireHostHeader: false })
  const connection = connect(server, options)
  const boundPort = await listen(server, port, host)
  const base = baseUrl ?? addressOf(host, boundPort)
  const ready = connection.use(load(base))
  let stopping: Promise<void> | undefined
  const closeAll = (drain: number, grace: number): Promise<void> => {
    connection.closing()
    return stop(server, drain, grace)
  }
  const drainAndClose = (grace: number): Promise<void> => {
    connection.drain()
    return closeAll(drain, grace)
  }
  return {
    baseUrl: base,
    port: boundPort,
    ready,
    stop: (grace = mostGrace) => (stopping ??= drainAndClose(grace)),
    retire: (grace = mostGrace) => (stopping ??= closeAll(0, grace)),
  }
}

/** Connects a server to the service that is being loaded; what arrives earlier waits. */
const connect = (server: Server, { watch, stall = mostStall }: Pick<ServeOptions, 'watch' | 'stall'>) => {
  let loading: Promise<RequestHandlers> | undefined
  let current: RequestHandlers | undefined
  const handle: RequestListener = (request, response) => {
    watch?.(request, response)
    if (current !== undefined) current.handle(request, response)
    else void loading?.then((service) => service.handle(request, response))
    // Only for what is not yet sent: a timer on every connection would be reset several times per request.
    if (!response.writableEnded || request.socket.writableLength > 0) request.socket.setTimeout(stall)
  }
  server.on('request', handle)
  // Expectations other than 100-continue change no response here, and a bare 417 would help nobody.
  server.on('checkExpectation', handle)
  server.on('clientError', (error, socket) => void loading?.then(({ refuse }) => refuse(error, socket)))
  server.on('connect', ({ url = '' }, socket) => void loading?.then(({ refuseConnect }) => refuseConnect(url, socket)))
  return {
    use: async (service: Promise<RequestHandlers>): Promise<void> => {
      loading = service
      current = await service
    },
    drain: () => current?.drain?.(),
    closing: () => current?.closing?.(),
  }
}

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

const mostStall = 60_000

/** Room for a 20 KB URL and the usual headers. */
const maxHeaderSize = 32 * 1024

const listen = (server: Server, port: number, host: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

const addressOf = (host: string | undefined, port: number): string => {
  const isAnyAddress = host === undefined || host === '0.0.0.0' || host === '::'
  const name = isAnyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

const stop = async (server: Server, drain: number, grace: number): Promise<void> => {
  // Every response is now the last on its connection, so that clients do not reuse one that is closing.
  server.maxRequestsPerSocket = 1
  await pause(drain)
  await untilLeft(server, Math.min(mostPause, grace) - drain)
  await close(server, grace)
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** Waits until no connection is open, for at most `time` milliseconds. */
const untilLeft = async (server: Server, time: number): Promise<void> => {
  const last = performance.now() + time
  while (performance.now() < last && (await countConnections(server)) > 0) await pause(idleCheckInterval)
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)))

/**
 * How long idle connections stay open, in milliseconds, so that clients that send one request after another see
 * `Connection: close`. What is sent at the moment in which a connection closes is lost: a busy client may need a while.
 */
const mostPause = 1_000

/** How long running requests may take to finish, in milliseconds. */
const mostGrace = 10_000

const close = (server: Server, grace: number): Promise<void> =>
  new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), grace)
    const sweeper = setInterval(() => server.closeIdleConnections(), idleCheckInterval)
    server.close(() => {
      clearTimeout(last)
      clearInterval(sweeper)
      resolve()
    })
  })

/** How often a stopping server closes connections that have become idle, in milliseconds. */
const idleCheckInterval = 20
