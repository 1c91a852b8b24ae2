/**
 * Servers being measured: child processes that report their own CPU time and memory.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { LoadClient, type RequestLoad } from './load.ts'
import { cpuOf } from './peers/cpu.ts'

export type MeasuredProcess = {
  pid: number
  port: number
  /** Resident memory, in bytes. */
  rss: () => Promise<number>
  /** Resolves when the process has ended, and its port is free. */
  stop: () => Promise<void>
}

const probe = pathToFileURL('bench/probe.mjs').href

/** A prepared reply of the bare server: request target, status, headers, and the body in base64. */
export type Prepared = [target: string, status: number, headers: Record<string, string>, body: string]

const asking = (child: ChildProcess, question: string) => async (): Promise<number> => {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [number]
  return answer
}

const measured = (child: ChildProcess, port: number): MeasuredProcess => ({
  pid: child.pid ?? 0,
  port,
  rss: asking(child, 'rss'),
  stop: async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  },
})

/** Starts a server script on a port of its own; resolves when it is ready. */
export const start = async (script: string, port: number, args: string[] = []): Promise<MeasuredProcess> => {
  const child = fork(script, args, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    // The flags of `npm start`.
    execArgv: ['--max-semi-space-size=2', '--heap-growing-percent=30', '--import', probe],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (!(await answers(port))) throw new Error(`${script} did not respond on port ${port}`)
  return measured(child, port)
}

/** Whether a service is ready within some seconds. */
const answers = async (port: number): Promise<boolean> => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false)
    if (isUp) return true
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return false
}

/** Prepares the bare server's copy of a reply: the same status, headers and bytes, less what belongs to a connection. */
export const prepare = async (target: string, reply: Response): Promise<Prepared> => {
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = Object.fromEntries(reply.headers)
  return [target, reply.status, headers, Buffer.from(await reply.arrayBuffer()).toString('base64')]
}

/** Starts the baseline, a node:http server that writes prepared replies. */
export const startBare = async (port: number, replies: Prepared[]): Promise<MeasuredProcess> => {
  const child = fork('bench/bare.mjs', { env: { ...process.env, PORT: String(port) }, execArgv: ['--import', probe] })
  await once(child, 'message')
  child.send(replies)
  await once(child, 'message')
  return measured(child, port)
}

/** CPU microseconds that a request of a load costs a server. */
export const cost = async (server: MeasuredProcess, plan: Omit<RequestLoad, 'port'>): Promise<number> => {
  const client = new LoadClient({ ...plan, port: server.port })
  const figure = await costOf(server, client, plan.count)
  client.close()
  return figure
}

/** CPU microseconds that a request over open connections costs a server. */
export const costOf = async ({ pid }: MeasuredProcess, client: LoadClient, count: number): Promise<number> => {
  const before = cpuOf([pid])
  await client.send(count)
  return (cpuOf([pid]) - before) / count
}
