/**
 * Fuzzes the readers of diagrams (`npm run bench -- import-fuzz FOLDER [COLLECTION …] [--count N] [--seconds N] [--seed N]`):
 * mutated files of a folder are read and made into data, and so are small samples of each kind (`samples/NAME`) and of each
 * importer (`importers/NAME`). Collections take turns, `--count` times. What throws, never ends or takes longer than its
 * length explains is printed, with how many were read of each collection and the slowest.
 */
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type BrokenNews, type BrokenRun, readBroken } from './import/read-broken.ts'

/** Seconds of processor time after which a text is said to be endless. */
const patience = 20

type Timed = { ms: number; size: number; last: string }
type Tally = { read: number; thrown: number; endless: number; grown: number }

const tallies = new Map<string, Tally>()
const tallyOf = (path: string): Tally => {
  const tally = tallies.get(path) ?? { read: 0, thrown: 0, endless: 0, grown: 0 }
  tallies.set(path, tally)
  return tally
}

let slowest: Timed = { ms: 0, size: 0, last: '' }
let slowestForSize = slowest
const perCharacter = ({ ms, size }: Timed): number => ms / Math.max(1, size)

const time = ({ ms, size, last }: Timed): void => {
  if (ms > slowest.ms) slowest = { ms, size, last }
  if (ms > 50 && perCharacter({ ms, size, last }) > perCharacter(slowestForSize)) slowestForSize = { ms, size, last }
}

const tell = (path: string, what: string, text: string): void =>
  console.log(`${path}: ${what}\n${JSON.stringify(text.slice(0, 2000))}`)

/** Runs in a thread of its own, which is ended if a text is read for longer than anyone waits; true once all are read. */
const runOnce = (run: BrokenRun): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: run })
    let current = { path: '', text: '', cpu: process.cpuUsage() }
    const watch = setInterval(() => {
      const { user } = process.cpuUsage(current.cpu)
      if (current.path === '' || user < patience * 1e6) return
      tell(current.path, 'never ends', current.text)
      tallyOf(current.path).endless += 1
      finish(false)
    }, 500)
    const finish = (isDone: boolean): void => {
      clearInterval(watch)
      void worker.terminate()
      resolve(isDone)
    }
    worker.on('error', reject)
    worker.on('message', (news: BrokenNews) => {
      if (news.is === 'reading' || news.is === 'done') time(news)
      if (news.is === 'done') return finish(true)
      const tally = tallyOf(news.path)
      if (news.is === 'reading') {
        tally.read += 1
        current = { ...news, cpu: process.cpuUsage() }
        return
      }
      tally[news.is] += 1
      if (tally[news.is] <= 5) tell(news.path, news.why, news.text)
    })
  })

const print = (): void => {
  for (const [path, { read, thrown, endless, grown }] of tallies)
    console.log(`${path}: ${read} read, ${thrown} threw, ${endless} endless, ${grown} more than linear`)
  const inWords = (each: Timed): string => `${each.ms.toFixed(0)} ms for ${each.size} characters of ${each.last}`
  const all = [...tallies.values()].reduce((sum, { read }) => sum + read, 0)
  console.log(`${all} texts read; slowest: ${inWords(slowest)}; for its size: ${inWords(slowestForSize)}`)
  if ([...tallies.values()].some(({ thrown, endless, grown }) => thrown + endless + grown > 0)) process.exitCode = 1
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: {
      count: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '86400' },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  })
  const [folder, ...wanted] = positionals
  if (folder === undefined) throw new Error('name a folder with diagrams: npm run bench -- import-fuzz FOLDER')
  // A run that is ended says what it has read.
  process.once('SIGTERM', () => {
    print()
    process.exit()
  })
  const until = performance.now() + 1000 * Number(values.seconds)
  // After a text without an end, the others are read with other mistakes.
  for (let seed = Number(values.seed); ; seed += 1000) {
    const seconds = (until - performance.now()) / 1000
    if (seconds <= 0 || (await runOnce({ folder, wanted, count: Number(values.count), seconds, seed }))) break
  }
  print()
}

if (isMainThread) await main()
else await readBroken(workerData as BrokenRun, (news) => parentPort?.postMessage(news, []))
