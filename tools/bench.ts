/**
 * Runs the benchmarks (`npm run bench [-- NAME … [OPTIONS]]`), each in a process of its own.
 *
 * They are bundled first, like the service: a loader that rewrites functions would be measured too.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { recipeModules } from './recipe-modules.ts'

const shared = new Set(['measure', 'load', 'processes', 'random', 'targets'])
// These need programs or a folder from elsewhere, or check more than they time, so they run only when named.
const onlyWhenNamed = new Set([
  'beside-mermaid',
  'foreign',
  'import',
  'import-fuzz',
  'markdown-fuzz',
  'peers',
  'round-trip',
])
const all = readdirSync('bench').flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
const known = all.filter((name) => !shared.has(name))
// Names of benchmarks come first; everything from the first other word on is passed to the benchmark.
const named = process.argv.slice(2)
const split = named.findIndex((word) => !known.includes(word))
const wanted =
  named.length === 0
    ? known.filter((name) => !onlyWhenNamed.has(name))
    : split < 0
      ? named
      : named.slice(0, Math.max(1, split))
const rest = split < 0 ? [] : named.slice(Math.max(1, split))

const unknown = wanted.find((name) => !known.includes(name))
if (unknown !== undefined) {
  console.error(`npm run bench -- NAME … [OPTIONS]; names are ${known.join(', ')}`)
  process.exit(/^--?h(?:elp)?$/.test(unknown) ? 0 : 2)
}

for (const name of wanted) {
  const outfile = `dist/bench/${name}.js`
  await build({
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [recipeModules],
  })
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [outfile, ...rest], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
