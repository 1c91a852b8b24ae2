/**
 * A web server or cache in front of the Node service, with an exported folder.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type App, createApp } from '../../src/app/create-app.ts'
import { createRequestHandlers } from '../../src/node/request-handlers.ts'
import { serve } from '../../src/node/serve.ts'
import { baseUrl, loadCatalog, loadSite } from '../../test/catalog.ts'
import type { Tolerance } from '../../test/contract/compare-servers.ts'
import type { RunningPair } from '../../test/contract/contract-tests.ts'
import { freePort, type ServerProcess } from './processes.ts'

const execute = promisify(execFile)

/** What a front server is configured with. */
export type FrontServerOptions = {
  /** A temporary folder of its own. */
  folder: string
  /** The exported folder. */
  root: string
  /** The port to listen on. */
  port: number
  /** The port of the service. */
  upstream: number
}

export type FrontServer = RunningPair & {
  /** Request targets that reached the service. */
  forwarded: string[]
  /** Stops the service and leaves the front server running. */
  stopService: () => Promise<void>
}

/** With the command line that `npm run build` made. */
const exportTo = (root: string) =>
  execute(process.execPath, ['dist/cli/diagref.cjs', 'export', root, '--base-url', baseUrl])

const startService = async (app: App, forwarded: string[]) => {
  const load = async () => createRequestHandlers(app)
  const watch = ({ url = '' }): void => void forwarded.push(url)
  const service = await serve({ port: 0, host: '127.0.0.1', baseUrl, load, watch })
  await service.ready
  return service
}

/** Starts the service and a server in front of it. */
export const startInFront = async (
  start: (options: FrontServerOptions) => Promise<ServerProcess>,
  tolerance: Tolerance = {},
): Promise<FrontServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'diagref-deploy-'))
  const root = join(folder, 'root')
  await exportTo(root)
  const app = createApp({ catalog: await loadCatalog(), site: await loadSite(), baseUrl })
  const forwarded: string[] = []
  const service = await startService(app, forwarded)
  const port = await freePort()
  const front = await start({ folder, root, port, upstream: service.port })
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    ...tolerance,
    app,
    reference: { port: service.port, agent },
    server: { port, agent },
    host: new URL(baseUrl).host,
    forwarded,
    stopService: () => service.stop(0),
    stop: async () => {
      agent.destroy()
      await front.stop()
      await service.stop(100)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
