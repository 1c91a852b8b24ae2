/**
 * Jumps beside a column of blocks: which share a rail, in which lane it runs, and where it meets the blocks.
 *
 * Branches ahead are at the right; jumps without an alternative, and jumps back, at the left. Jumps of one look to one
 * block share a rail. Short rails lie inside of long ones, so that few cross.
 */
import type { Block } from '../../drawing/block.ts'
import type { GraphEdge } from '../../drawing/data/graph.ts'

/** A jump: its edge, its words, the numbers of the blocks at its ends, and whether it is never taken. */
export type Jump = { edge: GraphEdge; words: Block; from: number; to: number; isDead?: boolean }

export type RailSide = 'left' | 'right'

/** Jumps of one look to one block; its lane counts from the blocks outward. */
export type Rail = { to: number; side: RailSide; jumps: Jump[]; lane: number }

/** Where a rail, or a jump that takes it, meets a block; `up` where it comes from or goes to a block above. */
export type RailPort = { rail: Rail; jump?: Jump; isUp: boolean }

/** The jumps that do not fall through, on their rails. */
export function railsOf(jumps: readonly Jump[], all: readonly Jump[]): Rail[] {
  const rails = new Map<string, Rail>()
  for (const jump of jumps) {
    const isBranch = all.filter(({ from }) => from === jump.from).length > 1
    const isAhead = jump.to > jump.from
    const side = isBranch && isAhead ? 'right' : 'left'
    const { kind, state, stroke, head, tail } = jump.edge
    const key = [jump.to, side, isAhead, jump.isDead, kind, state, stroke, head, tail].join(' ')
    const rail = rails.get(key) ?? { to: jump.to, side, jumps: [], lane: 0 }
    rail.jumps.push(jump)
    rails.set(key, rail)
  }
  return inLanes([...rails.values()])
}

/** The first and the last block that a rail passes. */
const spanOf = ({ to, jumps }: Rail): [number, number] => {
  const ends = [to, ...jumps.map(({ from }) => from)]
  return [Math.min(...ends), Math.max(...ends)]
}

/** Short rails first, each in the innermost lane that is free for all of its length. */
const inLanes = (rails: Rail[]): Rail[] => {
  const length = (rail: Rail): number => spanOf(rail)[1] - spanOf(rail)[0]
  const done: Rail[] = []
  for (const rail of rails.toSorted((a, b) => length(a) - length(b))) {
    const [top, bottom] = spanOf(rail)
    const beside = done.filter(
      (other) => other.side === rail.side && spanOf(other)[0] <= bottom && spanOf(other)[1] >= top,
    )
    while (beside.some(({ lane }) => lane === rail.lane)) rail.lane++
    done.push(rail)
  }
  return done
}

/** What meets one side of a block, from top to bottom, so that nothing crosses there. */
export function portsOf(block: number, side: RailSide, rails: readonly Rail[]): RailPort[] {
  const ports = rails
    .filter((rail) => rail.side === side)
    .flatMap((rail): RailPort[] => [
      ...(rail.to === block ? [{ rail, isUp: rail.jumps.some(({ from }) => from <= block) }] : []),
      ...rail.jumps.filter(({ from }) => from === block).map((jump) => ({ rail, jump, isUp: rail.to < block })),
    ])
  const outward = ({ rail: { lane }, isUp }: RailPort): number => (isUp ? lane : -lane)
  return ports.toSorted((a, b) => Number(b.isUp) - Number(a.isUp) || outward(a) - outward(b))
}
