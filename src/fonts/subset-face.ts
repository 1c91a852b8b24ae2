/**
 * A font with some characters of another one: the same outlines, widths and kerning, and nothing else.
 */
import { bytesOfNumbers } from './byte-writer.ts'
import { type FontTables, glyphFinder, readTables, tableOf } from './font-tables.ts'
import { closeOver, type GlyphOrder, isMissingBlank, writeOutlines } from './glyphs.ts'
import { isInvisible } from './invisible.ts'
import { kerningOf } from './kerning.ts'
import { missingGlyph } from './missing-glyph.ts'
import { toWoff } from './woff.ts'

/** A subset as a WOFF file, and the characters in it, sorted. */
export type FontSubset = { woff: Uint8Array; characters: number[] }

/**
 * The subset of a TrueType font with those of some code points that it has; undefined if it has none of them. Throws a
 * RangeError for bytes that are no such font. The same characters give the same bytes, in whatever order. Where some are
 * missing, a frame is drawn for them by programs that take the subset for all of a text.
 */
export function subsetFace(font: Uint8Array, wanted: Iterable<number>): FontSubset | undefined {
  const tables = readTables(font)
  const find = glyphFinder(tables)
  const codes = [...new Set(wanted)].sort((a, b) => a - b)
  const characters = codes.filter((code) => code < 0xffff && find(code) > 0)
  if (characters.length === 0) return undefined
  const drawn = characters.map(find)
  const order = closeOver(tables, drawn)
  const numbers = new Map(order.map((glyph, index) => [glyph, index]))
  const coded = characters.map((code, index) => [code, numbers.get(drawn[index]!) ?? 0] as const)
  const lacks = codes.some((code) => !characters.includes(code) && !isInvisible(code))
  const missing = lacks && isMissingBlank(tables) ? missingGlyph(tables) : undefined
  return { woff: toWoff(writeTables(tables, order, { numbers, coded, drawn, missing })), characters }
}

type Renumbering = {
  numbers: Map<number, number>
  coded: (readonly [code: number, glyph: number])[]
  drawn: number[]
  missing: ReturnType<typeof missingGlyph> | undefined
}

const writeTables = (tables: FontTables, order: GlyphOrder, { numbers, coded, drawn, missing }: Renumbering) => {
  const pairs = kerningOf(
    tables,
    [...new Set(drawn)].sort((a, b) => a - b),
  )
  const written: Record<string, Uint8Array> = {
    'OS/2': bytesOf(tableOf(tables, 'OS/2')),
    cmap: writeMap(coded),
    ...writeOutlines(tables, order, missing?.outline),
    head: changed(tableOf(tables, 'head'), [
      [8, 4, 0],
      [50, 2, 1],
    ]),
    hhea: changed(tableOf(tables, 'hhea'), [[34, 2, order.length]]),
    hmtx: writeWidths(tables, order, missing?.left),
    maxp: changed(tableOf(tables, 'maxp'), [
      [4, 2, order.length],
      [26, 2, 0],
    ]),
    name: bytesOfNumbers([0, 0, 6].map((value) => [2, value])),
    post: bytesOfNumbers([0x00030000, 0, 0, 0, 0, 0, 0, 0].map((value) => [4, value])),
  }
  if (pairs.length > 0)
    written['kern'] = writeKerning(pairs.map(({ left, right, by }) => [numbers.get(left)!, numbers.get(right)!, by]))
  return written
}

const bytesOf = (table: DataView): Uint8Array =>
  new Uint8Array(table.buffer, table.byteOffset, table.byteLength).slice()

/** A table with other numbers at some places. */
const changed = (table: DataView, places: [at: number, size: 2 | 4, value: number][]): Uint8Array => {
  const bytes = bytesOf(table)
  for (const [at, size, value] of places) bytes.set(bytesOfNumbers([[size, value]]), at)
  return bytes
}

/** `missing` is where the glyph of missing characters begins, if that is another one. */
const writeWidths = (tables: FontTables, order: GlyphOrder, missing?: number): Uint8Array => {
  const [widths, full] = [tableOf(tables, 'hmtx'), tableOf(tables, 'hhea').getUint16(34)]
  return bytesOfNumbers(
    order.flatMap((glyph) => {
      const bearing = glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full)
      return [
        [2, widths.getUint16(4 * Math.min(glyph, full - 1))],
        [2, glyph === 0 && missing !== undefined ? missing : widths.getInt16(bearing)],
      ] as const
    }),
  )
}

/** The map of characters in format 4: runs of characters whose glyphs follow each other are one segment. */
const writeMap = (coded: Renumbering['coded']): Uint8Array => {
  const runs: { first: number; last: number; delta: number }[] = []
  for (const [code, glyph] of coded) {
    const run = runs.at(-1)
    if (run !== undefined && run.last === code - 1 && run.delta === glyph - code) run.last = code
    else runs.push({ first: code, last: code, delta: glyph - code })
  }
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 })
  const words = [
    4,
    16 + 8 * runs.length,
    0,
    2 * runs.length,
    ...searchOf(runs.length, 2),
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ]
  return bytesOfNumbers([
    ...[0, 1, 3, 1, 0, 12].map((word) => [2, word] as const),
    ...words.map((word) => [2, word] as const),
  ])
}

/** What tables of `count` entries of `size` bytes say for a binary search. */
const searchOf = (count: number, size: number): [range: number, steps: number, rest: number] => {
  const steps = 31 - Math.clz32(count)
  return [size << steps, steps, size * count - (size << steps)]
}

const writeKerning = (pairs: [left: number, right: number, by: number][]): Uint8Array => {
  const sorted = pairs.sort(([a, b], [c, d]) => a - c || b - d)
  const head = [0, 1, 0, 14 + 6 * sorted.length, 1, sorted.length, ...searchOf(sorted.length, 6)]
  return bytesOfNumbers([...head, ...sorted.flat()].map((word) => [2, word]))
}
