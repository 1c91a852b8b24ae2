/** A mind map without a void in its middle: branches over and under the subject begin where it ends. */
import { move } from '../../drawing/rect.ts'
import { bottomOf } from '../../src/geometry/rect.ts'
import type { MapView } from './views.ts'

/** Free pixels over and under the subject, or else branches stay beside it. */
const clear = 24

/** Both sides nearer to the subject by the room between levels, where none of its parts is beside it. */
export const pulledIn = (views: MapView[], level: number): MapView[] => {
  const root = views.find(({ parent }) => parent === undefined)?.rect
  const isBeside = ({ depth, rect }: MapView): boolean =>
    depth === 1 && root !== undefined && rect.y < bottomOf(root) + clear && root.y - clear < bottomOf(rect)
  if (views.length === 1 || views.some(isBeside)) return views
  const byOf = ({ parent, side }: MapView): number => (parent === undefined ? 0 : side === 'left' ? level : -level)
  return views.map((view) => ({ ...view, rect: move(view.rect, byOf(view), 0) }))
}
