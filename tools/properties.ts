/**
 * `npm run properties -- [--rounds N] [--seed N] [PATH …]`: the property tests with other examples than those of
 * `npm test`, round after round. Every round has the next seed, which is printed; with `--seed` a round is repeated.
 *
 * Without paths, all files that use fast-check. Ends at the first round that fails.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10' }, seed: { type: 'string' } },
})

const count = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}"`)
  return Number(text)
}

const rounds = count('rounds', values.rounds)
// By the clock, so that two campaigns try different examples.
const first = values.seed === undefined ? Math.floor(Date.now() / 1000) % 1_000_000_000 : count('seed', values.seed)

const testsBelow = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    /\.test\.tsx?$/.test(name) ? [join(room, name)] : [],
  )
const usesProperties = (path: string): boolean => readFileSync(path, 'utf8').includes("from 'fast-check'")
const rooms = ['src', 'layout', 'drawing', 'import', 'recipes', 'tools', 'test']
const paths = positionals.length > 0 ? positionals : rooms.flatMap(testsBelow).filter(usesProperties)

for (let round = 0; round < rounds && process.exitCode === undefined; round++) {
  const seed = String(first + round)
  console.log(`\nround ${round + 1} of ${rounds}: --rounds 1 --seed ${seed}`)
  const env = { ...process.env, PROPERTY_SEED: seed }
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...paths]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}
