/**
 * A linear program over positions along one axis: variables, least distances between spots, ties, and pulls.
 */
import { append } from '../model/append.ts'
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

/** All are written with their fields in one order: there are thousands, and engines read those of one form fastest. */
type OwnedArc = Arc & { softness: number; owner: number | undefined; stays?: boolean }

export class Program {
  readonly start: number[] = []
  readonly arcs: OwnedArc[] = []
  /** By their first variable. */
  private readonly merged = new Map<number, Pull[]>()
  readonly pulls: Pull[] = []
  /** Two pulls each that cancel out: wherever something is between its sides they cost the same, and let symmetry choose. */
  readonly even: [Pull, Pull][] = []

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
      owner: kind.owner,
    })
  }

  /** Both spots are at one place; `stays`: also where a softer distance between the same two is given up. */
  tie(first: Spot, second: Spot, soft: number, stays = false): void {
    if (first.variable === second.variable) return
    const between = Math.round(first.offset - second.offset)
    const [from, to] = [first.variable, second.variable]
    const kind = { weight: 0, softness: soft, owner: undefined, stays }
    this.arcs.push({ from, to, length: between, ...kind }, { from: to, to: from, length: -between, ...kind })
  }

  pull(first: Spot, second: Spot, weight: number): void {
    if (first.variable === second.variable) return
    const [a, b, offset] =
      first.variable < second.variable
        ? [first.variable, second.variable, Math.round(first.offset - second.offset)]
        : [second.variable, first.variable, Math.round(second.offset - first.offset)]
    const known = this.merged.get(a)?.find((other) => other.b === b && other.offset === offset)
    if (known === undefined) {
      const own = { a, b, offset, weight }
      append(this.merged, a, own)
      this.pulls.push(own)
    } else known.weight += weight
  }

  /** Each unit that the second spot is less than `length` after the first costs `weight`. */
  part(first: Spot, second: Spot, length: number, weight: number): void {
    if (first.variable === second.variable) return
    const by = Math.ceil(length + first.offset - second.offset - 1e-9)
    const before = this.variable(Math.min(this.start[first.variable]!, this.start[second.variable]! - by))
    const kind = { softness: softness.frame, owner: undefined }
    this.arcs.push({ from: before, to: first.variable, length: 0, weight, ...kind })
    this.arcs.push({ from: before, to: second.variable, length: by, weight: 0, ...kind })
  }

  /** What reaches from `low` to `high` is rather in the middle between two sides, where that costs nothing. */
  center([low, high]: readonly [Spot, Spot], [before, after]: readonly [Spot, Spot], weight: number): void {
    const toward = (first: Spot, second: Spot): Pull => {
      const offset = Math.round(first.offset - second.offset)
      return { a: first.variable, b: second.variable, offset, weight }
    }
    this.even.push([toward(before, low), toward(high, after)])
  }

  /** Places of all variables with the least cost, and what had to be given up for them. */
  solve(): { at: Int32Array; given: GivenUp[]; pivots: number } {
    const arcs = strongest(this.arcs, this.start.length)
    const start = [...this.start]
    for (const { a, b, offset, weight } of this.pulls) {
      const from = start.push(Math.min(start[a]!, start[b]! - offset)) - 1
      arcs.push({ from, to: a, length: 0, weight, softness: 0, owner: undefined })
      arcs.push({ from, to: b, length: offset, weight, softness: 0, owner: undefined })
    }
    const { at, given, pivots } = solve(start, arcs, (arc) => this.firmer(arc as OwnedArc))
    return {
      at: at.slice(0, this.start.length),
      given: given.map(({ arc, circle, excess }) => {
        const { owner } = arc as OwnedArc
        const isOwn = circle.filter((each) => (each as OwnedArc).owner === owner).length > 1
        return { ...arc, owner, growth: isOwn ? excess : 1 }
      }),
      pivots,
    }
  }

  /** The longest distance that stays between the same two variables, where a softer one is given up. */
  private firmer({ from, to, softness: soft }: OwnedArc): OwnedArc | undefined {
    const others = this.arcs.filter((arc) => arc.stays && arc.from === from && arc.to === to && arc.softness < soft)
    return others.sort((one, other) => other.length - one.length)[0]
  }
}

/** Of several distances between the same two variables only the longest matters, if none of them costs anything. */
const strongest = (arcs: readonly OwnedArc[], variables: number): OwnedArc[] => {
  const known = new Map<number, OwnedArc>()
  const kept: OwnedArc[] = []
  for (const arc of arcs) {
    if (arc.weight > 0) {
      kept.push(arc)
      continue
    }
    const key = arc.from * variables + arc.to
    const other = known.get(key)
    if (other === undefined) {
      const { from, to, length, weight, softness, owner } = arc
      const own = { from, to, length, weight, softness, owner }
      known.set(key, own)
      kept.push(own)
    } else if (arc.length > other.length) {
      other.length = arc.length
      other.softness = arc.softness
      other.owner = arc.owner
    }
  }
  return kept
}
