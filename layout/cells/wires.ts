/**
 * The wires of the board: edges between pieces, with where they are and how they can touch their ends.
 */
import type { Direction, Port } from '../model/graph.ts'
import type { Edge, Model, Node } from '../model/model.ts'
import { isFlat, isUpright } from '../model/ports.ts'
import type { Piece, Wire } from './board.ts'

/** A wire for each edge; pieces learn which are theirs. */
export function wiresOf({ edges }: Model, pieces: readonly Piece[], direction: Direction): Wire[] {
  return edges.flatMap((edge, index) => {
    const [from, to] = [pieces[edge.from.index], pieces[edge.to.index]]
    if (from === undefined || to === undefined) return []
    const { back = false, link = false, label, trunk } = edge.given
    const wire: Wire = {
      index,
      from,
      to,
      back,
      link,
      labelled: label !== undefined,
      trunk: trunk !== undefined,
      ...touchedAt(edge, direction),
    }
    from.wires.push(wire)
    to.wires.push(wire)
    return [wire]
  })
}

const touchedAt = ({ given, from, to }: Edge, direction: Direction): Pick<Wire, 'across' | 'along' | 'upright'> => {
  const isEntered = !isFlatDiamond(to, given.toPort)
  const level = isTouched(from, true, given.fromPort) && isTouched(to, true, given.toPort) && isEntered
  const standing = isTouched(from, false, given.fromPort) && isTouched(to, false, given.toPort)
  return direction === 'right'
    ? { along: level, across: standing, upright: !isEntered }
    : { along: standing, across: level, upright: false }
}

/** Whether a level (or an upright) edge can touch the node. */
const isTouched = ({ given: { outline }, w, h }: Node, level: boolean, port: Port | undefined): boolean => {
  if (port !== undefined) return isUpright(port.side) !== level
  return outline !== 'bar' || w > h !== level
}

/** A flat diamond is not entered at its side tips. */
const isFlatDiamond = ({ given: { outline }, w, h }: Node, port: Port | undefined): boolean =>
  port === undefined && outline === 'diamond' && isFlat({ w, h })
