/**
 * Where the compared servers run. Peers are installed into a folder of their own; nginx and Varnish are Debian's.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmFolder, requireFrom } from '../../deploy/test/npm-folder.ts'
import { freePort, type ServerProcess, startServer } from '../../deploy/test/processes.ts'
import { prepare, startBare } from '../processes.ts'

type Listening = { port: number; pid: number }

/** The running servers and their files. */
export class Stage {
  readonly #folder = mkdtempSync(join(tmpdir(), 'diagref-peers-'))
  readonly #running: { stop: () => unknown }[] = []

  /** Starts a server on a free port. */
  async start(start: (port: number) => Promise<ServerProcess>): Promise<Listening> {
    const port = await freePort()
    const server = await start(port)
    this.#running.push(server)
    return { port, pid: server.pid ?? 0 }
  }

  /** The service, with the flags of `npm start`. */
  startService(...flags: string[]): Promise<Listening> {
    const limits = ['--max-semi-space-size=2', '--heap-growing-percent=30']
    return this.start((port) => node([...limits, 'dist/node.js', ...flags], port, {}))
  }

  startPeer(name: string): Promise<Listening> {
    return this.start((port) => node(['bench/peers/servers.mjs'], port, { PEER: name, FOLDER: peerFolder }))
  }

  /** A bare node:http server with the service's own reply to a request for the SVG. */
  async startCopy(service: number, headers: Record<string, string>): Promise<Listening> {
    const port = await freePort()
    const bare = await startBare(port, [await prepare(svg, await get(service, svg, headers))])
    this.#running.push(bare)
    return { port, pid: bare.pid }
  }

  folderOf(name: string): string {
    const folder = join(this.#folder, name)
    mkdirSync(folder)
    return folder
  }

  /** Where a web server in front finds its own folder, the export and the service. */
  front(name: string, port: number, upstream: number) {
    const root = join(this.#folder, 'export')
    const exporting = ['dist/cli/diagref.cjs', 'export', root, '--base-url', 'http://localhost']
    if (!existsSync(root)) execFileSync(process.execPath, exporting, { stdio: 'ignore' })
    return { folder: this.folderOf(name), root, port, upstream }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map(({ stop }) => stop()))
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

export const svg = '/api/diagrams/request-sequence/svg'

export const get = (port: number, target: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${target}`, { headers: { 'accept-encoding': 'identity', ...headers } })

const peerFolder = npmFolder('peers', [
  '@iconify/api@3.1.1',
  '@iconify-json/mdi@1.2.3',
  'badge-maker@6.0.0',
  '@dicebear/core@9.2.4',
  '@dicebear/identicon@9.2.4',
])

const node = (args: string[], port: number, env: NodeJS.ProcessEnv, cwd = process.cwd()): Promise<ServerProcess> =>
  startServer({ command: process.execPath, args, port, cwd, env: { PORT: String(port), HOST: '127.0.0.1', ...env } })

/** Iconify's API with one icon set of 7,447 icons; its public service has two hundred. */
export const startIconify = (port: number, home: string): Promise<ServerProcess> => {
  mkdirSync(join(home, 'icons'))
  const read = (name: string) => requireFrom(peerFolder, `@iconify-json/mdi/${name}.json`) as object
  writeFileSync(join(home, 'icons/mdi.json'), JSON.stringify({ ...read('icons'), info: read('info') }))
  const program = join(peerFolder, 'node_modules/@iconify/api/lib/index.js')
  return node([program], port, { ICONIFY_SOURCE: 'none', LOG: 'false' }, home)
}
