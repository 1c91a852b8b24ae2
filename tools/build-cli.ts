/**
 * How the command line is bundled: CommonJS, which starts fastest. What answers at once is one file; commands that
 * need the scene language or the service are loaded when they are called, and recipes one by one.
 */
import { resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { inRooms } from './pack-rooms.ts'

/** Modules that are loaded when they are needed; the other commands are part of the one file. */
const heavy: Record<string, string> = {
  ...Object.fromEntries(
    ['render', 'draw', 'check', 'diff', 'fmt', 'convert', 'serve', 'export', 'mcp'].map((name) => [
      name,
      `src/cli/commands/${name}.ts`,
    ]),
  ),
  packaged: 'src/cli/packaged/answer.ts',
}

/** Commands that run longer than it takes to compile them. */
const lasting = ['serve', 'export', 'mcp']

const loader = resolve('src/cli/program/load-room.ts')

/** What loads a command: with the compiled code that is kept of it, if it is a short one. */
const loadedWhenCalled: Plugin = {
  name: 'commands',
  setup(bundle) {
    const names = new Map(Object.entries(heavy).map(([name, file]) => [resolve(file), name]))
    bundle.onResolve({ filter: /\.ts$/ }, ({ path, resolveDir, kind }) => {
      const name = kind === 'dynamic-import' ? names.get(resolve(resolveDir, path)) : undefined
      return name === undefined ? undefined : { path: name, namespace: 'command' }
    })
    bundle.onLoad({ filter: /.*/, namespace: 'command' }, ({ path }) => ({
      resolveDir: process.cwd(),
      contents: lasting.includes(path)
        ? `module.exports = require('./${path}.cjs')`
        : `module.exports = require('${loader}').loadRoom('${path}.cjs')`,
    }))
    bundle.onResolve({ filter: /^\.\/.*\.cjs$/, namespace: 'command' }, ({ path }) => ({ path, external: true }))
  },
}

/** The modules in `heavy`, with what they share beside them. */
const commandsBuild = (shared: BuildOptions): BuildOptions => ({
  ...shared,
  entryPoints: heavy,
  outdir: 'dist/cli',
  platform: 'node',
  target: 'node20',
  splitting: true,
  plugins: [inRooms],
  external: ['@resvg/resvg-js'],
  // Its CommonJS form loads its parts by names that a bundler cannot follow.
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js', yaml: resolve('node_modules/yaml/browser/index.js') },
})

/** The bin of the package. `import.meta.url` has no meaning in CommonJS, so it is made from the file's name. */
const binBuild = (shared: BuildOptions): BuildOptions => ({
  ...shared,
  entryPoints: { diagref: 'entries/cli.ts' },
  outdir: 'dist/cli',
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  plugins: [loadedWhenCalled],
  external: ['@resvg/resvg-js'],
  define: { 'import.meta.url': 'ownAddress' },
  banner: {
    js: "#!/usr/bin/env node\nconst ownAddress = require('node:url').pathToFileURL(__filename).href",
  },
})

/** What the command line is made of: its bin, and the commands that the bin loads. */
export const cliBuilds = (shared: BuildOptions): BuildOptions[] => [binBuild(shared), commandsBuild(shared)]
