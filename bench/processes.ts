/**
 * Servers under measurement: child processes that tell their own CPU time and memory.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'

export type Measured = {
  port: number
  /** CPU time used so far, in microseconds. */
  cpu: () => Promise<number>
  /** Resident memory, in bytes. */
  rss: () => Promise<number>
  stop: () => void
}

const probe = pathToFileURL('bench/probe.mjs').href

const asking = (child: ChildProcess, question: string) => async (): Promise<number> => {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [number]
  return answer
}

/** Starts a server script on a port of its own; resolves when it answers. */
export const start = async (script: string, port: number, args: string[] = []): Promise<Measured> => {
  const child = fork(script, args, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    // The flags of `npm start`.
    execArgv: ['--max-semi-space-size=4', '--import', probe],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (let attempt = 0; attempt < 200; attempt++) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`)
      .then((reply) => reply.ok)
      .catch(() => false)
    if (up) return { port, cpu: asking(child, 'cpu'), rss: asking(child, 'rss'), stop: () => void child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${script} did not answer on port ${port}`)
}
