/**
 * How the worker is bundled: from one folder that already holds catalog.json and site.json.
 */
import { resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'

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

/** Bundles entries/worker.ts into `folder`/worker.js. */
export const workerBuild = (folder: string): BuildOptions => ({
  ...shared,
  entryPoints: { worker: 'entries/worker.ts' },
  outdir: folder,
  conditions: ['workerd', 'worker'],
  external: ['node:*'],
  plugins: [builtPlugin(folder)],
})
