/**
 * The service over a real socket, from recipes at hand: for tests and measurements that speak to it as clients do.
 */
import { createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'
import { createApp } from '../src/http/app.ts'
import { createLoaded } from '../src/node/loaded.ts'
import { type Running, serve } from '../src/node/serve.ts'

export type Serving = {
  recipes: readonly Recipe[]
  /** A free port is taken unless told. */
  port?: number
  allowedHosts?: readonly string[]
  onFault?: (error: unknown) => void
}

/** Starts the service on the loopback address; resolves when it answers. */
export const serveRecipes = async ({ recipes, port = 0, allowedHosts = [], onFault }: Serving): Promise<Running> => {
  const load = async (baseUrl: string) => {
    const app = createApp({
      catalog: createCatalog(recipes),
      baseUrl,
      allowedHosts,
      ...(onFault === undefined ? {} : { onFault }),
    })
    return createLoaded(app)
  }
  const running = await serve({ port, host: '127.0.0.1', load })
  await running.ready
  return running
}
