/**
 * A linear program over positions along one axis: variables, least distances between spots, ties, and pulls.
 */
import type { Arc } from './feasible.ts'
import { solve } from './simplex.ts'

/** A place that moves with a variable. */
export type Spot = { variable: number; offset: number }

/** What pulls two variables together: |b - a - offset| costs `weight` a unit. */
export type Pull = { a: number; b: number; offset: number; weight: number }

/** A least distance that had to be given up; `growth` is by how much its owner would have to grow to keep it. */
export type GivenUp = Arc & { owner: number | undefined; growth: number }

/**
 * Which distances are given up first where they contradict each other: words, shared axes, ports as long as items may
 * grow for them, then those between strokes, and what surrounds things last.
 */
export const softness = {
  frame: 0,
  heldPort: 1,
  node: 2,
  pin: 2.5,
  run: 3,
  stroke: 4,
  strokes: 5,
  port: 6,
  axis: 5.5,
  words: 8,
  wordsOnRun: 9,
} as const

type OwnedArc = Arc & { owner?: number }

export class Program {
  readonly start: number[] = []
  readonly arcs: OwnedArc[] = []
  private readonly merged = new Map<string, Pull>()

  /** A variable that is near a place now. */
  variable(near: number): number {
    return this.start.push(Math.round(near)) - 1
  }

  /** The second spot stays at least `length` after the first; each unit between them costs `weight`. */
  keep(first: Spot, second: Spot, length: number, kind: { softness: number; weight?: number; owner?: number }): void {
    if (first.variable === second.variable) return
    this.arcs.push({
      from: first.variable,
      to: second.variable,
      length: Math.ceil(length + first.offset - second.offset - 1e-9),
      weight: kind.weight ?? 0,
      softness: kind.softness,
      ...(kind.owner === undefined ? {} : { owner: kind.owner }),
    })
  }

  /** Both spots stay at one place. */
  tie(first: Spot, second: Spot, soft: number): void {
    if (first.variable === second.variable) return
    const between = Math.round(first.offset - second.offset)
    const arc = { weight: 0, softness: soft }
    this.arcs.push({ ...arc, from: first.variable, to: second.variable, length: between })
    this.arcs.push({ ...arc, from: second.variable, to: first.variable, length: -between })
  }

  pull(first: Spot, second: Spot, weight: number): void {
    if (first.variable === second.variable) return
    const [a, b, offset] =
      first.variable < second.variable
        ? [first.variable, second.variable, Math.round(first.offset - second.offset)]
        : [second.variable, first.variable, Math.round(second.offset - first.offset)]
    const key = `${a} ${b} ${offset}`
    const known = this.merged.get(key)
    if (known === undefined) this.merged.set(key, { a, b, offset, weight })
    else known.weight += weight
  }

  get pulls(): Pull[] {
    return [...this.merged.values()]
  }

  /** Places of all variables with the least cost, and what had to be given up for them. */
  solve(): { at: Int32Array; given: GivenUp[]; pivots: number } {
    const arcs: OwnedArc[] = strongest(this.arcs)
    const start = [...this.start]
    for (const { a, b, offset, weight } of this.merged.values()) {
      const between = start.push(Math.min(start[a]!, start[b]! - offset)) - 1
      arcs.push({ from: between, to: a, length: 0, weight }, { from: between, to: b, length: offset, weight })
    }
    const { at, given, pivots } = solve(start, arcs)
    return {
      at: at.slice(0, this.start.length),
      given: given.map(({ arc, circle, excess }) => {
        const { owner } = arc as OwnedArc
        const isOwn = circle.filter((each: OwnedArc) => each.owner === owner).length > 1
        return { ...arc, owner, growth: isOwn ? excess : 1 }
      }),
      pivots,
    }
  }
}

/** Of several distances between the same two variables only the longest matters, if none of them costs anything. */
const strongest = (arcs: readonly OwnedArc[]): OwnedArc[] => {
  const known = new Map<number, OwnedArc>()
  const kept: OwnedArc[] = []
  for (const arc of arcs) {
    if (arc.weight > 0) {
      kept.push(arc)
      continue
    }
    const key = arc.from * 65536 + arc.to
    const other = known.get(key)
    if (other === undefined) {
      const own = { ...arc }
      known.set(key, own)
      kept.push(own)
    } else if (arc.length > other.length) {
      other.length = arc.length
      other.softness = arc.softness ?? 0
      if (arc.owner === undefined) delete other.owner
      else other.owner = arc.owner
    }
  }
  return kept
}
