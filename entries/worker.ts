/**
 * The whole service on workerd (Cloudflare Workers): the same fetch function, the catalog and the site bundled in.
 *
 * Needs the `nodejs_compat` flag (node:crypto and node:zlib) and the variable BASE_URL.
 */
import recipes from 'diagref:catalog'
import site from 'diagref:site'
import { type App, createApp } from '../src/app/create-app.ts'
import { createCatalog } from '../src/catalog/catalog.ts'

let app: App | undefined

export default {
  fetch(request: Request, env: { BASE_URL?: string; ALLOWED_HOSTS?: string }): Response | Promise<Response> {
    app ??= createApp({
      catalog: createCatalog(recipes),
      site,
      baseUrl: env.BASE_URL ?? 'http://localhost:8787',
      allowedHosts: env.ALLOWED_HOSTS?.split(',') ?? [],
      onInternalError: console.error,
    })
    return app.fetch(request)
  },
}
