/**
 * The service as a process: what it says, and with which code it ends.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'

type Service = { process: ChildProcess; said: () => string }

let running: ChildProcess[] = []
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
})

const start = (...flags: string[]): Service => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts', ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] },
  })
  running.push(child)
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (words: string) => (text += words))
  return { process: child, said: () => text }
}

/** A port that was free a moment ago. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const ends = async ({ process: child }: Service): Promise<unknown> => (await once(child, 'exit'))[0]

test('a taken port is told once, however many workers want it', async () => {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const service = start('--port', String(port), '--workers', '3')
  expect(await ends(service)).toBe(1)
  expect(service.said()).toBe(`diagref: port ${port} is taken; choose another with --port or PORT\n`)
  taken.close()
})

test('a flag that cannot be used is told before anything starts', async () => {
  const service = start('--port', 'many')
  expect(await ends(service)).toBe(2)
  expect(service.said()).toBe('diagref: port must be a whole number from 0 to 65535, got "many"\n')
})

test('a worker that ends is replaced; SIGTERM ends them all in peace', async () => {
  const port = await freePort()
  const service = start('--port', String(port), '--host', '127.0.0.1', '--workers', '2')
  await vi.waitFor(() => expect(service.said()).toContain(`listening on port ${port} with 2 workers\n`), 15_000)
  const workers = () => execFileSync('pgrep', ['-P', String(service.process.pid)], { encoding: 'utf8' }).split('\n')
  process.kill(Number(workers()[0]), 'SIGKILL')
  await vi.waitFor(() => expect(service.said()).toContain('a worker ended (SIGKILL); another takes its place\n'), 5_000)
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200), 5_000)
  service.process.kill('SIGTERM')
  expect(await ends(service)).toBe(0)
})
