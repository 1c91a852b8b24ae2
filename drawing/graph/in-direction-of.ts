/**
 * Where a graph flows to: as its data say, else as its notation does. The layout knows two ways, to the right and down: what
 * flows against them is laid out from the ends of its edges to their starts.
 */
import { sum } from 'd3-array'
import type { Direction, Layout, LayoutOptions } from '../../layout/model/graph.ts'
import type { GraphDocument, GraphEdge } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import type { GraphDirection } from '../data/graph-types.ts'
import { type PageRoom, pages } from '../draw-options.ts'
import type { Sheet } from '../sheet.ts'
import type { AnyNotation } from './notation.ts'

/** Narrower pages have no room to the right, in pixels. */
const least = 600

/**
 * The notation in the direction of the data, down a narrow page, and either way on one of a fixed shape. The search begins
 * at the notation's cells only in its own direction and on a page of its own.
 */
export function inDirectionOf(data: GraphDocument, notation: AnyNotation, page: PageRoom): AnyNotation {
  const axis = data.direction === undefined ? undefined : axes[data.direction]
  const isNarrow = page.width < least
  const isAgainst = axis !== data.direction && !(isNarrow && axis === 'right')
  const along = inAxis(isNarrow ? 'down' : axis, notation, page)
  return isAgainst ? { ...along, flips: flipsIn(data) } : along
}

const axes: Readonly<Record<GraphDirection, Direction>> = { right: 'right', down: 'down', left: 'right', up: 'down' }

/** What is in a group that has a direction of its own flows there. */
const flipsIn = (data: GraphDocument): ((edge: GraphEdge) => boolean) => {
  const names = new GraphNames(data)
  const around = (reference: string) => {
    const { node, group } = names.end(reference) ?? {}
    return names.around(node ?? group ?? {})
  }
  return ({ from, to }) => {
    const others = around(to)
    return around(from).find((group) => others.includes(group))?.direction === undefined
  }
}

const inAxis = (direction: Direction | undefined, notation: AnyNotation, page: PageRoom): AnyNotation => {
  const { layout = {}, cells: _cells, ...rest } = notation
  if (page === pages.content && (direction === undefined || direction === usualDirection(layout))) return notation
  if (direction !== undefined) return { ...rest, layout: inDirection(layout, direction) }
  return { ...rest, layout: page.ratio === undefined ? layout : eitherWay(layout) }
}

/** Without a direction; a spine would be one. */
const eitherWay = ({ direction: _direction, spine: _spine, ...rest }: LayoutOptions): LayoutOptions => rest

const usualDirection = ({ spine, lanes, direction }: LayoutOptions): Direction | undefined => {
  if (spine === true) return 'down'
  if (lanes !== undefined) return lanes === 'rows' ? 'right' : 'down'
  return direction
}

/** A spine runs down only; lanes lie along the flow. */
export const inDirection = ({ spine: _spine, lanes, ...rest }: LayoutOptions, direction: Direction): LayoutOptions => ({
  ...rest,
  direction,
  ...(lanes === undefined ? {} : { lanes: direction === 'right' ? ('rows' as const) : ('columns' as const) }),
})

/** Notes that a flow is to another side than its notation asks for, where it is not folded so far that it is to neither. */
export function noteTurned(
  { layout = {}, flips }: AnyNotation,
  { direction: drawn, edges }: Layout,
  sheet: Sheet,
): void {
  const { direction, lanes } = layout
  if (direction === undefined || lanes !== undefined || direction === drawn) return
  const along = (axis: 'x' | 'y') => sum(edges, ({ points }) => (points.at(-1)?.[axis] ?? 0) - (points[0]?.[axis] ?? 0))
  if (along('x') > along('y') !== (drawn === 'right')) return
  const ways = flips === undefined ? ['downward', 'to the right'] : ['upward', 'to the left']
  const [to, other] = drawn === 'down' ? ways : ways.toReversed()
  sheet.note('direction', undefined, `the flow is ${to}: ${other} it would be folded`)
}
