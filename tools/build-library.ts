/**
 * How the library is bundled, for programs and for the list of what is shipped.
 */
import { readdirSync } from 'node:fs'
import type { BuildOptions } from 'esbuild'
import { lean } from './lean-chunks.ts'
import { recipeModules } from './recipe-modules.ts'

/** Minified, since everyone downloads it; the types keep all names. zod is a dependency, because the schemas' types come from it. */
export const libraryBuild: BuildOptions = {
  entryPoints: readdirSync('entries/library').flatMap((name) =>
    name.endsWith('.d.ts') ? [] : [`entries/library/${name}`],
  ),
  outdir: 'dist/library',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2023',
  minify: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  external: ['zod'],
  plugins: [recipeModules, lean],
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
}
