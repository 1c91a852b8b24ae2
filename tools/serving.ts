/**
 * The service with given recipes over a real socket, for tests and measurements that act as clients.
 */

import { createApp } from '../src/app/create-app.ts'
import { createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'
import { createRequestHandlers } from '../src/node/request-handlers.ts'
import { type Running, serve } from '../src/node/serve.ts'

export type Serving = {
  recipes: readonly Recipe[]
  /** A free port by default. */
  port?: number
  allowedHosts?: readonly string[]
  onInternalError?: (error: unknown) => void
}

/** Starts the service on the loopback address; resolves when it is ready. */
export const serveRecipes = async ({
  recipes,
  port = 0,
  allowedHosts = [],
  onInternalError,
}: Serving): Promise<Running> => {
  const load = async (baseUrl: string) => {
    const app = createApp({
      catalog: createCatalog(recipes),
      baseUrl,
      allowedHosts,
      ...(onInternalError === undefined ? {} : { onInternalError }),
    })
    return createRequestHandlers(app)
  }
  const running = await serve({ port, host: '127.0.0.1', load })
  await running.ready
  return running
}
