/**
 * The kerning of a font (`GPOS`) between some of its glyphs, as pairs, which are few for a few glyphs.
 *
 * Only what the feature `kern` adds to the advance of the first glyph is read; in each lookup the first subtable that
 * has the pair decides.
 * Format: https://learn.microsoft.com/typography/opentype/spec/gpos
 */
import { type FontTables, part } from './font-tables.ts'

/** A pair of glyphs and what is added between them, in font units. */
export type KerningPair = { left: number; right: number; by: number }

/** The pairs of these glyphs that are not zero, in the order of the glyphs. */
export function kerningOf(tables: FontTables, glyphs: readonly number[]): KerningPair[] {
  const gpos = tables.get('GPOS')
  if (gpos === undefined) return []
  const lookups = kernLookups(gpos).map((subtables) => subtables.map((each) => pairReader(each, glyphs)))
  const between = (left: number, right: number): number =>
    lookups.reduce((sum, readers) => sum + (firstOf(readers, left, right) ?? 0), 0)
  return glyphs.flatMap((left) =>
    glyphs.map((right) => ({ left, right, by: between(left, right) })).filter(({ by }) => by !== 0),
  )
}

/** What a subtable adds between two glyphs; undefined if it does not have the pair. */
type PairReader = (left: number, right: number) => number | undefined

const firstOf = (readers: readonly PairReader[], left: number, right: number): number | undefined => {
  for (const read of readers) {
    const by = read(left, right)
    if (by !== undefined) return by
  }
  return undefined
}

/** The subtables of every lookup that the feature uses and that adjusts pairs. */
const kernLookups = (gpos: DataView): DataView[][] => {
  const [features, list] = [part(gpos, gpos.getUint16(6)), part(gpos, gpos.getUint16(8))]
  const used = new Set<number>()
  for (let index = 0; index < features.getUint16(0); index++) {
    if (features.getUint32(2 + 6 * index) !== kernTag) continue
    const feature = part(features, features.getUint16(6 + 6 * index))
    for (let each = 0; each < feature.getUint16(2); each++) used.add(feature.getUint16(4 + 2 * each))
  }
  return [...used].sort((a, b) => a - b).map((index) => subtablesOf(part(list, list.getUint16(2 + 2 * index))))
}

/** `kern` as a number. */
const kernTag = 0x6b65726e

const subtablesOf = (lookup: DataView): DataView[] =>
  Array.from({ length: lookup.getUint16(4) }, (_, index) => {
    const subtable = part(lookup, lookup.getUint16(6 + 2 * index))
    const isExtension = lookup.getUint16(0) === extension
    const kind = isExtension ? subtable.getUint16(2) : lookup.getUint16(0)
    if (kind !== pairs) return []
    return [isExtension ? part(subtable, subtable.getUint32(4)) : subtable]
  }).flat()

/** The kinds of lookups: pairs, and a reference to a subtable that is farther away. */
const [pairs, extension] = [2, 9]

/** Reads a subtable for some glyphs: where these are in it is found once, not for every pair. */
const pairReader = (subtable: DataView, glyphs: readonly number[]): PairReader => {
  const coverage = part(subtable, subtable.getUint16(2))
  const covered = new Map(glyphs.map((glyph) => [glyph, coverageIndex(coverage, glyph)]))
  const read = subtable.getUint16(0) === 1 ? singlePairs(subtable, covered) : classPairs(subtable, glyphs)
  return (left, right) => ((covered.get(left) ?? -1) < 0 ? undefined : read(left, right))
}

/** The place of a glyph in a coverage, or -1. */
const coverageIndex = (coverage: DataView, glyph: number): number => {
  const count = coverage.getUint16(2)
  const isList = coverage.getUint16(0) === 1
  for (let index = 0; index < count; index++) {
    const at = 4 + index * (isList ? 2 : 6)
    const [first, last] = [coverage.getUint16(at), coverage.getUint16(isList ? at : at + 2)]
    if (glyph >= first && glyph <= last) return isList ? index : coverage.getUint16(at + 4) + glyph - first
  }
  return -1
}

/** A list of pairs for every first glyph. */
const singlePairs = (subtable: DataView, covered: ReadonlyMap<number, number>): PairReader => {
  const { advanceAt, size } = valuesOf(subtable)
  return (left, right) => {
    const set = part(subtable, subtable.getUint16(10 + 2 * (covered.get(left) ?? 0)))
    for (let index = 0; index < set.getUint16(0); index++) {
      const at = 2 + index * (2 + size)
      if (set.getUint16(at) === right) return set.getInt16(at + 2 + advanceAt)
    }
    return undefined
  }
}

/** A matrix of classes of glyphs; every pair whose first glyph is covered is in it. */
const classPairs = (subtable: DataView, glyphs: readonly number[]): PairReader => {
  const { advanceAt, size } = valuesOf(subtable)
  const classesAt = (at: number): Map<number, number> => {
    const classes = part(subtable, subtable.getUint16(at))
    return new Map(glyphs.map((glyph) => [glyph, classOf(classes, glyph)]))
  }
  const [lefts, rights, columns] = [classesAt(8), classesAt(10), subtable.getUint16(14)]
  return (left, right) => {
    const cell = (lefts.get(left) ?? 0) * columns + (rights.get(right) ?? 0)
    return subtable.getInt16(16 + cell * size + advanceAt)
  }
}

/** Where the first glyph's advance is among the values of a pair, and the size of them all, in bytes. */
const valuesOf = (subtable: DataView): { advanceAt: number; size: number } => {
  const [first, second] = [subtable.getUint16(4), subtable.getUint16(6)]
  if ((first & advance) === 0) throw new RangeError('the font adjusts pairs other than by the first advance')
  return { advanceAt: 2 * bitsOf(first & (advance - 1)), size: 2 * (bitsOf(first) + bitsOf(second)) }
}

/** The bit of the horizontal advance; lower ones are of values before it. */
const advance = 4

const bitsOf = (value: number): number => (value === 0 ? 0 : (value & 1) + bitsOf(value >> 1))

const classOf = (classes: DataView, glyph: number): number => {
  if (classes.getUint16(0) === 1) {
    const index = glyph - classes.getUint16(2)
    return index >= 0 && index < classes.getUint16(4) ? classes.getUint16(6 + 2 * index) : 0
  }
  for (let at = 4; at < 4 + 6 * classes.getUint16(2); at += 6)
    if (glyph >= classes.getUint16(at) && glyph <= classes.getUint16(at + 2)) return classes.getUint16(at + 4)
  return 0
}
