/**
 * The frames of the board: groups, with what is in them and what is not.
 */
import type { Group, Model } from '../model/model.ts'
import type { Frame, Piece } from './board.ts'

/** A frame for each group that is no lane; pieces learn which they are in. */
export function framesOf({ groups, options }: Model, pieces: Piece[]): Frame[] {
  const framed = options.lanes === undefined ? groups : groups.filter(({ parent }) => parent !== undefined)
  const frames = new Map(framed.map((group) => [group, frameOf(group, pieces)]))
  for (const [group, frame] of frames)
    for (const [other, rival] of frames) if (other.index > group.index && !isKin(group, other)) frame.rivals.push(rival)
  for (const piece of pieces) piece.frames = piece.node.within.flatMap((group) => frames.get(group) ?? [])
  return [...frames.values()]
}

const isKin = (a: Group, b: Group): boolean => a.within.includes(b) || b.within.includes(a)

const frameOf = (group: Group, pieces: Piece[]): Frame => {
  const held = pieces.filter(({ node }) => node.within.includes(group))
  const gates = held.filter(({ node }) => node.given.border && node.group === group)
  return {
    members: gates.length === held.length ? held : held.filter((piece) => !gates.includes(piece)),
    gates: gates.length === held.length ? [] : gates,
    outsiders: pieces.filter((piece) => !held.includes(piece)),
    rivals: [],
  }
}
