/**
 * Several processes on one port: started, restarted when they die, and replaced one by one without losing a request.
 */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { logMessage } from './log-message.ts'

/**
 * Runs workers until a signal. The first is started alone, to see whether the port is available; one that cannot
 * start ends the process; SIGHUP replaces all. Returns the serving workers.
 */
export function runWorkers(count: number, onStopped: () => void): { serving: () => Worker[] } {
  const pool = new WorkerPool(onStopped)
  pool.start(count)
  // A terminal that closes sends SIGHUP too, and that means stop.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void pool.reload())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => pool.stop())
  return { serving: () => pool.serving() }
}

class WorkerPool {
  readonly #onStopped: () => void
  readonly #listening = new Set<number>()
  readonly #retiring = new Set<number>()
  /** The started workers by id: whether each came to serve, and its number in the metrics. */
  readonly #started = new Map<number, { ready: Promise<boolean>; slot: number }>()
  #stopping = false
  #reloading = false

  constructor(onStopped: () => void) {
    this.#onStopped = onStopped
  }

  start(count: number): void {
    cluster.on('listening', ({ id }) => this.#listening.add(id))
    cluster.on('exit', ({ id }, code, signal) => this.#onExit(id, { code, signal }))
    cluster.once('listening', (_worker, { port }) => {
      logMessage(`listening on port ${port} with ${count} workers`)
      for (let slot = 1; slot < count; slot++) void this.#fork(slot)
    })
    void this.#fork(0)
  }

  serving(): Worker[] {
    return workers().filter(({ id }) => this.#listening.has(id) && !this.#retiring.has(id))
  }

  stop(): void {
    this.#stopping = true
    for (const worker of workers()) worker.process.kill('SIGTERM')
  }

  /** Replaces the workers one by one; a new one that cannot start leaves the old ones in place. */
  async reload(): Promise<void> {
    if (this.#reloading || this.#stopping) return
    this.#reloading = true
    for (const worker of workers()) {
      const { ready, slot = 0 } = this.#started.get(worker.id) ?? {}
      if ((await ready) !== true) continue
      if (this.#stopping || !(await this.#fork(slot))) break
      await this.#retire(worker)
    }
    this.#reloading = false
    logMessage(this.#stopping ? 'reload ended early' : `reloaded: ${this.#listening.size} workers`)
  }

  #fork(slot: number): Promise<boolean> {
    const worker = cluster.fork({ [slotVariable]: String(slot) })
    const ready = isReady(worker)
    this.#started.set(worker.id, { ready, slot })
    return ready
  }

  async #retire(worker: Worker): Promise<void> {
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    this.#retiring.add(worker.id)
    worker.send(messages.retire)
    await ended
  }

  #onExit(id: number, { code, signal }: { code: number; signal: string | null }): void {
    const { slot = 0 } = this.#started.get(id) ?? {}
    this.#started.delete(id)
    const hasListened = this.#listening.delete(id)
    const wasRetired = this.#retiring.delete(id)
    if (this.#stopping) {
      if (workers().length === 0) this.#onStopped()
    } else if (hasListened && !wasRetired) {
      logMessage(`a worker exited (${signal ?? code}); starting another`)
      void this.#fork(slot)
    } else if (!wasRetired && !this.#reloading) process.exit(code || 1)
  }
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** Resolves when a worker serves, or has exited before it could. */
const isReady = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.on('message', (message) => {
      if (message === messages.ready) resolve(true)
    })
    worker.once('exit', () => resolve(false))
  })

/** The messages between the primary process and workers. */
const messages = { ready: 'diagref:ready', retire: 'diagref:retire' } as const

const slotVariable = 'DIAGREF_WORKER'

/** In a worker: its number, from 0. */
export const workerSlot = (): string | undefined => process.env[slotVariable]

/** In a worker: reports to the primary process that it serves; `retire` is called when it is being replaced. */
export const reportReady = (retire: () => void): void => {
  process.on('message', (message) => {
    if (message === messages.retire) retire()
  })
  process.send?.(messages.ready)
}

/**
 * In a worker that no longer listens: leaves the primary process, which may just have sent it a connection. Without an
 * answer to that the connection would neither be served nor closed; with it, another worker gets it.
 */
export const leave = async (): Promise<void> => {
  cluster.worker?.disconnect()
  await once(process, 'disconnect')
}
