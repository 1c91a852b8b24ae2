/**
 * How the command line is bundled: CommonJS, which starts fastest. The light commands are one file; commands that
 * need the scene language or the service are loaded when they are called, and recipes one by one.
 */
import { resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { inRooms } from './pack-rooms.ts'
import { smallValidator } from './small-validator.ts'

/** Modules that are loaded on demand; the other commands are part of the one file. */
const heavy: Record<string, string> = {
  ...Object.fromEntries(
    ['render', 'draw', 'import', 'md', 'check', 'diff', 'fmt', 'convert', 'serve', 'export', 'mcp'].map((name) => [
      name,
      `src/cli/commands/${name}.ts`,
    ]),
  ),
  packaged: 'src/cli/packaged/answer.ts',
  fonts: 'src/cli/scene/with-fonts.ts',
}

/** Commands that run long enough for their compilation not to matter. */
const lasting = ['serve', 'export', 'mcp']

const loader = resolve('src/cli/program/load-room.ts')

/** Loads a command, with its cached compiled code if it is a short one. */
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
        ? `module.exports = require('./${path}.js')`
        : `module.exports = require('${loader}').loadRoom('${path}.js')`,
    }))
    bundle.onResolve({ filter: /^\.\/.*\.js$/, namespace: 'command' }, ({ path }) => ({ path, external: true }))
  },
}

/** The modules in `heavy`, with the chunks they share. */
const commandsBuild = (shared: BuildOptions): BuildOptions => ({
  ...shared,
  entryPoints: heavy,
  outdir: 'dist/cli',
  platform: 'node',
  target: 'node20',
  splitting: true,
  plugins: [smallValidator, inRooms],
  external: ['@resvg/resvg-js'],
  // Their CommonJS forms load parts by names that a bundler cannot resolve.
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
  define: { 'import.meta.url': 'ownUrl' },
  banner: {
    js: "#!/usr/bin/env node\nconst ownUrl = require('node:url').pathToFileURL(__filename).href",
  },
})

/** The builds of the command line: its bin, and the commands that the bin loads. */
export const cliBuilds = (shared: BuildOptions): BuildOptions[] => [binBuild(shared), commandsBuild(shared)]
