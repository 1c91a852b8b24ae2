/**
 * Runs the service as a process: settings in, signals handled, one or several workers.
 */
import cluster from 'node:cluster'
import type { Recipe } from '../catalog/recipe.ts'
import type { AppOptions } from '../http/app.ts'
import { logRefusal, logRequest } from './log.ts'
import { readSettings, type Settings, SettingsError } from './options.ts'
import { type Loaded, type Running, serve } from './serve.ts'

/** Gives what is served: the recipes, and what the pages are made from. */
export type Sources = {
  recipes: () => Promise<readonly Recipe[]>
  site: () => Promise<NonNullable<AppOptions['site']>>
}

const say = (words: string): void => void process.stderr.write(`diagref: ${words}\n`)

/** A fault of ours is logged, never shown to the caller. */
const onFault = (error: unknown): void => say(error instanceof Error ? (error.stack ?? error.message) : String(error))

const loader =
  (sources: Sources, { host = '', allowedHosts, log }: Settings) =>
  async (baseUrl: string): Promise<Loaded> => {
    const [recipes, site, { createApp }, { createCatalog }, { createLoaded }] = await Promise.all([
      sources.recipes(),
      sources.site(),
      import('../http/app.ts'),
      import('../catalog/catalog.ts'),
      import('./loaded.ts'),
    ])
    // A proxy in front may call the service by the address it listens on.
    const hosts = [...allowedHosts, host]
    const app = createApp({ catalog: createCatalog(recipes), baseUrl, site, allowedHosts: hosts, onFault })
    return createLoaded(app, { onFault, onRefusal: log ? logRefusal : undefined })
  }

/** Why a server could not listen, in words that say what to do. */
const listenProblem = (error: NodeJS.ErrnoException, { port, host }: Settings): string => {
  if (error.code === 'EADDRINUSE') return `port ${port} is taken; choose another with --port or PORT`
  if (error.code === 'EACCES') return `port ${port} may not be used by this user; choose one above 1023`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `host "${host}" is not an address of this machine`
  return error.message
}

const stopOnSignals = (running: Running): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void running.stop().then(() => process.exit(0))
    })
  }
}

const runOne = async (settings: Settings, sources: Sources): Promise<void> => {
  const watch = settings.log ? logRequest : undefined
  const running = await serve({ ...settings, watch, load: loader(sources, settings) })
  stopOnSignals(running)
  if (!cluster.isWorker) say(`listening on ${running.baseUrl}`)
  await running.ready
}

/**
 * Forks workers: the first shows that the port can be had, then come the others. One that dies while it
 * serves is replaced; one that cannot start ends the process.
 */
const runWorkers = (count: number): void => {
  const serving = new Set<number>()
  let stopping = false
  cluster.fork()
  cluster.once('listening', (_worker, { port }) => {
    say(`listening on port ${port} with ${count} workers`)
    for (let index = 1; index < count; index++) cluster.fork()
  })
  cluster.on('listening', ({ id }) => serving.add(id))
  cluster.on('exit', ({ id }, code, signal) => {
    if (stopping) return
    if (!serving.delete(id)) process.exit(code || 1)
    say(`a worker ended (${signal ?? code}); another takes its place`)
    cluster.fork()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    })
  }
}

/** Runs until a signal comes; gives an exit code where it cannot start (2: misused, 1: failed). */
export const run = async (args: string[], sources: Sources): Promise<void> => {
  let settings: Settings | undefined
  try {
    settings = readSettings(args, process.env)
    if (settings.workers > 1 && cluster.isPrimary) runWorkers(settings.workers)
    else await runOne(settings, sources)
  } catch (error) {
    const misused = error instanceof SettingsError
    say(
      misused || settings === undefined
        ? (error as Error).message
        : listenProblem(error as NodeJS.ErrnoException, settings),
    )
    process.exit(misused ? 2 : 1)
  }
}
