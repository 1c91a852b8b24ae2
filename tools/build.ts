/**
 * Builds dist/: the catalog (all recipes, or those named), the site, the Node service, and the worker.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { cliBuilds } from './build-cli.ts'
import { loadRecipes } from './recipes.ts'
import { loadSite } from './site.ts'

const dist = 'dist'

/** `diagref:catalog` and `diagref:site` in a bundle are what was just built. */
const builtPlugin: Plugin = {
  name: 'built',
  setup(bundle) {
    bundle.onResolve({ filter: /^diagref:/ }, ({ path }) => ({
      path: `${process.cwd()}/${dist}/${path.slice('diagref:'.length)}.json`,
    }))
  },
}

const shared: BuildOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2023',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
}

const node: BuildOptions = {
  ...shared,
  entryPoints: { node: 'entries/node.ts' },
  outdir: dist,
  platform: 'node',
  target: 'node20',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
}

const worker: BuildOptions = {
  ...shared,
  entryPoints: { worker: 'entries/worker.ts' },
  outdir: dist,
  conditions: ['workerd', 'worker'],
  external: ['node:*'],
  plugins: [builtPlugin],
}

await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
await writeFile(`${dist}/catalog.json`, JSON.stringify(await loadRecipes(process.argv.slice(2))))
await writeFile(`${dist}/site.json`, JSON.stringify(await loadSite()))
await Promise.all([node, worker, ...cliBuilds(shared)].map((options) => build(options)))
