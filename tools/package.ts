/**
 * What the published package holds besides what `npm run build` makes (`npm pack` runs both): the library with
 * its types, and the licences of everything that is bundled.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { type BuildOptions, build } from 'esbuild'
import { cliBuilds } from './build-cli.ts'
import { licencesOf } from './licences.ts'

/** Kept readable: people step into a library. zod is a dependency, because the schemas' types are its own. */
const library: BuildOptions = {
  entryPoints: readdirSync('entries/library').map((name) => `entries/library/${name}`),
  outdir: 'dist/library',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  external: ['zod'],
  logLevel: 'warning',
}

/** Everything that is shipped with foreign code in it: the command line, and the scripts of the pages. */
const shipped: BuildOptions[] = [
  ...cliBuilds({ bundle: true, format: 'esm' }),
  {
    entryPoints: readdirSync('src/browser').map((name) => `src/browser/${name}`),
    outdir: 'dist',
    bundle: true,
    format: 'esm',
  },
]

const bundledFiles = async (): Promise<string[]> => {
  const results = await Promise.all(
    shipped.map((options) => build({ ...options, write: false, metafile: true, logLevel: 'silent' })),
  )
  return results.flatMap(({ metafile }) => Object.keys(metafile.inputs))
}

await build(library)
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.library.json'], { stdio: 'inherit' })
await writeFile('dist/third-party-licences.txt', await licencesOf(await bundledFiles()))
