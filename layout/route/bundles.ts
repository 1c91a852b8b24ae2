/**
 * Bundles: wires that share a stroke where they run together.
 *
 * Those of one trunk do where they share their first or their last item; those of one look without words do in fans of three
 * or more, other than up to four equals, or among few nodes up to four of any kind. All others are alone.
 */
import { type Board, itemOf, leavesOf, type Wire } from '../model/board.ts'
import { equalsOn, haveOwnLines } from '../model/equals.ts'
import { mostEqual } from '../model/fans.ts'
import { hasTips } from '../model/windows.ts'

/** Fans of wires that were not named a trunk are merged from this size on. */
const leastFan = 3

/** Among up to so many nodes there is room for the lines of a larger fan each, other than at a tip. */
const fewNodes = 12

/** From this many on, parallel wires of one look are one stroke, with the words of all beside it. */
const leastParallels = 4

/** Names the bundle of every wire; returns how many bundles there may be. */
export function bundle(board: Board): number {
  const { wires } = board
  const names = new Map<string, number>()
  const nameOf = (key: string): number => {
    const known = names.get(key) ?? wires.length + names.size
    names.set(key, known)
    return known
  }
  const parallels = parallelsOf(wires)
  const equals = fewEqualsOf(board)
  const fans = fansOf(wires.filter(({ edge }) => !equals.has(edge)))
  const isRoomy = leavesOf(board).length <= fewNodes
  const leastAt = (hub: number): number => (isRoomy && !hasTips(itemOf(board, hub)) ? mostEqual + 1 : leastFan)
  for (const [index, wire] of wires.entries()) {
    const mates = parallels.get(parallelKey(wire)) ?? []
    const mayJoin = !equals.has(index) && (mates.length === 0 || mates[0] === wire)
    const hub = mayJoin ? hubOf(wire, fans, leastAt) : undefined
    if (hub !== undefined) wire.bundle = nameOf(hub)
    else wire.bundle = areTold(mates) && mates[0] !== wire ? mates[0]!.bundle : index
  }
  return wires.length + names.size
}

/** Few equals have an arrow each, unless they are of a larger fan too. */
const fewEqualsOf = (board: Board): Set<number> => {
  const edges = equalsOn(board)
    .filter((fan) => haveOwnLines(fan, board))
    .flatMap(({ arms }) => arms.map(({ link }) => link.edge))
  if (edges.length === 0) return new Set()
  const fans = fansOf(board.wires)
  const isFew = (edge: number): boolean => {
    const keys = keysOf(board.wires[edge]!)
    return keys === undefined || Math.max(fans.get(keys.out)!, fans.get(keys.into)!) <= mostEqual
  }
  return new Set(edges.filter(isFew))
}

/** Whether parallel wires are one stroke: many, and told apart by their words, of which none are at the ends. */
const areTold = (mates: readonly Wire[]): boolean =>
  mates.length >= leastParallels && mates.every(({ labels, ends }) => labels.length > 0 && !ends.some(Boolean))

const parallelKey = ({ from, to, given: { trunk, look }, isBack }: Wire): string =>
  `${from} ${to} ${trunk} ${look} ${isBack}`

/** Wires of one trunk or look between the same two items; only the first of them joins a fan. */
const parallelsOf = (wires: readonly Wire[]): Map<string, Wire[]> => {
  const parallels = new Map<string, Wire[]>()
  for (const wire of wires) {
    const { given, ports } = wire
    if (given.trunk === undefined && given.look === undefined) continue
    // Those at given places are told apart, or joined, by these.
    if (ports.some((port) => port?.offset !== undefined)) continue
    const key = parallelKey(wire)
    parallels.set(key, [...(parallels.get(key) ?? []), wire])
  }
  return parallels
}

/** What may be merged at each end: wires at one given place, of one trunk or of one look, running forward or back. */
const keysOf = ({
  edge,
  from,
  to,
  ports,
  given: { trunk, look, says: [first, last] = ['', ''] },
  isBack,
  labels,
}: Wire): { out: string; into: string } | undefined => {
  if (from === to) return undefined
  const [leave, arrive] = ports.map((port) =>
    port?.offset === undefined ? undefined : `${port.sides.join()} ${port.offset} ${look}`,
  )
  if (leave !== undefined || arrive !== undefined)
    return { out: `${from} out ${leave ?? `edge ${edge}`}`, into: `${to} into ${arrive ?? `edge ${edge}`}` }
  if (trunk === undefined && (look === undefined || labels.length > 0)) return undefined
  const kind = trunk === undefined ? `look ${look} ${isBack}` : `trunk ${trunk}`
  return { out: `${from} out ${kind} ${first}`, into: `${to} into ${kind} ${last}` }
}

const fansOf = (wires: readonly Wire[]): Map<string, number> => {
  const fans = new Map<string, number>()
  for (const wire of wires) {
    const keys = keysOf(wire)
    if (keys === undefined) continue
    for (const key of [keys.out, keys.into]) fans.set(key, (fans.get(key) ?? 0) + 1)
  }
  return fans
}

/** The larger of the two fans that a wire is in; those that nobody asked for are of so many wires at least. */
const hubOf = (wire: Wire, fans: ReadonlyMap<string, number>, leastAt: (hub: number) => number): string | undefined => {
  const keys = keysOf(wire)
  if (keys === undefined) return undefined
  const [out, into] = [fans.get(keys.out) ?? 0, fans.get(keys.into) ?? 0]
  const [key, size, hub] = out >= into ? [keys.out, out, wire.from] : [keys.into, into, wire.to]
  const isGiven = wire.given.trunk !== undefined || wire.ports.some((port) => port?.offset !== undefined)
  return size < (isGiven ? 2 : leastAt(hub)) ? undefined : key
}
