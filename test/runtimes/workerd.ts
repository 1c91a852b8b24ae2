/**
 * The Workers package on workerd, as deploy/workers/wrangler.jsonc configures it, on a port of its own.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { assetHeaders, workerBuild, writeWorkersAssets } from '../../tools/build-worker.ts'
import { isBuilt } from '../built.ts'
import { baseUrl, loadCatalog, loadSite } from '../catalog.ts'

type WranglerConfig = {
  name: string
  compatibility_date: string
  compatibility_flags: string[]
  assets: { html_handling: 'none'; not_found_handling: 'none'; run_worker_first: string[] }
}

/** JSON with whole-line comments. */
const readConfig = async (): Promise<WranglerConfig> =>
  JSON.parse((await readFile('deploy/workers/wrangler.jsonc', 'utf8')).replace(/^\s*\/\/.*$/gm, ''))

/** What wrangler makes of `assets`. */
const assetOptions = ({ name, assets }: WranglerConfig, directory: string): MiniflareOptions['assets'] => ({
  directory,
  workerName: name,
  routerConfig: {
    has_user_worker: true,
    static_routing: {
      user_worker: assets.run_worker_first.filter((pattern) => !pattern.startsWith('!')),
      asset_worker: assets.run_worker_first.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : [])),
    },
  },
  assetConfig: {
    html_handling: assets.html_handling,
    not_found_handling: assets.not_found_handling,
    headers: { version: 2, rules: { '/assets/*': { set: assetHeaders } } },
  },
})

/** Bundles the Worker and its assets as `npm run build` does. */
const buildInto = async (folder: string): Promise<{ script: string; assets: string }> => {
  const site = await loadSite()
  if (isBuilt)
    return { script: await readFile('dist/worker.js', 'utf8'), assets: await writeWorkersAssets(folder, site) }
  const { recipes } = await loadCatalog()
  await writeFile(join(folder, 'catalog.json'), JSON.stringify(recipes))
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  await build(workerBuild(folder))
  return { script: await readFile(join(folder, 'worker.js'), 'utf8'), assets: await writeWorkersAssets(folder, site) }
}

/** A running Worker. */
export type Workerd = { port: number; stop: () => Promise<void> }

/** Starts the Worker. Its socket is direct: nothing in between re-encodes bodies, as a CDN would. */
export const startWorkerd = async (): Promise<Workerd> => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  const config = await readConfig()
  const { script, assets } = await buildInto(folder)
  const miniflare = new Miniflare({
    name: config.name,
    modules: [{ type: 'ESModule', path: 'worker.js', contents: script }],
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { BASE_URL: baseUrl },
    assets: assetOptions(config, assets),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    host: '127.0.0.1',
    port: 0,
    cf: false,
  } as MiniflareOptions)
  const { port } = await miniflare.unsafeGetDirectURL()
  const stop = async (): Promise<void> => {
    await miniflare.dispose()
    await rm(folder, { recursive: true })
  }
  return { port: Number(port), stop }
}
