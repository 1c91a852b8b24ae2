/**
 * Runs the benchmarks (`npm run bench [-- NAME …]`), each in a process of its own.
 *
 * They are bundled first, as the service is: a loader that rewrites functions would be measured too.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { build } from 'esbuild'

const shared = new Set(['measure', 'load', 'processes'])
const all = readdirSync('bench').flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
const known = all.filter((name) => !shared.has(name))
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known

for (const name of wanted) {
  if (!known.includes(name)) throw new Error(`there is no benchmark "${name}"; there are ${known.join(', ')}`)
  const outfile = `dist/bench/${name}.js`
  await build({
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [outfile], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
