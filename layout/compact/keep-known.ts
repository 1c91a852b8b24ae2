/**
 * What was drawn before stays as it was where that costs nothing: of two drawings that are equally good, the known one.
 */
import { pull } from '../model/weights.ts'
import { knownPairs } from '../place/known-pairs.ts'
import type { Program } from '../solve/program.ts'
import type { Places, Scene } from './places.ts'

/** Neighbors along the axis are pulled to the distance that they had, so lightly that it only decides between equals. */
export function keepKnown(program: Program, places: Places, { board, axis }: Scene): void {
  for (const { first, second, apart } of knownPairs(board, axis)) {
    const spot = places.middle(first)
    program.pull({ ...spot, offset: spot.offset + apart }, places.middle(second), pull.known)
  }
}
