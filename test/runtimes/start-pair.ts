/**
 * The Node service and the Worker on workerd, side by side.
 */
import { Agent } from 'node:http'
import { createApp } from '../../src/app/create-app.ts'
import { createRequestHandlers } from '../../src/node/request-handlers.ts'
import { serve } from '../../src/node/serve.ts'
import { baseUrl, loadCatalog, loadSite } from '../catalog.ts'
import type { RunningPair } from '../contract/contract-tests.ts'
import { startWorkerd } from './workerd.ts'

/** Starts both. */
export const startPair = async (): Promise<RunningPair> => {
  const app = createApp({ catalog: await loadCatalog(), site: await loadSite(), baseUrl })
  const load = async () => createRequestHandlers(app)
  const node = await serve({ port: 0, host: '127.0.0.1', baseUrl, load })
  const [workerd] = await Promise.all([startWorkerd(), node.ready])
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    app,
    reference: { port: node.port, agent },
    server: { port: workerd.port, agent },
    host: new URL(baseUrl).host,
    ownCompressor: true,
    stop: async () => {
      agent.destroy()
      await Promise.all([workerd.stop(), node.stop(100)])
    },
  }
}

/** What Cloudflare serves without calling the Worker. */
export const staticAssets = /^\/assets\//
