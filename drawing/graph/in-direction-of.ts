/**
 * Where a graph flows to: as its data say, else as its notation does.
 */
import type { Direction, LayoutOptions } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import { type PageRoom, pages } from '../draw-options.ts'
import type { AnyNotation } from './notation.ts'

/** Narrower pages have no room to the right, in pixels. */
const least = 600

/** The notation in the direction of the data, and down a narrow page; elsewhere than at home, the search does not begin at its cells. */
export function inDirectionOf({ direction: given }: GraphDocument, notation: AnyNotation, page: PageRoom): AnyNotation {
  const { layout = {}, cells: _cells, ...rest } = notation
  const direction = page.width < least ? 'down' : given
  if (page !== pages.content)
    return { ...rest, layout: direction === undefined ? layout : inDirection(layout, direction) }
  if (direction === undefined || direction === usualDirection(layout)) return notation
  return { ...rest, layout: inDirection(layout, direction) }
}

const usualDirection = ({ spine, lanes, direction }: LayoutOptions): Direction | undefined => {
  if (spine === true) return 'down'
  if (lanes !== undefined) return lanes === 'rows' ? 'right' : 'down'
  return direction
}

/** A spine runs down only; lanes lie along the flow. */
const inDirection = ({ spine: _spine, lanes, ...rest }: LayoutOptions, direction: Direction): LayoutOptions => ({
  ...rest,
  direction,
  ...(lanes === undefined ? {} : { lanes: direction === 'right' ? ('rows' as const) : ('columns' as const) }),
})
