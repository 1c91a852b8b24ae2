/**
 * Fuzzes the readers of diagrams (`npm run bench -- import-fuzz FOLDER [COLLECTION …] [--count N] [--from N] [--seconds N]
 * [--seed N]`): mutated texts of the files of a folder are read and made into data, and so are small samples of each kind
 * (`samples/NAME`) and of each importer (`importers/NAME`). Each text follows from the seed, its collection and its number;
 * `--count` of each collection are read, from number `--from` on. What throws, never ends or takes longer than its length
 * explains is printed, with how many were read of each collection and the slowest.
 */
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { filesToBreak } from './import/broken-files.ts'
import { brokenText } from './import/broken-texts.ts'
import { type BrokenNews, type BrokenRun, readBroken } from './import/read-broken.ts'

/** Seconds of processor time after which a text is said to be endless. */
const patience = 20

type Tally = { thrown: number; endless: number; grown: number; ms: number; size: number }

const tallies = new Map<string, Tally>()
const tallyOf = (path: string): Tally => {
  const tally = tallies.get(path) ?? { thrown: 0, endless: 0, grown: 0, ms: 0, size: 0 }
  tallies.set(path, tally)
  return tally
}

const tell = (path: string, what: string, text: string): void =>
  console.log(`${path}: ${what}\n${JSON.stringify(text.slice(0, 2000))}`)

const hear = (news: Exclude<BrokenNews, { is: 'done' }>): void => {
  const tally = tallyOf(news.path)
  if (news.is === 'slowest') {
    if (news.ms > tally.ms) Object.assign(tally, { ms: news.ms, size: news.size })
    return
  }
  tally[news.is] += 1
  if (tally[news.is] <= 5) tell(news.path, news.why, news.text)
}

/** Says which text is being read for longer than anyone waits. */
const tellEndless = ({ folder, wanted, done, seed, from }: BrokenRun): void => {
  const collections = filesToBreak(folder, wanted)
  const index = done[collections.length] ?? 0
  const files = collections[index] ?? []
  const path = files[0]?.path ?? ''
  tallyOf(path).endless += 1
  tell(path, 'never ends', brokenText(files, { seed, number: from + (done[index] ?? 0) - 1 })?.text ?? '')
}

/** Runs in a thread of its own, which is ended if a text is read for too long; true once all are read, or the time is over. */
const runOnce = (run: BrokenRun): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: run })
    let seen = { all: -1, cpu: process.cpuUsage() }
    const watch = setInterval(() => {
      const all = run.done.reduce((sum, each) => sum + each, 0)
      if (all === 0 || all !== seen.all) seen = { all, cpu: process.cpuUsage() }
      else if (process.cpuUsage(seen.cpu).user > patience * 1e6) {
        tellEndless(run)
        finish(false)
      }
    }, 500)
    const finish = (isDone: boolean): void => {
      clearInterval(watch)
      void worker.terminate()
      resolve(isDone)
    }
    worker.on('error', reject)
    worker.on('message', (news: BrokenNews) => (news.is === 'done' ? finish(true) : hear(news)))
  })

const print = ({ folder, wanted, done }: BrokenRun): void => {
  const paths = filesToBreak(folder, wanted).map((files) => files[0]?.path ?? '')
  for (const [index, path] of paths.entries()) {
    const { thrown, endless, grown, ms, size } = tallyOf(path)
    const slowest = `slowest ${ms.toFixed(1)} ms for ${size} characters`
    console.log(
      `${path}: ${done[index]} read, ${thrown} threw, ${endless} endless, ${grown} more than linear, ${slowest}`,
    )
  }
  const all = done.subarray(0, paths.length).reduce((sum, each) => sum + each, 0)
  console.log(`${all} texts read, ${((all / performance.now()) * 1000).toFixed(0)} a second`)
  if ([...tallies.values()].some(({ thrown, endless, grown }) => thrown + endless + grown > 0)) process.exitCode = 1
}

const main = async (): Promise<void> => {
  const option = (standard: string) => ({ type: 'string' as const, default: standard })
  const { values, positionals } = parseArgs({
    options: { count: option('1000'), from: option('0'), seconds: option('86400'), seed: option('1') },
    allowPositionals: true,
  })
  const [folder, ...wanted] = positionals
  if (folder === undefined) throw new Error('name a folder with diagrams: npm run bench -- import-fuzz FOLDER')
  const [count, from, seed] = [Number(values.count), Number(values.from), Number(values.seed)]
  const done = new Int32Array(new SharedArrayBuffer(4 * (filesToBreak(folder, wanted).length + 1)))
  const until = performance.now() + 1000 * Number(values.seconds)
  const left = (): BrokenRun => ({
    folder,
    wanted,
    from,
    count,
    seed,
    done,
    seconds: (until - performance.now()) / 1000,
  })
  // A run that is ended says what it has read.
  process.once('SIGTERM', () => {
    print(left())
    process.exit()
  })
  // After a text without an end, the next one is read.
  while (left().seconds > 0) if (await runOnce(left())) break
  print(left())
}

if (isMainThread) await main()
else await readBroken(workerData as BrokenRun, (news) => parentPort?.postMessage(news, []))
