/**
 * Reads files with mistakes, one after the other, and says so before each, so that whoever listens knows which one never
 * ends. Of every fiftieth, a piece is repeated to two lengths: the longer one may take longer only as it is longer.
 */
import { mutateData } from '../../test/mutate-json.ts'
import { mutate, randomFrom } from '../../test/mutate-text.ts'
import { type BrokenFile, filesToBreak, type ReadBroken, readerOf } from './broken-files.ts'

/** What is to be read: the collections of a folder, how many texts of each, for how long, and with which mistakes. */
export type BrokenRun = {
  folder: string
  wanted: string[]
  count: number
  seconds: number
  seed: number
}

/** What is said: a text that is about to be read, one that threw, or whose time grows faster than it does. */
export type BrokenNews =
  | { is: 'reading'; path: string; text: string; ms: number; size: number; last: string }
  | { is: 'thrown'; path: string; text: string; why: string }
  | { is: 'grown'; path: string; text: string; why: string }
  | { is: 'done'; path: string; ms: number; size: number; last: string }

/** Reads until every collection has its texts, or the time is over. */
export async function readBroken(run: BrokenRun, say: (news: BrokenNews) => void): Promise<void> {
  const random = randomFrom(run.seed)
  const collections = filesToBreak(run.folder, run.wanted)
  const until = performance.now() + 1000 * run.seconds
  const readers = new Map<BrokenFile, ReadBroken | undefined>()
  let [ms, size, last] = [0, 0, '']
  for (let turn = 0; turn < run.count; turn++)
    for (const files of collections) {
      if (performance.now() >= until) return say({ is: 'done', path: '', ms, size, last })
      const file = files[Math.floor(random() * files.length)]
      if (file === undefined) continue
      if (!readers.has(file)) readers.set(file, await readerOf(file))
      const reader = readers.get(file)
      if (reader === undefined) continue
      const { path } = file
      const text = path.startsWith('importers/') ? mutateData(file.text, random) : mutate(file.text, random)
      say({ is: 'reading', path, text, ms, size, last })
      try {
        ms = timeOf(reader, text)
        const why = turn % 50 === 49 ? growth(reader, file.text, random) : undefined
        if (why !== undefined) say({ is: 'grown', path, text: why.text, why: why.words })
      } catch (error) {
        say({ is: 'thrown', path, text, why: String(error) })
      }
      ;[size, last] = [text.length, path]
    }
  say({ is: 'done', path: '', ms, size, last })
}

/** Milliseconds of processor time: on a busy machine a clock counts what others do. */
const timeOf = (reader: ReadBroken, text: string): number => {
  const start = process.cpuUsage()
  reader(text)
  return process.cpuUsage(start).user / 1000
}

/** Below so many milliseconds nobody waits, and a measurement says little. */
const short = 100

/** How the time of a repeated piece grows, if that is faster than its length by far. */
const growth = (
  reader: ReadBroken,
  whole: string,
  random: () => number,
): { text: string; words: string } | undefined => {
  const at = Math.floor(random() * whole.length)
  const piece = whole.slice(at, at + 1 + Math.floor(random() * random() * 40))
  const withPiece = (size: number): string =>
    whole.slice(0, at) + piece.repeat(Math.ceil(size / Math.max(1, piece.length))) + whole.slice(at)
  if (timeOf(reader, withPiece(16_000)) < short) return undefined
  const least = (text: string): number => Math.min(timeOf(reader, text), timeOf(reader, text), timeOf(reader, text))
  const [shorter, longer] = [least(withPiece(4000)), least(withPiece(16_000))]
  if (longer < short || longer < 9 * Math.max(2, shorter)) return undefined
  const words = `${shorter.toFixed(0)} ms for 4000 characters more, ${longer.toFixed(0)} ms for 16000`
  return { text: `${JSON.stringify(piece)} repeated at ${at} of ${whole.slice(0, 400)}`, words }
}
