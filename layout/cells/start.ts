/**
 * Where the search begins: nodes in their ranks, or as in the drawing that they come from, or packed by groups.
 */
import type { Board, Frame, Piece } from './board.ts'

/** Nodes of a former drawing in their cells, the others in their ranks, one after the other. */
export function startFromRanks(board: Board): void {
  const settled = board.pieces.filter(({ home }) => home !== undefined)
  if (settled.length > 0 && !board.strict) return joinSettled(board, settled)
  const filled = new Map<number, number>()
  for (const piece of board.pieces) {
    if (piece.pinned) continue
    const rank = rankOf(board, piece)
    const lane = piece.lane * 20
    piece.main = board.laneAxis === 'main' ? rank + lane : rank
    if (piece.home !== undefined) continue
    const first = board.laneAxis === 'cross' ? lane : 0
    const key = rank * 1000 + first
    const place = filled.get(key) ?? 0
    piece.cross = first + place
    filled.set(key, place + 2)
  }
}

/** Long chains in rows to and fro, so that the next node is always beside or below. */
export function startFolded({ pieces, ranks }: Board): void {
  const count = Math.max(...ranks) / 2 + 1
  const perRow = rowLength(pieces, count)
  const filled = new Map<number, number>()
  for (const piece of pieces) {
    const rank = (ranks[piece.index] ?? 0) / 2
    const row = Math.floor(rank / perRow)
    const place = row % 2 === 0 ? rank % perRow : perRow - 1 - (rank % perRow)
    const level = filled.get(rank) ?? 0
    filled.set(rank, level + 1)
    piece.main = 4 * row + 2 * level
    piece.cross = 2 * place
  }
}

/** As many nodes as make the whole about 1.8 times as wide as high. */
const rowLength = (pieces: readonly Piece[], count: number): number => {
  const width = Math.max(...pieces.map(({ node }) => node.w)) + 48
  const height = Math.max(...pieces.map(({ node }) => node.h)) + 40
  const most = Math.max(2, Math.floor(1168 / width))
  let best = 2
  for (let length = 2; length <= most; length++) {
    const off = (at: number): number => Math.abs(at * width * 5 - Math.ceil(count / at) * height * 9)
    if (off(length) < off(best)) best = length
  }
  return best
}

/** Whether the nodes follow each other rather than branch. */
export const isChain = ({ pieces, ranks, frames, strict, laneAxis }: Board): boolean => {
  const count = Math.max(...ranks) / 2 + 1
  const isFree = pieces.every(({ home, pinned }) => home === undefined && !pinned)
  return (
    isFree && !strict && frames.length === 0 && laneAxis === undefined && count >= 6 && pieces.length * 5 <= count * 8
  )
}

const rankOf = ({ ranks, strict, limit }: Board, { index }: Piece): number => {
  const rank = ranks[index] ?? 0
  return strict ? rank : Math.min(rank, limit.main - 2)
}

/** New nodes go where a neighbor is, or to the end. */
const joinSettled = ({ pieces }: Board, settled: readonly Piece[]): void => {
  const end = Math.max(...settled.map(({ cross }) => cross)) + 2
  for (const piece of pieces) {
    if (piece.home !== undefined || piece.pinned) continue
    const wire = piece.wires.find(({ from, to }) => (from === piece ? to : from).home !== undefined)
    const neighbour = wire === undefined ? undefined : wire.from === piece ? wire.to : wire.from
    const along = neighbour === wire?.from ? 2 : -2
    piece.main = neighbour === undefined ? 0 : neighbour.main + along
    piece.cross = neighbour === undefined ? end : neighbour.cross
  }
}

/**
 * An arrangement in which nothing overlaps, for what the search cannot untangle: groups stacked, each with its contents
 * in ranks.
 */
export function startPacked(board: Board): void {
  let free = 0
  const done = new Set<Piece>()
  const pack = (pieces: readonly Piece[]): void => {
    const filled = new Map<number, number>()
    const loose = pieces.filter((piece) => !done.has(piece))
    for (const piece of loose) {
      done.add(piece)
      if (piece.pinned) continue
      const rank = board.ranks[piece.index] ?? 0
      const place = (filled.get(rank) ?? free) + piece.wide - 1
      piece.main = rank * Math.max(...board.pieces.map(({ long }) => long))
      piece.cross = place
      filled.set(rank, place + piece.wide + 1)
    }
    free = Math.max(free, ...filled.values())
  }
  for (const frame of outermostFirst(board.frames)) {
    free += 2
    pack([...frame.members, ...frame.gates].filter(({ frames }) => frames[0] === frame))
  }
  free += 2
  pack(board.pieces)
  if (board.laneAxis !== undefined) sortLanes(board)
}

/** Depth first, so that what is nested lies within the stretch of what holds it. */
const outermostFirst = (frames: readonly Frame[]): Frame[] => {
  const inside = (frame: Frame): Frame[] =>
    frames.filter(
      (other) =>
        other !== frame &&
        other.members.every((piece) => frame.members.includes(piece)) &&
        other.members[0]?.frames[other.members[0].frames.indexOf(other) + 1] === frame,
    )
  const order = (frame: Frame): Frame[] => [frame, ...inside(frame).flatMap(order)]
  return frames.filter((frame) => (frame.members[0]?.frames.at(-1) ?? frame) === frame).flatMap(order)
}

/** Moves whole lanes apart, in their order. */
const sortLanes = ({ pieces, laneAxis }: Board): void => {
  const axis = laneAxis ?? 'cross'
  let free = 0
  for (const lane of new Set(pieces.map((piece) => piece.lane).toSorted((a, b) => a - b))) {
    const members = pieces.filter((piece) => piece.lane === lane)
    const first = Math.min(...members.map((piece) => piece[axis]))
    for (const piece of members) if (!piece.pinned) piece[axis] += free - first
    free = Math.max(...members.map((piece) => piece[axis])) + 2
  }
}
