/**
 * Which files end up in a bundle, according to esbuild's metafile, without writing anything.
 */
import { readdirSync } from 'node:fs'
import { type BuildOptions, build } from 'esbuild'
import { recipeModules } from './recipe-modules.ts'

/** The source files of some builds. */
export const bundledFiles = async (builds: readonly BuildOptions[]): Promise<string[]> => {
  const results = await Promise.all(
    builds.map((options) => build({ ...options, write: false, metafile: true, logLevel: 'silent' })),
  )
  return results.flatMap(({ metafile }) => Object.keys(metafile.inputs))
}

/** The scripts of the pages, including the editor's, which are part of the site. */
export const pageScripts: BuildOptions = {
  entryPoints: readdirSync('src/browser', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    /\.tsx?$/.test(name) && !/\.test\./.test(name) ? [`src/browser/${name}`] : [],
  ),
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  plugins: [recipeModules],
}
