/**
 * Swimlanes as bands that share their borders: the name in a head at the left of a row, or at the top of a column.
 */

import type { LayoutOptions } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { block, type Paragraph, place, wholeWords } from '../block.ts'
import type { GraphGroup } from '../data/graph.ts'
import { faint, tinted } from '../fills.ts'
import type { SmallRole } from '../legible-words.ts'
import { path } from '../primitives.ts'
import { up } from '../rect.ts'
import type { GroupView } from './group-view.ts'

/** How wide the words of a head may be unless one is wider, and the air around them, in pixels. */
const cap = 112
const air = 12

/** The views of all lanes; their heads have one size. Every second one is shaded, less than the heads. */
export function laneViews(
  groups: readonly GraphGroup[],
  lanes: LayoutOptions['lanes'],
  { isApart = () => false, small = 'small' }: { isApart?: (group: GraphGroup) => boolean; small?: SmallRole } = {},
): GroupView[] {
  const words = groups.map(({ name, note }) => {
    const said: Paragraph[] = [
      { text: name, as: 'head' },
      { text: note, as: small, gap: 2 },
    ]
    return block(said, wholeWords(said, cap))
  })
  const size = (side: 'w' | 'h'): number => up(Math.max(...words.map((each) => each[side])) + 2 * air, 8)
  const head = { w: Math.max(80, size('w')), h: size('h') }
  return words.map((own, index) => ({
    head,
    draw: (band) => {
      const group = groups[index]
      const rect = group !== undefined && isApart(group) ? apart(band, lanes) : band
      const headRect = lanes === 'rows' ? { ...rect, w: head.w } : { ...rect, h: head.h }
      return [
        ...(rect === band && index % 2 === 1 ? [area(rect, faint)] : []),
        area(rect, { fill: 'none', stroke: 'rule' }),
        area(headRect, tinted),
        ...place(own, headRect),
      ]
    },
  }))
}

/** Half the distance between two pools, in pixels. */
const half = 4

const apart = ({ x, y, w, h }: Rect, lanes: LayoutOptions['lanes']): Rect =>
  lanes === 'rows' ? { x, y: y + half, w, h: h - 2 * half } : { x: x + half, y, w: w - 2 * half, h }

/** Square corners: neighbors share their borders. */
const area = ({ x, y, w, h }: Rect, look: Pick<Path, 'fill' | 'stroke'>): Path =>
  path(`M ${x} ${y} h ${w} v ${h} h ${-w} Z`, look)
