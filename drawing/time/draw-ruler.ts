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

/** The height of a drawn ruler in pixels. */
const rulerHeight = ({ upper }: Ruler): number => (upper.length > 0 ? 2 * row : row) + mark + 2
