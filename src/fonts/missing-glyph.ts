/**
 * The glyph of missing characters, where that of a font is blank: a frame, as machines without a font for them draw it. A
 * browser may take a face whose blank is in use for all of a text, and words would vanish without a trace.
 */
import { bytesOfNumbers } from './byte-writer.ts'
import { type FontTables, tableOf } from './font-tables.ts'

/** In parts of the em: the space beside it, its height, and its line. */
const [beside, high, thick] = [0.08, 0.7, 0.05]

/** The left edge and the outline of the frame. */
export function missingGlyph(tables: FontTables): { left: number; outline: Uint8Array } {
  const em = tableOf(tables, 'head').getUint16(18)
  const [left, top, line] = [beside, high, thick].map((part) => Math.round(part * em)) as [number, number, number]
  const right = tableOf(tables, 'hmtx').getUint16(0) - left
  const outer = [left, 0, left, top, right, top, right, 0]
  // The other way around, which is a hole.
  const [inLeft, inRight, inTop] = [left + line, right - line, top - line]
  const points = [...outer, inLeft, line, inRight, line, inRight, inTop, inLeft, inTop]
  const moves = points.map((value, index) => value - (points[index - 2] ?? 0))
  const along = (axis: 0 | 1): number[] => moves.filter((_, index) => index % 2 === axis)
  const corners = points.length / 2
  return {
    left,
    outline: bytesOfNumbers([
      ...[2, left, 0, right, top, corners / 2 - 1, corners - 1, 0].map((value) => [2, value] as const),
      // Each corner is on the outline, and its distances have two bytes.
      ...Array.from({ length: corners }, () => [1, 1] as const),
      ...[...along(0), ...along(1)].map((value) => [2, value] as const),
    ]),
  }
}
