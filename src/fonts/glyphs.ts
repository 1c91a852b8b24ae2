/**
 * The outlines of some glyphs of a TrueType font, numbered from 0: what they are made of comes along, hinting does not.
 */
import { type FontTables, part, tableOf } from './font-tables.ts'

/** Old glyph numbers by new ones; the first is the glyph of missing characters. */
export type GlyphOrder = readonly number[]

/** The glyphs that are needed to draw `wanted`: these, in order of their numbers, and the parts of composed ones. */
export function closeOver(tables: FontTables, wanted: Iterable<number>): GlyphOrder {
  const known = new Set([0, ...wanted])
  for (const glyph of known)
    for (const each of componentsOf(outline(tables, glyph))) known.add(glyph16(each.view, each.at))
  return [...known].sort((a, b) => a - b)
}

/** The tables `glyf` and `loca` (with long offsets) of these glyphs; `missing` is drawn for missing characters. */
export const writeOutlines = (
  tables: FontTables,
  order: GlyphOrder,
  missing?: Uint8Array,
): { glyf: Uint8Array; loca: Uint8Array } => {
  const numbers = new Map(order.map((glyph, index) => [glyph, index]))
  const outlines = order.map((glyph) =>
    glyph === 0 && missing !== undefined ? missing : renumbered(withoutHints(outline(tables, glyph)), numbers),
  )
  const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + padded(length), 0))
  const loca = new DataView(new ArrayBuffer(4 * (order.length + 1)))
  let at = 0
  for (const [index, bytes] of outlines.entries()) {
    glyf.set(bytes, at)
    at += padded(bytes.length)
    loca.setUint32(4 * (index + 1), at)
  }
  return { glyf, loca: new Uint8Array(loca.buffer) }
}

const padded = (length: number): number => (length + 3) & ~3

/** Whether a font draws nothing for missing characters. */
export const isMissingBlank = (tables: FontTables): boolean => outline(tables, 0).byteLength === 0

/** The bytes of a glyph; none if it is blank. */
const outline = (tables: FontTables, glyph: number): DataView => {
  const [loca, glyf] = [tableOf(tables, 'loca'), tableOf(tables, 'glyf')]
  const isLong = tableOf(tables, 'head').getInt16(50) === 1
  const offsetAt = (index: number): number => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2)
  const start = offsetAt(glyph)
  return new DataView(glyf.buffer, glyf.byteOffset + start, offsetAt(glyph + 1) - start)
}

/** Where a composed glyph names a part, and where what follows that part begins. */
type Component = { view: DataView; at: number; end: number; isLast: boolean }

const glyph16 = (view: DataView, at: number): number => view.getUint16(at + 2)

const flag = { wideNumbers: 1, scale: 8, more: 0x20, scales: 0x40, matrix: 0x80, hints: 0x100 } as const

const isComposed = (view: DataView): boolean => view.byteLength > 0 && view.getInt16(0) < 0

const componentsOf = (view: DataView): Component[] => {
  const components: Component[] = []
  let at = isComposed(view) ? headOfGlyph : view.byteLength
  while (at < view.byteLength) {
    const flags = view.getUint16(at)
    const numbers = flags & flag.wideNumbers ? 4 : 2
    const scale = flags & flag.matrix ? 8 : flags & flag.scales ? 4 : flags & flag.scale ? 2 : 0
    const end = at + 4 + numbers + scale
    const isLast = (flags & flag.more) === 0
    components.push({ view, at, end, isLast })
    at = isLast ? view.byteLength : end
  }
  return components
}

/** The number of contours and the bounds. */
const headOfGlyph = 10

/** A glyph without its hints, which need tables that are left out. */
const withoutHints = (view: DataView): Uint8Array => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  if (view.byteLength === 0) return bytes
  const last = componentsOf(view).at(-1)
  if (last !== undefined) return bytes.slice(0, last.end)
  const at = headOfGlyph + 2 * view.getInt16(0)
  const hints = view.getUint16(at)
  const kept = new Uint8Array(bytes.length - hints)
  kept.set(bytes.subarray(0, at))
  kept.set(bytes.subarray(at + 2 + hints), at + 2)
  return kept
}

/** A glyph whose parts have their new numbers. */
const renumbered = (bytes: Uint8Array, numbers: ReadonlyMap<number, number>): Uint8Array => {
  const copy = bytes.slice()
  const view = part(new DataView(copy.buffer), 0)
  for (const { at } of componentsOf(view)) {
    view.setUint16(at, view.getUint16(at) & ~flag.hints)
    view.setUint16(at + 2, numbers.get(view.getUint16(at + 2)) ?? 0)
  }
  return copy
}
