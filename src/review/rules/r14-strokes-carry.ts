/**
 * R14: strokes that carry meaning are visible.
 */

import { distanceToPolylines } from '../../geometry/polyline.ts'
import { isLifeline } from '../model/anchor.ts'
import type { Drawn } from '../model/drawn.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** Below 3:1 against the page, or no paint at all. */
const faint = new Set(['rule', 'soft', 'surface', 'none'])

const hangsFromShape = ({ element }: Drawn, { shapes }: Picture): boolean =>
  element.type === 'line' && shapes.some(({ outlines }) => distanceToPolylines(element, outlines) <= 2)

/** What the element means, where its stroke is its only sign. */
const meaningOf = (item: Drawn, picture: Picture): string | undefined => {
  if (picture.connectors.some(({ drawn }) => drawn === item)) return item.arrow ? 'an arrow' : 'a connector'
  if (isLifeline(item) && hangsFromShape(item, picture)) return 'a lifeline'
  if (item.element.type === 'box' && item.dashed && item.fill === 'none') return 'a group'
  return undefined
}

const check = (picture: Picture): Report[] =>
  picture.drawn.flatMap((item) => {
    if (!faint.has(item.stroke)) return []
    const meaning = meaningOf(item, picture)
    if (meaning === undefined) return []
    return [
      {
        at: item.index,
        problem: `${meaning} with a stroke of ${item.stroke} is hardly visible; use muted, ink or accent`,
      },
    ]
  })

export const strokesCarry: Rule = {
  id: 'R14',
  title: 'Strokes that carry meaning',
  level: 'block',
  requirement:
    'Arrows, connectors, lifelines and dashed groups without a fill are muted, ink, accent, positive or negative; rule, soft and surface are for grid lines and backgrounds.',
  check,
}
