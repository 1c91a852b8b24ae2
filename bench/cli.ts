/**
 * The command line against `node -e 0`: its start, a list from a local service, and drawings
 * (`npm run bench -- cli`).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare, report } from './measure.ts'
import { start } from './processes.ts'

const port = 3445
const folder = mkdtempSync(join(tmpdir(), 'diagref-bench-'))
const bin = 'dist/cli/diagref.cjs'

const env = { ...process.env, XDG_CACHE_HOME: folder, DIAGREF_BASE_URL: `http://127.0.0.1:${port}` }

/** The time of one whole process, in milliseconds. */
const time = (args: string[]): number => {
  const begin = process.hrtime.bigint()
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'ignore' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
  return Number(process.hrtime.bigint() - begin) / 1e6
}

const rounds = 15

const measure = async (what: string, args: string[], aim?: number): Promise<void> => {
  const { a, b, ratio } = await compare(
    () => time([bin, ...args]),
    () => time(['-e', '0']),
    rounds,
  )
  const note = `${a.toFixed(0)} against ${b.toFixed(0)} ms`
  report(`diagref ${what} / node -e 0`, ratio, { ...(aim === undefined ? {} : { aim, atMost: true }), note })
}

const service = await start('dist/node.js', port)
const write = (name: string, args: string[]): string => {
  const file = join(folder, name)
  writeFileSync(file, spawnSync(process.execPath, [bin, ...args], { env }).stdout)
  return file
}
const scene = write('scene.json', ['scene', 'request-sequence'])
const plan = write('plan.json', ['data', 'gantt-chart'])
const containers = write('containers.json', ['data', 'c4-container'])
const calls = write('calls.json', ['data', 'c4-dynamic'])
await measure('--version', ['--version'], 1.15)
await measure('list --no-cache', ['list', '--no-cache'], 1.5)
await measure('list (304)', ['list'], 1.5)
await measure('svg', ['svg', 'request-sequence'], 1.5)
await measure('render', ['render', scene])
await measure('check', ['check', scene], 1.9)
await measure('draw', ['draw', 'gantt-chart', plan], 2)
await measure('draw (a graph, known cells)', ['draw', 'c4-container', containers], 4)
await measure('draw (a graph, searched)', ['draw', 'c4-dynamic', calls], 4)
await service.stop()
