/**
 * Which way a drawing flows: what its options ask for, or what a drawing before it did.
 */

import type { Direction, LayoutGraph, LayoutOptions } from './model/graph.ts'

/** Lanes and spines have a direction of their own. */
export const askedFor = ({ direction, lanes, spine }: LayoutOptions): Direction | undefined => {
  if (lanes !== undefined) return lanes === 'rows' ? 'right' : 'down'
  return direction ?? (spine === true ? 'down' : undefined)
}

/** The directions that are tried: the one that is asked for first, and the other where that may be better than a fold. */
export const waysFor = (options: LayoutOptions): readonly Direction[] => {
  const asked = askedFor(options)
  const isFixed = options.lanes !== undefined || options.spine === true || options.strict === true
  if (asked !== undefined && isFixed) return [asked]
  return asked === 'right' ? ['right', 'down'] : ['down', 'right']
}

/** The direction of a known drawing: the one that most of its edges follow; undefined where nothing is known. */
export const leadOf = (
  { nodes, edges }: LayoutGraph,
  cells: LayoutOptions['cells'] = {},
  direction: Direction | undefined,
): Direction | undefined => {
  const known = new Map(nodes.flatMap(({ id }) => (cells[id] === undefined ? [] : [[id, cells[id]] as const])))
  if (known.size === 0) return undefined
  if (direction !== undefined) return direction
  let lead = 0
  for (const { from, to, back, link } of edges) {
    const [start, end] = [known.get(from), known.get(to)]
    if (back === true || link === true || start === undefined || end === undefined) continue
    lead += Math.sign(end[0] - start[0]) - Math.sign(end[1] - start[1])
  }
  return lead > 0 ? 'right' : 'down'
}
