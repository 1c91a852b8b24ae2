/**
 * How the Worker is bundled, and the static assets that are deployed with it.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { cacheControl, commonHeaders } from '../src/http/headers.ts'
import type { Site } from '../src/pages/site.ts'

/** What every bundle has in common. */
export const shared: BuildOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2023',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
}

/** `diagref:catalog` and `diagref:site` in a bundle are what was built into the folder. */
const builtPlugin = (folder: string): Plugin => ({
  name: 'built',
  setup(bundle) {
    bundle.onResolve({ filter: /^diagref:/ }, ({ path }) => ({
      path: resolve(folder, `${path.slice('diagref:'.length)}.json`),
    }))
  },
})

/** Bundles entries/worker.ts into `folder`/worker.js; the folder already contains catalog.json and site.json. */
export const workerBuild = (folder: string): BuildOptions => ({
  ...shared,
  entryPoints: { worker: 'entries/worker.ts' },
  outdir: folder,
  conditions: ['workerd', 'worker'],
  external: ['node:*'],
  plugins: [builtPlugin(folder)],
})

/** The headers of static assets, which Cloudflare serves without calling the Worker. */
export const assetHeaders = { ...commonHeaders, 'cache-control': cacheControl.immutable }

const headersFile = (): string =>
  `/assets/*\n${Object.entries(assetHeaders)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

/** Writes the files that pages load into `folder`/workers-assets, as deploy/workers/wrangler.jsonc expects them. */
export const writeWorkersAssets = async (folder: string, { assets }: Site): Promise<string> => {
  const root = join(folder, 'workers-assets')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(root, '_headers'), headersFile())
  for (const { name, body, encoding = 'utf8' } of assets)
    await writeFile(join(root, 'assets', name), Buffer.from(body, encoding))
  return root
}
