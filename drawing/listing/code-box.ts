/**
 * Code in a frame with a title over it: examples beside or below a drawing.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText, widthOf } from '../block.ts'
import { cells } from '../grid/cells.ts'
import { up } from '../rect.ts'
import { room } from '../sheet.ts'
import { roles } from '../type.ts'
import { wrapCode } from './wrap-code.ts'

/** The height of the title, its middle, and the height of a line; padding beside, above and below the code. */
const size = { title: 32, middle: 12, line: 20, beside: 16, above: 12 }

/** A frame measured, and its elements from its left top corner; `w` makes it wider than it needs. */
export type CodeBox = { w: number; h: number; draw: (at: Point, w?: number) => Element[] }

/** Measures code; lines that are too long for the sheet are wrapped. */
export function codeBox(title: string, lines: string[]): CodeBox {
  const pieces = lines.flatMap((line) => wrapCode(line, roles.code, room.w - 2 * size.beside))
  const own = up(Math.max(...pieces.map((line) => widthOf(line, 'code'))) + 2 * size.beside)
  const h = up(pieces.length * size.line + 2 * size.above)
  const middle = (index: number): number => size.title + size.above + (index + 0.5) * size.line
  const draw = ({ x, y }: Point, w = own): Element[] => [
    lineOfText(title, { x, y: y + size.middle, as: 'head' }),
    cells({ x, y: y + size.title, w, h }),
    ...pieces.flatMap((line, index) =>
      line.trim() === '' ? [] : [lineOfText(line, { x: x + size.beside, y: y + middle(index), as: 'code' })],
    ),
  ]
  return { w: own, h: size.title + h, draw }
}
