/**
 * The tables of a TrueType file, for reading.
 *
 * Formats: https://learn.microsoft.com/typography/opentype/spec/otff
 */

/** The tables of a font by their tags. */
export type FontTables = ReadonlyMap<string, DataView>

/** Reads the directory of a font. Throws a RangeError if the bytes are no TrueType outlines. */
export function readTables(font: Uint8Array): FontTables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  if (font.length < 12 || view.getUint32(0) !== trueType) throw new RangeError('this is not a TrueType font')
  const tables = new Map<string, DataView>()
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + 16 * index
    const tag = String.fromCharCode(...font.subarray(at, at + 4))
    tables.set(tag, new DataView(font.buffer, font.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12)))
  }
  return tables
}

const trueType = 0x00010000

/** A table that every font has. Throws a RangeError if this one has not. */
export const tableOf = (tables: FontTables, tag: string): DataView => {
  const table = tables.get(tag)
  if (table === undefined) throw new RangeError(`the font has no table ${tag}`)
  return table
}

/** The glyph of a code point below 65,536, or 0 if the font has none (format 4 of `cmap`). */
export const glyphFinder = (tables: FontTables): ((code: number) => number) => {
  const map = unicodeMap(tableOf(tables, 'cmap'))
  const segments = map.getUint16(6) / 2
  const [ends, starts, deltas, offsets] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6]
  return (code) => {
    let segment = 0
    while (segment < segments && map.getUint16(ends + segment * 2) < code) segment++
    if (segment === segments || map.getUint16(starts + segment * 2) > code) return 0
    const delta = map.getUint16(deltas + segment * 2)
    const at = offsets + segment * 2
    const offset = map.getUint16(at)
    if (offset === 0) return (code + delta) & 0xffff
    const glyph = map.getUint16(at + offset + (code - map.getUint16(starts + segment * 2)) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}

const unicodeMap = (cmap: DataView): DataView => {
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const map = part(cmap, cmap.getUint32(8 + 8 * index))
    if (map.getUint16(0) === 4) return map
  }
  throw new RangeError('the font has no map of characters in format 4')
}

/** A table from an offset on. */
export const part = (table: DataView, offset: number): DataView =>
  new DataView(table.buffer, table.byteOffset + offset, table.byteLength - offset)
