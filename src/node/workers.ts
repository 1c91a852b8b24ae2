/**
 * Several processes on one port: started, replaced when they die, and renewed one by one without losing a request.
 */
import cluster, { type Worker } from 'node:cluster'
import { logMessage } from './log-message.ts'

/**
 * Runs workers until a signal comes: the first shows that the port can be had, then come the others. One that
 * cannot start ends the process; SIGHUP renews all. Returns the workers that serve.
 */
export function runWorkers(count: number, onStopped: () => void): { serving: () => Worker[] } {
  const listening = new Set<number>()
  const retiring = new Set<number>()
  const started = new Map<number, Promise<boolean>>()
  const slots = new Map<number, number>()
  let stopping = false
  let reloading = false

  /** Starts a worker in a slot, whose number it keeps in the metrics. */
  const fork = (slot = 0): Promise<boolean> => {
    const worker = cluster.fork({ [slotVariable]: String(slot) })
    const ready = isReady(worker)
    started.set(worker.id, ready)
    slots.set(worker.id, slot)
    return ready
  }
  cluster.on('listening', ({ id }) => listening.add(id))
  cluster.on('exit', ({ id }, code, signal) => {
    started.delete(id)
    const slot = slots.get(id)
    slots.delete(id)
    const hasListened = listening.delete(id)
    if (stopping) {
      if (workers().length === 0) onStopped()
    } else if (retiring.delete(id)) return
    else if (hasListened) {
      logMessage(`a worker ended (${signal ?? code}); another takes its place`)
      void fork(slot)
    } else if (!reloading) process.exit(code || 1)
  })

  const retire = async (worker: Worker): Promise<void> => {
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    retiring.add(worker.id)
    worker.send(messages.retire)
    await ended
  }
  const reload = async (): Promise<void> => {
    reloading = true
    for (const worker of workers()) {
      if ((await started.get(worker.id)) !== true) continue
      if (stopping || !(await fork(slots.get(worker.id)))) break
      await retire(worker)
    }
    reloading = false
    logMessage(stopping ? 'reload ended early' : `reloaded: ${listening.size} workers`)
  }

  void fork()
  cluster.once('listening', (_worker, { port }) => {
    logMessage(`listening on port ${port} with ${count} workers`)
    for (let index = 1; index < count; index++) void fork(index)
  })
  // A terminal that closes sends SIGHUP too, and means the end.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void (reloading || stopping || reload()))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true
      for (const worker of workers()) worker.process.kill('SIGTERM')
    })
  }
  return { serving: () => workers().filter(({ id }) => listening.has(id) && !retiring.has(id)) }
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** Resolves when a worker serves, or has ended before it could. */
const isReady = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.on('message', (message) => {
      if (message === messages.ready) resolve(true)
    })
    worker.once('exit', () => resolve(false))
  })

/** What primary process and workers say to each other. */
const messages = { ready: 'diagref:ready', retire: 'diagref:retire' } as const

const slotVariable = 'DIAGREF_WORKER'

/** In a worker: its number, from 0. */
export const workerSlot = (): string | undefined => process.env[slotVariable]

/** In a worker: tells the primary process that it serves, and is told when another takes its place. */
export const reportReady = (retire: () => void): void => {
  process.on('message', (message) => {
    if (message === messages.retire) retire()
  })
  process.send?.(messages.ready)
}
