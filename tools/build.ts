/**
 * Builds dist/: the catalog (all recipes, or those named), the site, the Node service, and the worker.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build } from 'esbuild'
import { withoutSharedAssets } from '../src/cli/packaged/shared-assets.ts'
import { cliBuilds } from './build-cli.ts'
import { nodeBuild } from './build-node.ts'
import { shared, workerBuild, writeWorkersAssets } from './build-worker.ts'
import { packCatalog } from './pack-catalog.ts'
import { loadRecipes } from './recipes.ts'
import { loadSite } from './site.ts'

const dist = 'dist'

await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
const recipes = await loadRecipes(process.argv.slice(2))
const { catalog, index, drawings } = packCatalog(recipes)
await writeFile(`${dist}/catalog.json`, catalog)
await writeFile(`${dist}/catalog-index.br`, index)
await writeFile(`${dist}/catalog-drawings.br`, drawings)
// What runs from this folder alone, in an image or under systemd, consists of ES modules.
await writeFile(`${dist}/package.json`, '{ "private": true, "type": "module" }\n')
// npm packs files by extension and name: named `.js`, the module of a recipe is beside that of the library, which has the same
// words, and the package is a fifteenth smaller.
await mkdir(`${dist}/cli`)
await writeFile(`${dist}/cli/package.json`, '{ "private": true, "type": "commonjs" }\n')
const site = await loadSite(recipes)
const siteText = JSON.stringify(site)
await writeFile(`${dist}/site.json`, siteText)
// The package has it compressed, because it is a third of what people download, and without the files that it has anyway.
// That takes seconds, beside the bundles.
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
const compressed = promisify(brotliCompress)(JSON.stringify(withoutSharedAssets(site)), { params })
await writeWorkersAssets(dist, site)
const bundles = [nodeBuild(dist), workerBuild(dist), ...cliBuilds(shared)].map((options) => build(options))
await Promise.all([compressed.then((bytes) => writeFile(`${dist}/site.json.br`, bytes)), ...bundles])
