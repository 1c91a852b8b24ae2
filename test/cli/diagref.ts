/**
 * Runs the installed `diagref` as a process, with nothing of this process's environment but the path.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { installed, scratch } from './installed.ts'

/** The result of a run. */
export type Ran = { code: number | null; out: string; err: string; bytes: Buffer }

/** `uid` runs it as another user, if permitted. */
export type RunOptions = { env?: Record<string, string>; input?: string | Uint8Array; cwd?: string; uid?: number }

/** An empty folder of the test's own. */
export const emptyFolder = (): string => {
  mkdirSync(scratch, { recursive: true })
  return mkdtempSync(join(scratch, 'x-'))
}

const home = emptyFolder()

/**
 * A cache with nothing in it but compiled code, which all runs of a command share, as those of a user do: compiling would be
 * a third of what they cost. A cache without it is tried in compiled-code.test.ts.
 */
const cacheFor = (command = ''): string => {
  const cache = emptyFolder()
  const code = join(scratch, 'code', /^[a-z]+$/.test(command) ? command : 'none')
  mkdirSync(code, { recursive: true })
  mkdirSync(join(cache, 'diagref'))
  symlinkSync(code, join(cache, 'diagref/code'))
  return cache
}

/** Starts the program; each start has such a cache unless one is given. */
export const start = async (args: string[], options: RunOptions = {}): Promise<ChildProcessWithoutNullStreams> => {
  const { package: folder } = await installed()
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, XDG_CACHE_HOME: cacheFor(args[0]), ...options.env }
  return spawn(process.execPath, [join(folder, 'dist/cli/diagref.cjs'), ...args], {
    env,
    cwd: options.cwd ?? home,
    ...(options.uid === undefined ? {} : { uid: options.uid }),
  })
}

/** Collects what a process writes until it ends. */
export const finish = async (child: ChildProcessWithoutNullStreams, input?: string | Uint8Array): Promise<Ran> => {
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => out.push(piece))
  child.stderr.on('data', (piece: Buffer) => err.push(piece))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input ?? '')
  const [code] = (await once(child, 'close')) as [number | null]
  const bytes = Buffer.concat(out)
  return { code, out: bytes.toString(), err: Buffer.concat(err).toString(), bytes }
}

/** Runs the program to its end. */
export const diagref = async (args: string[], options: RunOptions = {}): Promise<Ran> =>
  finish(await start(args, options), options.input)

/** A running `diagref serve`. */
export type Service = { baseUrl: string; stop: () => Promise<number | null> }

/** Starts the service of the installed package on a free port. */
export const startService = async (args: string[] = []): Promise<Service> => {
  const child = await start(['serve', '--port', '0', '--host', '127.0.0.1', ...args])
  const [output] = (await once(child.stderr, 'data')) as [Buffer]
  const baseUrl = /listening on (\S+)/.exec(output.toString())?.[1]
  if (baseUrl === undefined) throw new Error(`diagref serve printed: ${output.toString()}`)
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }
  return { baseUrl, stop }
}
