/**
 * Proxies: a real one on this machine, for http with the full URL and for https through a tunnel.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { diagref } from './diagref.ts'
import { installed } from './installed.ts'
import { type StandIn, staleCopy, stopServer } from './stand-in.ts'

// An empty list exits with 1, like grep, so there is something in it.
const found = { id: 'queue', name: 'Queue', family: 'Flows', overall: 80, description: 'A queue.' }

const catalog = JSON.stringify({ version: 1, families: [], recipes: [found] })
const host = 'diagrams.example'

let plain: StandIn
let secure: ReturnType<typeof createSecureServer>
let proxy: ReturnType<typeof createServer>
let seen: { line: string; authorization: string | undefined }[] = []
let refusing = false
const tunnels = new Set<Duplex>()

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const listen = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

const note = ({ method, url, headers }: IncomingMessage): void =>
  void seen.push({ line: `${method} ${url}`, authorization: headers['proxy-authorization'] })

const openTunnel = (socket: Duplex): void => {
  const far = connect(portOf(secure), '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    far.pipe(socket).pipe(far)
  })
  far.on('error', () => socket.destroy())
  socket.on('error', () => far.destroy())
}

/** The proxy resolves the host that DNS does not know: it is this machine. */
const makeProxy = () =>
  createServer((asked, response) => {
    note(asked)
    const { pathname, search } = new URL(asked.url ?? '')
    const on = { host: '127.0.0.1', port: plain.port, path: pathname + search, headers: asked.headers }
    request(on, (reply) => reply.pipe(response.writeHead(reply.statusCode ?? 0, reply.headers))).end()
  }).on('connect', (asked: IncomingMessage, socket: Duplex) => {
    note(asked)
    tunnels.add(socket)
    if (refusing) socket.on('error', () => socket.destroy()).end('HTTP/1.1 403 Forbidden\r\n\r\n')
    else openTunnel(socket)
  })

/** A key pair for this test only, valid for a hundred years: not every machine can generate one. */
const keys = join(import.meta.dirname, 'keys')

beforeAll(async () => {
  await installed()
  plain = await staleCopy((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(catalog))
  secure = createSecureServer(
    { key: readFileSync(join(keys, 'key.pem')), cert: readFileSync(join(keys, 'cert.pem')) },
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(catalog)
    },
  )
  proxy = makeProxy()
  await Promise.all([listen(secure), listen(proxy)])
}, 240_000)

afterAll(() => {
  for (const tunnel of tunnels) tunnel.destroy()
  return Promise.all([plain.stop(), stopServer(secure), stopServer(proxy)])
})

beforeEach(() => {
  seen = []
  refusing = false
})

const list = (base: string, env: Record<string, string>) =>
  diagref(['list', '--json', '--base-url', base, '--timeout', '5'], {
    env: { NODE_EXTRA_CA_CERTS: join(keys, 'cert.pem'), ...env },
  })

/** The message of an error, which is one line of JSON. */
const messageOf = ({ err }: { err: string }): string => {
  expect(err.split('\n')).toHaveLength(2)
  return (JSON.parse(err) as { error: { message: string } }).error.message
}

const address = (): string => `http://127.0.0.1:${portOf(proxy)}`

test('HTTP_PROXY gets the full URL, whether its name is upper or lower case, with or without a scheme', async () => {
  for (const env of [{ HTTP_PROXY: address() }, { http_proxy: address().slice(7) }, { ALL_PROXY: address() }]) {
    expect(await list(`http://${host}:8080/x`, env as Record<string, string>)).toMatchObject({ code: 0, out: catalog })
  }
  expect(seen.map(({ line }) => line)).toEqual(Array(3).fill(`GET http://${host}:8080/x/api/diagrams`))
})

test('HTTPS_PROXY is used as a tunnel, and the certificate is that of the service', async () => {
  expect(await list(`https://${host}`, { HTTPS_PROXY: address() })).toMatchObject({ code: 0, out: catalog })
  expect(seen.map(({ line }) => line)).toEqual([`CONNECT ${host}:443`])
  const other = await list('https://other.example', { HTTPS_PROXY: address() })
  expect(other).toMatchObject({ code: 2, out: '' })
  expect(messageOf(other)).toMatch(/^https:\/\/other\.example could not be reached: .*altnames.*$/)
})

test('a name and password in its URL are sent to the proxy', async () => {
  const withUser = address().replace('//', '//me:p%40ss@')
  await list(`http://${host}`, { HTTP_PROXY: withUser })
  await list(`https://${host}`, { HTTPS_PROXY: withUser })
  const expected = `Basic ${Buffer.from('me:p@ss').toString('base64')}`
  expect(seen.map(({ authorization }) => authorization)).toEqual([expected, expected])
})

test('loopback addresses and the hosts in NO_PROXY are requested directly', async () => {
  const env = { HTTP_PROXY: address(), ALL_PROXY: address() }
  expect(await list(plain.baseUrl, env)).toMatchObject({ code: 0 })
  expect(await list(`http://localhost:${plain.port}`, env)).toMatchObject({ code: 0 })
  for (const exempt of ['*', host, '.example', 'x, example:8080', `*.example`]) {
    expect((await list(`http://${host}:8080`, { ...env, NO_PROXY: exempt })).code, exempt).toBe(2)
  }
  expect(seen).toEqual([])
  for (const other of ['ample', `${host}:81`, 'other.example', '']) {
    expect((await list(`http://${host}:8080`, { ...env, NO_PROXY: other })).code, other).toBe(0)
  }
})

test('a proxy that refuses, is unreachable or is not a proxy is reported in one line', async () => {
  refusing = true
  expect(messageOf(await list(`https://${host}`, { HTTPS_PROXY: address() }))).toMatch(
    /^The proxy 127\.0\.0\.1:\d+ refused the connection to diagrams\.example:443: 403 Forbidden\.$/,
  )
  const gone = await list(`http://${host}`, { HTTP_PROXY: 'http://127.0.0.1:9' })
  expect([gone.code, messageOf(gone)]).toEqual([2, 'The proxy 127.0.0.1:9 does not respond.'])
  const socks = await list(`http://${host}`, { HTTP_PROXY: 'socks5://x:1' })
  expect([socks.code, socks.err.split('\n').length]).toEqual([2, 2])
})
