/**
 * What the published package contains besides the output of `npm run build` (`npm pack` runs both): the library with
 * its types, the manual page, and the licenses of everything that is bundled.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { type BuildOptions, build } from 'esbuild'
import { cliBuilds } from './build-cli.ts'
import { bundledFiles, pageScripts } from './bundled-files.ts'
import { licensesOf } from './licenses.ts'
import { manPage } from './man-page.ts'
import { recipeModules } from './recipe-modules.ts'

/** Not minified: people step into a library. zod is a dependency, because the schemas' types come from it. */
const library: BuildOptions = {
  entryPoints: readdirSync('entries/library').flatMap((name) =>
    name.endsWith('.d.ts') ? [] : [`entries/library/${name}`],
  ),
  outdir: 'dist/library',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  external: ['zod'],
  plugins: [recipeModules],
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
}

/** Everything shipped that contains third-party code. */
const shipped: BuildOptions[] = [library, ...cliBuilds({ bundle: true, format: 'esm' }), pageScripts]

await build(library)
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.library.json'], { stdio: 'inherit' })
await writeFile('dist/third-party-licenses.txt', await licensesOf(await bundledFiles(shipped)))
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
await mkdir('dist/man', { recursive: true })
await writeFile('dist/man/diagref.1', manPage(version))
