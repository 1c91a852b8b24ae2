/**
 * A server from its start to its stop.
 */
import { EventEmitter, once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { serve } from './serve.ts'

/** A server whose responses wait until they are released. */
const holdingServer = async () => {
  let release: () => void = () => undefined
  const boundPort = new Promise<void>((resolve) => (release = resolve))
  const seen: (string | undefined)[] = []
  const handle: RequestListener = (request, response) => {
    seen.push(request.url)
    void boundPort.then(() => response.end('done'))
  }
  const load = async () => ({
    handle,
    refuse: () => undefined,
    refuseConnect: () => undefined,
  })
  return { server: await serve({ port: 0, host: '127.0.0.1', load }), release, seen }
}

type PreparedResponse = { body: string; connection: string | undefined }

const ask = (port: number, agent: Agent | false = false): Promise<PreparedResponse> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response) =>
      response
        .setEncoding('utf8')
        .on('data', (body: string) => resolve({ body, connection: response.headers.connection })),
    ).on('error', reject)
  })

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

const arrival = (seen: readonly unknown[]): Promise<void> => vi.waitFor(() => expect(seen).toHaveLength(1), 10_000)

test('a stopping server finishes active requests and refuses new connections', async () => {
  const { server, release, seen } = await holdingServer()
  const response = ask(server.port)
  await arrival(seen)
  const stopped = server.stop(5_000)
  release()
  expect((await response).body).toBe('done')
  await stopped
  // Another process may have taken the port by now: its response is not ours, and our server sees no request.
  await ask(server.port).catch(() => undefined)
  expect(seen).toEqual(['/'])
})

test('active requests have only so long to finish', async () => {
  const { server, seen } = await holdingServer()
  const response = ask(server.port)
  const cut = expect(response).rejects.toThrow('socket hang up')
  await arrival(seen)
  await server.stop(200)
  await cut
})

test('a second signal does not cut off what the first one lets finish', async () => {
  const { server, release, seen } = await holdingServer()
  const response = ask(server.port)
  await arrival(seen)
  let over = false
  const stops = [server.stop(5_000), server.stop(5_000).then(() => (over = true))]
  await wait(150)
  expect(over).toBe(false)
  release()
  expect((await response).body).toBe('done')
  await Promise.all(stops)
})

test('a stopping server announces the close on persistent connections', async () => {
  const { server, release } = await holdingServer()
  release()
  const agent = new Agent({ keepAlive: true })
  expect((await ask(server.port, agent)).connection).toBe('keep-alive')
  const stopped = server.stop(5_000)
  expect((await ask(server.port, agent)).connection).toBe('close')
  await stopped
})

const large = Buffer.alloc(50_000_000)

test.each<[string, RequestListener]>([
  ['at once', (_request, response) => response.end(large)],
  ['later', (_request, response) => setTimeout(() => response.end(large), 10)],
])('a response sent %s that nobody reads costs its connection', async (_when, handle) => {
  const load = async () => ({ handle, refuse: () => undefined, refuseConnect: () => undefined })
  const seen = new EventEmitter()
  const closed = once(seen, 'close')
  const watch: RequestListener = ({ socket }) => socket.once('close', () => seen.emit('close'))
  const server = await serve({ port: 0, host: '127.0.0.1', load, watch, stall: 50 })
  const client = connect(server.port, '127.0.0.1').on('error', () => undefined)
  client.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await closed
  client.destroy()
  await server.stop(0)
})

test('a port in use is reported before anything is loaded', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as import('node:net').AddressInfo
  let loads = 0
  const load = () => {
    loads++
    return Promise.reject(new Error('loaded'))
  }
  await expect(serve({ port, host: '127.0.0.1', load })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(loads).toBe(0)
  taken.close()
})
