/**
 * From process start to listening, against `node -e 0` (`npm run bench -- start`).
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { compare, report } from './measure.ts'

const milliseconds = (start: bigint): number => Number(process.hrtime.bigint() - start) / 1e6

const empty = (): number => {
  const start = process.hrtime.bigint()
  spawnSync(process.execPath, ['-e', '0'])
  return milliseconds(start)
}

const listening = async (): Promise<number> => {
  const start = process.hrtime.bigint()
  const child = spawn(process.execPath, ['dist/node.js', '--port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
  await once(child.stderr, 'data')
  const taken = milliseconds(start)
  child.kill('SIGKILL')
  await once(child, 'exit')
  return taken
}

const { a, b, ratio } = await compare(listening, empty, 15)
report('listening / node -e 0', ratio, { aim: 1.5, atMost: true, note: `${a.toFixed(0)} against ${b.toFixed(0)} ms` })
