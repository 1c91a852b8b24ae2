/**
 * The texts with mistakes of a collection: each follows from its number and a seed alone, so that any can be made again.
 */
import { recognize } from '../../import/diagram/recognize.ts'
import { mutateData } from '../../test/mutate-json.ts'
import { mutate, randomFrom } from '../../test/mutate-text.ts'
import { type BrokenFile, nameOf } from './broken-files.ts'

/** A text of a collection, before its mistakes and after. */
export type BrokenText = { file: BrokenFile; whole: string; text: string }

/** Characters that a text has at most, unless it is one of the few that are read whole. */
const small = 400

/** How many texts of a hundred are of whole files, however long. */
const wholePercent = 5

/** The text of a number; undefined if a collection has no files. */
export function brokenText(
  files: readonly BrokenFile[],
  { seed, number }: { seed: number; number: number },
): BrokenText | undefined {
  const random = randomFrom(Math.imul(seed, 2_654_435_761) ^ Math.imul(number + 1, 40_503))
  const file = files[Math.floor(random() * files.length)]
  if (file === undefined) return undefined
  const isWhole = file.path.startsWith('importers/') || file.text.length <= small || random() * 100 < wholePercent
  const whole = isWhole ? file.text : pieceOf(file, random)
  const text = file.path.startsWith('importers/') ? mutateData(whole, random) : mutate(whole, random)
  return { file, whole, text }
}

/** The lines that say what a file is, some that follow each other, and its last one. */
const pieceOf = (file: BrokenFile, random: () => number): string => {
  const { head, rest } = partsOf(file)
  const start = Math.floor(random() * rest.length)
  const lines: string[] = []
  let room = small
  for (const line of rest.slice(start)) {
    if (room <= 0) break
    lines.push(line.slice(0, small))
    room -= line.length + 1
  }
  const last = rest.at(-1)?.slice(0, small)
  return [...head, ...lines, ...(last === undefined || random() < 0.5 ? [] : [last])].join('\n')
}

type Parts = { head: string[]; rest: string[] }

const known = new WeakMap<BrokenFile, Parts>()

/** Lines that must be looked at to know what a file is. */
const mostHeadLines = 12

/** A file as the first lines, by which it is known to be what it is, and the others. */
const partsOf = (file: BrokenFile): Parts => {
  const found = known.get(file)
  if (found !== undefined) return found
  const lines = file.text.split('\n')
  const isKnown = (count: number): boolean =>
    recognize(lines.slice(0, count).join('\n'), { name: nameOf(file) })?.kind ===
    recognize(file.text, { name: nameOf(file) })?.kind
  const counts = Array.from({ length: Math.min(mostHeadLines, lines.length) }, (_, index) => index + 1)
  const count = counts.find(isKnown) ?? 1
  const parts = { head: lines.slice(0, count).map((line) => line.slice(0, small)), rest: lines.slice(count) }
  known.set(file, parts)
  return parts
}
