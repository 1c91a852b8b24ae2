/**
 * Runs the service as a process: reads settings, handles signals, runs one or several workers.
 */
import cluster from 'node:cluster'
import type { RequestListener } from 'node:http'
import type { AppOptions } from '../app/create-app.ts'
import type { Recipe } from '../catalog/recipe.ts'
import type { RequestLog } from './log.ts'
import { logMessage } from './log-message.ts'
import type { LogWriter } from './log-writer.ts'
import type { Metrics } from './metrics.ts'
import { type RequestHandlers, type Running, serve } from './serve.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { leave, reportReady, runWorkers, workerSlot } from './workers.ts'

/** Loads what is served: the recipes, and what the pages are built from. */
export type Sources = {
  recipes: () => Promise<readonly Recipe[]>
  site: () => Promise<NonNullable<AppOptions['site']>>
  cards?: () => Promise<AppOptions['cards']>
}

/** Runs until a signal; sets an exit code if it cannot start (2: misused, 1: failed). */
export async function run(args: string[], sources: Sources): Promise<void> {
  let settings: Settings | undefined
  try {
    settings = readSettings(args, process.env)
    if (settings.workers > 1 && cluster.isPrimary) await runPrimary(settings)
    else await runOne(settings, sources)
  } catch (error) {
    const misused = error instanceof SettingsError
    logMessage(
      misused || settings === undefined
        ? (error as Error).message
        : listenProblem(error as NodeJS.ErrnoException, settings),
    )
    process.exit(misused ? 2 : 1)
  }
}

/** The primary process: it serves the metrics of the workers, and nothing else. */
const runPrimary = async (settings: Settings): Promise<void> => {
  const { serving } = runWorkers(settings.workers, () => process.exit(0))
  if (settings.metricsPort === undefined) return
  const [{ workerMetrics }, { serveMetrics }] = await Promise.all([
    import('./worker-metrics.ts'),
    import('./metrics-server.ts'),
  ])
  await serveMetrics(workerMetrics(serving), { port: settings.metricsPort, host: settings.host })
}

const runOne = async (settings: Settings, sources: Sources): Promise<void> => {
  const observers = await loadObservers(settings)
  const load = loader(sources, settings, observers)
  const running = await serve({ ...settings, watch: watchWith(observers), load })
  const { metrics, writer } = observers
  const exit = (): void => void (writer?.end() ?? Promise.resolve()).then(() => process.exit(0))
  stopOnSignals(running, exit)
  if (cluster.isWorker) void running.ready.then(() => reportReady(() => void running.retire().then(leave).then(exit)))
  else {
    logMessage(`listening on ${running.baseUrl}`)
    if (metrics !== undefined) {
      const { serveMetrics } = await import('./metrics-server.ts')
      await serveMetrics(metrics, { port: settings.metricsPort ?? 0, host: settings.host })
    }
  }
  await running.ready
}

/** What observes requests; loaded if enabled. */
type Observers = { metrics: Metrics | undefined; writer: LogWriter | undefined; log: RequestLog | undefined }

const loadObservers = async ({ log, metricsPort }: Settings): Promise<Observers> => {
  const metrics = metricsPort === undefined ? undefined : (await import('./metrics.ts')).startMetrics(workerSlot())
  if (!log) return { metrics, writer: undefined, log: undefined }
  const [{ createLogWriter }, { createRequestLog }] = await Promise.all([import('./log-writer.ts'), import('./log.ts')])
  const writer = createLogWriter()
  return { metrics, writer, log: createRequestLog(writer) }
}

const watchWith = ({ metrics, log }: Observers): RequestListener | undefined => {
  const watchers = [metrics?.watch, log?.request].filter((watcher) => watcher !== undefined)
  if (watchers.length === 0) return undefined
  return (request, response) => {
    for (const watcher of watchers) watcher(request, response)
  }
}

const loader =
  (sources: Sources, { host = '', allowedHosts }: Settings, { metrics, log }: Observers) =>
  async (baseUrl: string): Promise<RequestHandlers> => {
    const [recipes, site, cards, { createApp }, { createCatalog }, { createRequestHandlers }] = await Promise.all([
      sources.recipes(),
      sources.site(),
      sources.cards?.(),
      import('../app/create-app.ts'),
      import('../catalog/catalog.ts'),
      import('./request-handlers.ts'),
    ])
    // A proxy in front may use the address that the service listens on.
    const hosts = [...allowedHosts, host]
    const catalog = createCatalog(recipes)
    const app = createApp({ catalog, baseUrl, site, cards, allowedHosts: hosts, onInternalError })
    metrics?.describe({ revision: app.service.revision, recipes: recipes.length })
    return createRequestHandlers(app, { onInternalError, onRejected: log?.rejected })
  }

/** An internal error is logged, never shown to the caller. */
const onInternalError = (error: unknown): void =>
  logMessage(error instanceof Error ? (error.stack ?? error.message) : String(error))

const stopOnSignals = (running: Running, exit: () => void): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void running.stop().then(exit))
}

/** Why a server could not listen, and what to do. */
const listenProblem = (error: NodeJS.ErrnoException & { port?: number }, { port, host }: Settings): string => {
  const wanted = error.port ?? port
  const flag = wanted === port ? '--port or PORT' : '--metrics-port or METRICS_PORT'
  if (error.code === 'EADDRINUSE') return `port ${wanted} is in use; choose another with ${flag}`
  if (error.code === 'EACCES') return `port ${wanted} may not be used by this user; choose one above 1023`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `host "${host}" is not an address of this machine`
  return error.message
}
