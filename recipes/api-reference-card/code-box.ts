/**
 * Code in a panel with a title strip, as listings have it: examples beside a drawing.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import { faint } from '../../drawing/fills.ts'
import { wrapCode } from '../../drawing/listing/wrap-code.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import { roundSquare, square } from '../../drawing/square.ts'
import { headStrip } from '../../drawing/strip.ts'
import { roles } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** The height of the strip and of a line, and of one in a panel that has room; padding beside, as tables have it, and above and below the code. */
const size = { head: 32, line: 20, loose: 24, beside: 12, above: 10 }

/** A panel measured, how far the first line laid open is below its top in a panel so high, and its elements from its left top corner; `w` and `h` make it larger than it needs, its lines further apart. */
export type CodeBox = {
  w: number
  h: number
  lit: (h: number) => number | undefined
  draw: (at: Point, size?: { w?: number; h?: number }) => Element[]
}

/** Measures code; lines that are too long for the sheet are wrapped, and those that `isLit` picks are laid open. */
export function codeBox(title: string, lines: string[], isLit: (line: string) => boolean = () => false): CodeBox {
  const pieces = lines.flatMap((words) =>
    wrapCode(words, roles.code, room.w - 2 * size.beside).map((piece) => ({ piece, isLit: isLit(words) })),
  )
  const own = up(
    Math.max(widthOf(title, 'head'), ...pieces.map(({ piece }) => widthOf(piece, 'code'))) + 2 * size.beside,
  )
  const needed = size.head + up(pieces.length * size.line + 2 * size.above)
  const pitchIn = (h: number): number => {
    const room = Math.floor((h - size.head - 2 * size.above) / pieces.length)
    return Math.min(size.loose, Math.max(size.line, room))
  }
  const draw = ({ x, y }: Point, { w = own, h = needed }: { w?: number; h?: number } = {}): Element[] => {
    const pitch = pitchIn(h)
    const rowOf = (index: number) => ({
      x: x + 1,
      y: y + size.head + size.above + index * pitch,
      w: w - 1,
      h: pitch,
    })
    const lit = pieces.flatMap((each, index) => (each.isLit ? [rowOf(index)] : []))
    return [
      roundSquare({ x, y, w, h }, faint),
      ...lit.flatMap((row) => [square(row, { fill: 'soft' }), square({ ...row, w: 3 }, { fill: 'accent' })]),
      box(x, y, w, h, { fill: 'none', stroke: 'rule' }),
      headStrip({ x, y, w }, size.head),
      path(`M ${x} ${y + size.head} H ${x + w} Z`, { stroke: 'rule' }),
      lineOfText(title, { x: x + size.beside, y: y + size.head / 2, as: 'head' }),
      ...pieces.flatMap(({ piece }, index) =>
        piece.trim() === ''
          ? []
          : [lineOfText(piece, { x: x + size.beside, y: rowOf(index).y + pitch / 2, as: 'code' })],
      ),
    ]
  }
  const open = pieces.findIndex((each) => each.isLit)
  const lit = (h: number): number | undefined =>
    open < 0 ? undefined : size.head + size.above + (open + 0.5) * pitchIn(h)
  return { w: own, h: needed, lit, draw }
}
