/**
 * Where a graph flows to: as its data say, else as its notation does.
 */
import type { Direction, LayoutOptions } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import type { AnyNotation } from './notation.ts'

/** The notation in the direction of the data; where that is another one, the search does not begin at its cells. */
export function inDirectionOf({ direction }: GraphDocument, notation: AnyNotation): AnyNotation {
  const { layout = {}, cells: _cells, ...rest } = notation
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
