/**
 * Prometheus metrics: requests, their duration, the process, and which catalog is served.
 *
 * Loaded only if metrics are enabled.
 */
import cluster from 'node:cluster'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import { routeClass } from './route-class.ts'

/** Where the text of the metrics comes from. */
export type MetricsSource = { contentType: string; read: () => Promise<string> }

export type Metrics = MetricsSource & {
  /** Counts a request when its response is over. */
  watch: (request: IncomingMessage, response: ServerResponse) => void
  /** Reports which catalog is served. */
  describe: (catalog: { revision: string; recipes: number }) => void
}

/** Starts measuring this process; a label names the worker, so that its counters may restart with it. */
export function startMetrics(worker: string | undefined): Metrics {
  if (worker !== undefined) register.setDefaultLabels({ worker })
  collectDefaultMetrics()
  if (cluster.isWorker) sendToPrimary()
  return {
    contentType: register.contentType,
    read: () => register.metrics(),
    watch: watchRequests(),
    describe: describeCatalog(),
  }
}

const watchRequests = (): Metrics['watch'] => {
  const requests = new Counter({
    name: 'diagref_http_requests_total',
    help: 'Requests by class of route and status; 0 if the client disconnected before the response.',
    labelNames: ['route', 'status'],
  })
  const duration = new Histogram({
    name: 'diagref_http_request_duration_seconds',
    help: 'Time from the last header of a request to the end of its response.',
    labelNames: ['route'],
    buckets: seconds,
  })
  return ({ url = '' }, response) => {
    const start = performance.now()
    response.once('close', () => {
      const route = routeClass(url)
      requests.inc({ route, status: response.headersSent ? response.statusCode : 0 })
      duration.observe({ route }, (performance.now() - start) / 1_000)
    })
  }
}

const describeCatalog = (): Metrics['describe'] => {
  const catalog = new Gauge({
    name: 'diagref_catalog_recipes',
    help: 'Recipes in the catalog, labeled with its revision.',
    labelNames: ['revision'],
  })
  return ({ revision, recipes }) => catalog.set({ revision }, recipes)
}

/** From a response out of the reply cache to a page rendered under load. */
const seconds = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

/** The message by which the primary process requests a worker's metrics. */
export const metricsRequest = 'diagref:metrics'

/** What a worker sends back. */
export type MetricsMessage = { metrics: object[] }

const sendToPrimary = (): void => {
  process.on('message', (message) => {
    if (message !== metricsRequest) return
    void register.getMetricsAsJSON().then((metrics) => process.send?.({ metrics } satisfies MetricsMessage))
  })
}
