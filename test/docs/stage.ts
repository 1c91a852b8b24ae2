/**
 * The service on a socket for the tests of the documentation, and the chapters as it serves them.
 */
import { createApp } from '../../src/app/create-app.ts'
import { createRequestListener } from '../../src/node/request-listener.ts'
import { type Running, serve } from '../../src/node/serve.ts'
import { chaptersOf } from '../../src/pages/docs/guide/chapters.ts'
import { loadCatalog, loadSite } from '../catalog.ts'

/** A chapter's slug and finished Markdown. */
export type Served = { slug: string; markdown: string }

export type Stage = { running: Running; chapters: Served[] }

/** Starts the service and fetches every chapter from it. */
export const openStage = async (): Promise<Stage> => {
  const [catalog, site] = [await loadCatalog(), await loadSite()]
  const load = async (baseUrl: string) => ({
    handle: createRequestListener(createApp({ catalog, site, baseUrl })),
    refuse: () => undefined,
    refuseConnect: () => undefined,
  })
  const running = await serve({ port: 0, host: '127.0.0.1', load })
  await running.ready
  const chapters = await Promise.all(
    chaptersOf(site).map(async ({ slug, path }) => {
      const reply = await fetch(`${running.baseUrl}${path}.md`)
      return { slug, markdown: await reply.text() }
    }),
  )
  return { running, chapters }
}
