/**
 * Rulers as drawn: ticks with their words above a line, in one row or two.
 */
import type { Element } from '../../src/scene/scene.ts'
import { lineOfText } from '../block.ts'
import { line } from '../primitives.ts'
import type { Ruler } from './ruler.ts'
import { type TimeSpan, timeScale } from './scale.ts'

const row = 20
const mark = 6

/** The ruler with its lower edge at `y`. */
export function drawRuler(ruler: Ruler, span: TimeSpan, y: number): Element[] {
  const x = timeScale(span)
  const isInstants = ruler.of === 'instants'
  const upperTop = y - rulerHeight(ruler)
  const lowerTop = y - mark - row - 2
  return [
    ...ruler.upper.flatMap(({ at, text }) => [
      line(x(at), upperTop, x(at), upperTop + row - 2),
      lineOfText(text, { x: x(at) + 6, y: upperTop + row / 2 - 1, as: 'label' }),
    ]),
    ...ruler.ticks.flatMap(({ at, text }) => [
      line(x(at), isInstants ? y - mark : lowerTop, x(at), y),
      lineOfText(text, {
        x: isInstants ? x(at) : x(at) + 6,
        y: lowerTop + row / 2,
        as: 'tick',
        align: isInstants ? 'middle' : 'start',
      }),
    ]),
  ]
}

/** The ruler with its upper edge at `y`, as the axis of what is over it; the words of what its ticks are part of are below them. */
export function drawRulerUnder(ruler: Ruler, span: TimeSpan, y: number): Element[] {
  const x = timeScale(span)
  const isInstants = ruler.of === 'instants'
  const upperTop = y + mark + row
  return [
    ...ruler.ticks.flatMap(({ at, text }) => [
      line(x(at), y, x(at), y + (isInstants ? mark : mark + row)),
      lineOfText(text, {
        x: isInstants ? x(at) : x(at) + 6,
        y: y + mark + 2 + row / 2,
        as: 'tick',
        align: isInstants ? 'middle' : 'start',
      }),
    ]),
    ...ruler.upper.flatMap(({ at, text }) => [
      line(x(at), upperTop + 2, x(at), upperTop + row),
      lineOfText(text, { x: x(at) + 6, y: upperTop + row / 2 + 2, as: 'label' }),
    ]),
  ]
}

/** The height of a drawn ruler in pixels. */
export const rulerHeight = ({ upper }: Ruler): number => (upper.length > 0 ? 2 * row : row) + mark + 2
