/**
 * The service as a process: its messages and exit codes.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { nodeBuild } from '../../tools/build-node.ts'
import type { Site } from '../pages/site.ts'

/** How long processes may take to start on a busy machine, in milliseconds. */
const startTime = 40_000

const folder = mkdtempSync(join(tmpdir(), 'diagref-run-'))
const program = join(folder, 'node.js')

// The program as it is deployed, over a catalog of one: what starts and ends here is processes, not recipes.
beforeAll(async () => {
  const site: Site = { guide: [], parts: {}, drawn: {}, phones: {}, assets: [], skill: '', names: {} }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'catalog.json'), JSON.stringify([recipeOf({ id: 'request-sequence' })]))
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  await build(nodeBuild(folder))
}, startTime)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Service = { process: ChildProcess; output: () => string }

let running: ChildProcess[] = []
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
})

const start = (...flags: string[]): Service => {
  const child = spawn(process.execPath, [program, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] },
  })
  running.push(child)
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (words: string) => (text += words))
  return { process: child, output: () => text }
}

/** A port that was just free. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The processes of the workers. */
const workersOf = (service: Service): string[] => {
  const args = ['-P', String(service.process.pid), '-f', program]
  return execFileSync('pgrep', args, { encoding: 'utf8' }).trim().split('\n')
}

const ends = async ({ process: child }: Service): Promise<unknown> => (await once(child, 'exit'))[0]

test('a port in use is reported once, however many workers there are', async () => {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const service = start('--port', String(port), '--workers', '3')
  expect(await ends(service)).toBe(1)
  expect(service.output()).toBe(`diagref: port ${port} is in use; choose another with --port or PORT\n`)
  taken.close()
})

test('an invalid flag is reported before anything starts', async () => {
  const service = start('--port', 'many')
  expect(await ends(service)).toBe(2)
  expect(service.output()).toBe('diagref: port must be a whole number from 0 to 65535, got "many"\n')
})

test('a worker that ends is replaced; SIGTERM ends all of them gracefully', async () => {
  const port = await freePort()
  const service = start('--port', String(port), '--host', '127.0.0.1', '--workers', '2')
  await vi.waitFor(() => expect(service.output()).toContain(`listening on port ${port} with 2 workers\n`), startTime)
  process.kill(Number(workersOf(service)[0]), 'SIGKILL')
  await vi.waitFor(() => expect(service.output()).toContain('a worker exited (SIGKILL); starting another\n'), startTime)
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200), startTime)
  service.process.kill('SIGTERM')
  expect(await ends(service)).toBe(0)
}, 120_000)

/** Sends one request after another over persistent connections until stopped; resolves to the counts of responses. */
const keepAsking = (port: number): { stop: () => Promise<Record<string, number>> } => {
  const outcomes: Record<string, number> = {}
  const count = (outcome: string): void => void (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1)
  const state = { asking: true }
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (state.asking) count(await status(port, agent))
    agent.destroy()
  }
  const clients = Promise.all(Array.from({ length: 8 }, client))
  return {
    stop: async () => {
      state.asking = false
      await clients
      return outcomes
    },
  }
}

const status = (port: number, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/api/diagrams/request-sequence/svg', agent }, (response) => {
      response.resume().on('close', () => resolve(response.complete ? String(response.statusCode) : 'cut off'))
    }).on('error', ({ message }) => resolve(message))
  })

test('SIGHUP replaces the workers without losing a request; the primary process reports the metrics of all', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const flags = ['--port', String(port), '--host', '127.0.0.1', '--workers', '2', '--metrics-port', String(metricsPort)]
  const service = start(...flags)
  await vi.waitFor(() => expect(service.output()).toContain(`listening on port ${port} with 2 workers\n`), startTime)
  await vi.waitFor(() => expect(workersOf(service)).toHaveLength(2), startTime)
  const before = workersOf(service)
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), startTime)
  const clients = keepAsking(port)
  service.process.kill('SIGHUP')
  await vi.waitFor(() => expect(service.output()).toContain('reloaded: 2 workers\n'), startTime)
  const outcomes = await clients.stop()
  expect(Object.keys(outcomes)).toEqual(['200'])
  expect(workersOf(service).filter((worker) => before.includes(worker))).toEqual([])
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toMatch(/^diagref_http_requests_total\{route="svg",status="200",worker="0"\} \d+$/m)
  expect(metrics).toMatch(/^diagref_catalog_recipes\{revision="[\w-]{12}",worker="1"\} \d+$/m)
  expect(metrics).toMatch(/^nodejs_eventloop_lag_seconds\{worker="0"\} /m)
  service.process.kill('SIGTERM')
  expect(await ends(service)).toBe(0)
}, 120_000)

test('a stopping server fails /readyz first, and closes its port after the drain', async () => {
  const port = await freePort()
  const service = start('--port', String(port), '--host', '127.0.0.1', '--drain-seconds', '3')
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: startTime })
  service.process.kill('SIGTERM')
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), { timeout: 2_900, interval: 20 })
  const [ready, healthy] = [await ask('/readyz'), await ask('/healthz')]
  expect([await ready.json(), healthy.status, healthy.headers.get('connection')]).toEqual([
    { status: 'draining' },
    200,
    'close',
  ])
  expect(await ends(service)).toBe(0)
}, 120_000)
