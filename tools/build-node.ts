/**
 * How the Node service is bundled: one small program, and chunks that are loaded when first needed.
 */
import type { BuildOptions } from 'esbuild'
import { shared } from './build-worker.ts'
import { smallValidator } from './small-validator.ts'

/** Bundles entries/node.ts into `folder`/node.js. */
export const nodeBuild = (folder: string): BuildOptions => ({
  ...shared,
  entryPoints: { node: 'entries/node.ts' },
  outdir: folder,
  platform: 'node',
  target: 'node20',
  splitting: true,
  plugins: [smallValidator],
  chunkNames: 'chunks/[name]-[hash]',
  // CommonJS packages in the bundle load Node's modules with `require`.
  banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
})
