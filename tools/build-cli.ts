/**
 * How the command line is bundled: what answers at once is one CommonJS file, which starts fastest; commands
 * that need the scene language or the service are ES modules of their own, loaded when they are called.
 */
import type { BuildOptions, Plugin } from 'esbuild'

/** Commands that are loaded when called; the others are part of the one file. */
const heavy = ['render', 'check', 'serve', 'export', 'mcp']

const loadedWhenCalled: Plugin = {
  name: 'commands',
  setup(bundle) {
    const pattern = new RegExp(`^\\./(${heavy.join('|')})\\.ts$`)
    bundle.onResolve({ filter: pattern }, ({ path, importer }) =>
      importer.endsWith('/src/cli/commands/commands.ts')
        ? { path: path.replace(pattern, './$1.js'), external: true }
        : undefined,
    )
  },
}

/** The commands in `heavy`, with what they share beside them. */
const commandsBuild = (shared: BuildOptions): BuildOptions => ({
  ...shared,
  entryPoints: Object.fromEntries(heavy.map((name) => [name, `src/cli/commands/${name}.ts`])),
  outdir: 'dist/cli',
  platform: 'node',
  target: 'node20',
  splitting: true,
  external: ['@resvg/resvg-js'],
  // Its CommonJS form loads its parts by names that a bundler cannot follow.
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
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
  define: { 'import.meta.url': 'ownAddress' },
  banner: {
    js: "#!/usr/bin/env node\nconst ownAddress = require('node:url').pathToFileURL(__filename).href",
  },
})

/** What the command line is made of: its bin, and the commands that the bin loads. */
export const cliBuilds = (shared: BuildOptions): BuildOptions[] => [binBuild(shared), commandsBuild(shared)]
