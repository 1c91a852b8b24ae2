/**
 * Which files end up in a bundle: read off esbuild's metafile, without writing anything.
 */
import { readdirSync } from 'node:fs'
import { type BuildOptions, build } from 'esbuild'

/** The source files of some builds. */
export const bundledFiles = async (builds: readonly BuildOptions[]): Promise<string[]> => {
  const results = await Promise.all(
    builds.map((options) => build({ ...options, write: false, metafile: true, logLevel: 'silent' })),
  )
  return results.flatMap(({ metafile }) => Object.keys(metafile.inputs))
}

/** The scripts of the pages, which the site holds. */
export const pageScripts: BuildOptions = {
  entryPoints: readdirSync('src/browser').map((name) => `src/browser/${name}`),
  outdir: 'dist',
  bundle: true,
  format: 'esm',
}
