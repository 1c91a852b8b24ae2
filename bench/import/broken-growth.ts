/**
 * Whether the time to read a text grows faster than its length: a piece of it is repeated to two lengths, and the longer text
 * may take longer only as it is longer.
 */
import type { ReadBroken } from './broken-files.ts'

/** Below so many milliseconds nobody waits, and a measurement says little. */
const short = 100

/** From so many milliseconds of a clock on, the time is measured again. */
const suspicious = 20

/**
 * Milliseconds to read a text. On a busy machine a clock counts what others do: what it says is long is read again, and its
 * processor time counts.
 */
export const timeOf = (reader: ReadBroken, text: string): number => {
  const start = performance.now()
  reader(text)
  const ms = performance.now() - start
  return ms < suspicious ? ms : Math.min(ms, processorTimeOf(reader, text))
}

const processorTimeOf = (reader: ReadBroken, text: string): number => {
  const start = process.cpuUsage()
  reader(text)
  return process.cpuUsage(start).user / 1000
}

/** How the time of a repeated piece grows, if that is faster than its length by far. */
export const growth = (
  reader: ReadBroken,
  whole: string,
  random: () => number,
): { text: string; words: string } | undefined => {
  const at = Math.floor(random() * whole.length)
  const piece = whole.slice(at, at + 1 + Math.floor(random() * random() * 40))
  const withPiece = (size: number): string =>
    whole.slice(0, at) + piece.repeat(Math.ceil(size / Math.max(1, piece.length))) + whole.slice(at)
  if (timeOf(reader, withPiece(16_000)) < short) return undefined
  const least = (text: string): number => Math.min(...[1, 2, 3].map(() => processorTimeOf(reader, text)))
  const [shorter, longer] = [least(withPiece(4000)), least(withPiece(16_000))]
  if (longer < short || longer < 9 * Math.max(2, shorter)) return undefined
  const words = `${shorter.toFixed(0)} ms for 4000 characters more, ${longer.toFixed(0)} ms for 16000`
  return { text: `${JSON.stringify(piece)} repeated at ${at} of ${whole.slice(0, 400)}`, words }
}
