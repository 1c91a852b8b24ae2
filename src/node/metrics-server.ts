/**
 * A second, private port that serves `GET /metrics` and nothing else.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MetricsSource } from './metrics.ts'

export type MetricsServer = { port: number; close: () => void }

/** Serves metrics, without keeping the process alive. */
export async function serveMetrics(
  { contentType, read }: MetricsSource,
  { port, host }: { port: number; host: string | undefined },
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await read()
      response.writeHead(200, { 'content-type': contentType }).end(text)
    } catch {
      response.writeHead(503).end()
    }
  })
  server.unref().listen({ port, ...(host === undefined ? {} : { host }) })
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
