/**
 * Reads texts with mistakes, one after the other, and writes before each which one it is to memory that whoever watches
 * reads as well: so it is known which one never ends. Of some, a piece is repeated to see how the time grows.
 */
import { randomFrom } from '../../test/mutate-text.ts'
import { type BrokenFile, filesToBreak, type ReadBroken, readerOf } from './broken-files.ts'
import { growth, timeOf } from './broken-growth.ts'
import { brokenText } from './broken-texts.ts'

/**
 * What is to be read: the collections of a folder, and of each the texts with the numbers from `from` on. `done` has how many
 * of each were read already, and the collection that is read, which both threads see.
 */
export type BrokenRun = {
  folder: string
  wanted: string[]
  from: number
  count: number
  seconds: number
  seed: number
  done: Int32Array
}

/** What is said: a text that threw, or whose time grows faster than it does, or the slowest of a collection. */
export type BrokenNews =
  | { is: 'thrown' | 'grown'; path: string; text: string; why: string }
  | { is: 'slowest'; path: string; ms: number; size: number }
  | { is: 'done'; isComplete: boolean }

/** Texts of a collection that are read before those of the next. */
const block = 500

/** One of so many texts is repeated in part. */
const grownEach = 1000

/** Reads until every collection has its texts, or the time is over. */
export async function readBroken(run: BrokenRun, say: (news: BrokenNews) => void): Promise<void> {
  const collections = filesToBreak(run.folder, run.wanted)
  const readers = new Map<BrokenFile, ReadBroken | undefined>()
  for (const files of collections) for (const file of files) readers.set(file, await readerOf(file))
  const until = performance.now() + 1000 * run.seconds
  const isLeft = (_: unknown, index: number): boolean => (run.done[index] ?? 0) < run.count
  while (collections.some(isLeft))
    for (const [index, files] of collections.entries()) {
      if (performance.now() >= until) return say({ is: 'done', isComplete: false })
      run.done[collections.length] = index
      const end = Math.min(run.count, (run.done[index] ?? 0) + block)
      readBlock({ run, files, index, end, readers, say })
    }
  say({ is: 'done', isComplete: true })
}

type Block = {
  run: BrokenRun
  files: BrokenFile[]
  index: number
  end: number
  readers: ReadonlyMap<BrokenFile, ReadBroken | undefined>
  say: (news: BrokenNews) => void
}

const readBlock = ({ run, files, index, end, readers, say }: Block): void => {
  const path = files[0]?.path ?? ''
  const slowest = { ms: 0, size: 0 }
  for (let turn = run.done[index] ?? 0; turn < end; turn++) {
    Atomics.store(run.done, index, turn + 1)
    const number = run.from + turn
    const broken = brokenText(files, { seed: run.seed, number })
    const reader = broken && readers.get(broken.file)
    if (broken === undefined || reader === undefined) continue
    const { text, whole } = broken
    try {
      const ms = timeOf(reader, text)
      if (ms > slowest.ms) Object.assign(slowest, { ms, size: text.length })
      const why = number % grownEach === 0 ? growth(reader, whole, randomFrom(run.seed + number)) : undefined
      if (why !== undefined) say({ is: 'grown', path, text: why.text, why: why.words })
    } catch (error) {
      say({ is: 'thrown', path, text, why: String(error) })
    }
  }
  say({ is: 'slowest', path, ...slowest })
}
