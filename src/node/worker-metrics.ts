/**
 * The metrics of all workers as one text, read in the primary process.
 */
import type { Worker } from 'node:cluster'
import { AggregatorRegistry, register } from 'prom-client'
import { type MetricsMessage, type MetricsSource, metricsRequest } from './metrics.ts'

/** Collects the metrics of the serving workers; fails if one of them does not respond. */
export function workerMetrics(serving: () => Worker[]): MetricsSource {
  const read = async (): Promise<string> =>
    AggregatorRegistry.aggregate(await Promise.all(serving().map(metricsOf))).metrics()
  return { contentType: register.contentType, read }
}

const metricsOf = (worker: Worker): Promise<object[]> =>
  new Promise((resolve, reject) => {
    const give = (message: unknown): void => {
      if (!isMetrics(message)) return
      stop()
      resolve(message.metrics)
    }
    const fail = (): void => {
      stop()
      reject(new Error('a worker did not report its metrics'))
    }
    const timer = setTimeout(fail, timeout)
    const stop = (): void => {
      clearTimeout(timer)
      worker.off('message', give).off('exit', fail)
    }
    worker.on('message', give).on('exit', fail)
    worker.send(metricsRequest)
  })

const isMetrics = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metrics' in message

/** How long a worker may take to respond, in milliseconds. */
const timeout = 5_000
