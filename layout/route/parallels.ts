/**
 * Parallel wires in the order in which they are listed: from left to right, or from the top down, where several lead
 * from one item to another by the same sides. They change places, so that nothing else of the drawing does.
 */
import type { Board, Wire } from '../model/board.ts'
import { isLevel } from '../model/sides.ts'
import type { Path } from './path.ts'

/** The paths by wire, each of those that were found; parallel ones exchanged. */
export function inListedOrder({ wires }: Board, paths: readonly Path[]): Path[] {
  const ordered = [...paths]
  for (const mates of matesOf(wires, paths).values()) {
    if (mates.length < 2) continue
    const sorted = mates.map(({ edge }) => paths[edge]!).sort(byPlace)
    for (const [index, { edge }] of mates.entries()) ordered[edge] = sorted[index]!
  }
  return ordered
}

/**
 * Wires that may change places: from one item to another, at the same sides, with strokes of their own and no given ports; all
 * with words, or all without, whose room is elsewhere.
 */
const matesOf = (wires: readonly Wire[], paths: readonly Path[]): Map<string, Wire[]> => {
  const sizes = new Map<number, number>()
  for (const { bundle } of wires) sizes.set(bundle, (sizes.get(bundle) ?? 0) + 1)
  const mates = new Map<string, Wire[]>()
  for (const wire of wires) {
    const { edge, from, to, ports, bundle, labels } = wire
    if (from === to || sizes.get(bundle)! > 1 || ports.some((port) => port !== undefined)) continue
    const { sides, points } = paths[edge]!
    const key = [from, to, ...sides, points.length, labels.length > 0].join(' ')
    mates.set(key, [...(mates.get(key) ?? []), wire])
  }
  return mates
}

/** By where they leave, along the side; then by where they arrive. */
const byPlace = (one: Path, other: Path): number =>
  placeOf(one, 0) - placeOf(other, 0) || placeOf(one, 1) - placeOf(other, 1)

const placeOf = ({ points, sides }: Path, end: 0 | 1): number => {
  const point = points.at(-end)!
  return isLevel(sides[end]) ? point.y : point.x
}
