/**
 * What is compared: the service, bare node:http servers with its replies, servers in front of it, and its peers. Peers
 * are installed into a folder of their own; nginx and Varnish are Debian's.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '../../deploy/nginx/start-nginx.ts'
import { npmFolder, requireFrom } from '../../deploy/test/npm-folder.ts'
import { freePort, type ServerProcess, startServer } from '../../deploy/test/processes.ts'
import { startVarnish } from '../../deploy/varnish/start-varnish.ts'
import { looks } from '../../src/render/palette.ts'
import { prepare, startBare } from '../processes.ts'

/** A server to measure: its port, request targets and process. */
export type Contender = { name: string; port: number; pid: number; targets: string[]; headers?: Record<string, string> }

const peerFolder = npmFolder('peers', [
  '@iconify/api@3.1.1',
  '@iconify-json/mdi@1.2.3',
  'badge-maker@6.0.0',
  '@dicebear/core@9.2.4',
  '@dicebear/identicon@9.2.4',
])
const folder = mkdtempSync(join(tmpdir(), 'diagref-peers-'))
const svg = '/api/diagrams/request-sequence/svg'

const node = (args: string[], port: number, env: NodeJS.ProcessEnv, cwd = process.cwd()): Promise<ServerProcess> =>
  startServer({ command: process.execPath, args, port, cwd, env: { PORT: String(port), HOST: '127.0.0.1', ...env } })

const running: { stop: () => unknown }[] = []

/** Starts a server on a free port. */
const at = async (start: (port: number) => Promise<ServerProcess>): Promise<{ port: number; pid: number }> => {
  const port = await freePort()
  const server = await start(port)
  running.push(server)
  return { port, pid: server.pid ?? 0 }
}

const startService = (...flags: string[]) =>
  at((port) => node(['--max-semi-space-size=4', '--heap-growing-percent=30', 'dist/node.js', ...flags], port, {}))

const service = await startService()
const get = (target: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${service.port}${target}`, { headers: { 'accept-encoding': 'identity', ...headers } })

/** A bare node:http server with the service's own reply to a request. */
const bareCopy = async (
  target: string,
  headers: Record<string, string> = {},
): Promise<{ port: number; pid: number }> => {
  const port = await freePort()
  const bare = await startBare(port, [await prepare(target, await get(target, headers))])
  running.push(bare)
  return { port, pid: bare.pid }
}

const peer = (name: string) => at((port) => node(['bench/peers/servers.mjs'], port, { PEER: name, FOLDER: peerFolder }))

/** Iconify's API with one icon set of 7,447 icons; its public service has two hundred. */
const startIconify = (port: number): Promise<ServerProcess> => {
  const home = join(folder, 'iconify')
  mkdirSync(join(home, 'icons'), { recursive: true })
  const read = (name: string) => requireFrom(peerFolder, `@iconify-json/mdi/${name}.json`) as object
  writeFileSync(join(home, 'icons/mdi.json'), JSON.stringify({ ...read('icons'), info: read('info') }))
  const program = join(peerFolder, 'node_modules/@iconify/api/lib/index.js')
  return node([program], port, { ICONIFY_SOURCE: 'none', LOG: 'false' }, home)
}

const front = (name: string) => {
  const own = join(folder, name)
  mkdirSync(own)
  return (port: number) => ({ folder: own, root: join(folder, 'export'), port, upstream: service.port })
}

const nginxIn = front('nginx')
const varnishIn = front('varnish')
const exported = ['dist/cli/diagref.cjs', 'export', join(folder, 'export'), '--base-url', 'http://localhost']
execFileSync(process.execPath, exported, { stdio: 'ignore' })

const { recipes } = (await (await get('/api/diagrams')).json()) as { recipes: { id: string; name: string }[] }
const pictures = recipes
  .flatMap(({ id }) => looks.map(({ theme, accent }) => `/api/diagrams/${id}/svg?theme=${theme}&accent=${accent}`))
  .slice(0, 336)
const conditional = { 'If-None-Match': (await get(svg)).headers.get('etag') ?? '' }
const words = recipes.flatMap(({ name }) => name.toLowerCase().split(/\W+/)).filter((word) => word.length > 3)
const iconify = await at(startIconify)

export const contenders: Contender[] = [
  { name: 'bare node:http, the same SVG and headers', ...(await bareCopy(svg)), targets: [svg] },
  { name: 'diagref: SVG', ...service, targets: [svg] },
  { name: 'diagref with two workers: SVG', ...(await startService('--workers', '2')), targets: [svg] },
  { name: `diagref: SVG, ${pictures.length} URLs`, ...service, targets: pictures },
  {
    name: 'bare node:http, the same 304',
    ...(await bareCopy(svg, conditional)),
    targets: [svg],
    headers: conditional,
  },
  { name: 'diagref: 304', ...service, targets: [svg], headers: conditional },
  { name: 'diagref: search', ...service, targets: words.map((word) => `/api/diagrams?q=${word}`) },
  { name: 'nginx with the export: SVG', ...(await at((port) => startNginx(nginxIn(port)))), targets: [svg] },
  { name: 'Varnish in front of diagref: SVG', ...(await at((port) => startVarnish(varnishIn(port)))), targets: [svg] },
  { name: 'Iconify API: SVG', ...iconify, targets: ['/mdi/home.svg'] },
  {
    name: 'Iconify API: search',
    ...iconify,
    targets: ['home', 'arrow', 'chart'].map((q) => `/search?query=${q}&limit=64`),
  },
  { name: 'badge-maker: SVG', ...(await peer('badge-maker')), targets: ['/passing', '/failing', '/running'] },
  { name: 'DiceBear identicon: SVG', ...(await peer('dicebear')), targets: ['/ada', '/grace', '/edsger'] },
]

/** Throws if a server does not serve its targets. */
export const checkContenders = async (): Promise<void> => {
  for (const { name, port, targets, headers = {} } of contenders) {
    const sent = { 'accept-encoding': 'identity', ...headers }
    const reply = await fetch(`http://127.0.0.1:${port}${targets[0]}`, { headers: sent })
    const { length } = await reply.text()
    const isFine = name.endsWith('304') ? reply.status === 304 : reply.status === 200 && length > 100
    if (!isFine) throw new Error(`${name} returned ${reply.status} with ${length} characters`)
  }
}

/** Stops everything and removes what was made for it. */
export const stopAll = async (): Promise<void> => {
  await Promise.all(running.map(({ stop }) => stop()))
  rmSync(folder, { recursive: true, force: true })
}
