/**
 * The service under endurance: two workers whose clocks jump, and whose log goes to a full disk.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../deploy/test/processes.ts'

/** Starts it on a free port. */
export async function startService() {
  const port = await freePort()
  const probe = pathToFileURL('bench/endurance-probe.mjs').href
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=2', '--heap-growing-percent=30', '--import', probe, 'dist/node.js'],
    {
      // Every write to /dev/full fails as on a full disk.
      stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WORKERS: '2', LOG: 'json' },
    },
  )
  return {
    port,
    /** The processes of the workers. */
    workers: (): number[] =>
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && statusOf(name).includes(`\nPPid:\t${child.pid}\n`))
        .map(Number),
    /** Stops it as an operator would; resolves to its exit code. */
    stop: async (): Promise<number | null> => {
      child.kill('SIGTERM')
      return ((await once(child, 'exit')) as [number | null])[0]
    },
  }
}

export type RunningService = Awaited<ReturnType<typeof startService>>

const statusOf = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

/** Resident memory of a process, in MB. */
export const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1024

/** How many descriptors a process has open. */
export const descriptorsOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}
