/**
 * Builds dist/: the catalog (all recipes, or those named), the site, the Node service, and the worker.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type BuildOptions, build } from 'esbuild'
import { cliBuilds } from './build-cli.ts'
import { shared, workerBuild } from './build-worker.ts'
import { loadRecipes } from './recipes.ts'
import { loadSite } from './site.ts'

const dist = 'dist'

const node: BuildOptions = {
  ...shared,
  entryPoints: { node: 'entries/node.ts' },
  outdir: dist,
  platform: 'node',
  target: 'node20',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
}

await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
await writeFile(`${dist}/catalog.json`, JSON.stringify(await loadRecipes(process.argv.slice(2))))
await writeFile(`${dist}/site.json`, JSON.stringify(await loadSite()))
await Promise.all([node, workerBuild(dist), ...cliBuilds(shared)].map((options) => build(options)))
