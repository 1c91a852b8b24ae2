/**
 * The built worker on workerd, listening on a port of its own.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { workerBuild } from '../../tools/build-worker.ts'
import { baseUrl, loadCatalog, loadSite } from '../catalog.ts'

/** Bundles entries/worker.ts as `npm run build` does, in a folder that is gone afterwards; gives its source. */
const bundleWorker = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  try {
    const { recipes } = await loadCatalog()
    await writeFile(join(folder, 'catalog.json'), JSON.stringify(recipes))
    await writeFile(join(folder, 'site.json'), JSON.stringify(await loadSite()))
    await build(workerBuild(folder))
    return await readFile(join(folder, 'worker.js'), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A running worker. */
export type Workerd = { port: number; stop: () => Promise<void> }

/** Starts the worker. Its socket leads straight to it: nothing between recodes bodies, as a CDN would. */
export const startWorkerd = async (): Promise<Workerd> => {
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await bundleWorker() }],
    compatibilityDate: '2026-01-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { BASE_URL: baseUrl },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    host: '127.0.0.1',
    port: 0,
    cf: false,
  })
  const { port } = await miniflare.unsafeGetDirectURL()
  return { port: Number(port), stop: () => miniflare.dispose() }
}
