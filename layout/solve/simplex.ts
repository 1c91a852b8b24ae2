/**
 * Network simplex after Gansner, Koutsofios, North and Vo (A Technique for Drawing Directed Graphs, 1993): the positions
 * with the least sum of weight × distance over all arcs, each of which has a least distance.
 *
 * It serves ranks, coarse places and compaction. What a part of the tree gains by moving is the sum over its variables of
 * the weights that arrive less those that leave, so that no cut values need to be kept.
 */
import { filled } from '../model/filled.ts'
import { type Arc, type Firmer, type GivenUp, makeFeasible } from './feasible.ts'
import { type Columns, type Incidence, incidenceOf } from './incidence.ts'
import { tightTree } from './tight-tree.ts'

export type Solution = { at: Int32Array; given: GivenUp[]; pivots: number }

/** Pivots are bounded by this multiple of the variables; the bound is met by hardly any graph. */
const patience = 24

/** `start` is where variables are now; arcs that had to be given up are returned as `given`. */
export function solve(start: ArrayLike<number>, wanted: readonly Arc[], firmer?: Firmer): Solution {
  const at = new Int32Array(start)
  const { arcs, columns, given } = makeFeasible(at, wanted, firmer)
  if (at.length < 2) return { at, given, pivots: 0 }
  const { touching } = tightTree(at, columns)
  const pivots = new Pivots(at, { ...columns, pull: pullsOn(at.length, arcs), touching }).run(patience * at.length)
  return { at, given, pivots }
}

/** What a unit further costs, by variable. */
const pullsOn = (count: number, arcs: readonly Arc[]): number[] => {
  const pull = filled(count, 0)
  for (const { from, to, weight } of arcs) {
    pull[to]! += weight
    pull[from]! -= weight
  }
  return pull
}

class Pivots {
  private readonly count: number
  private readonly from: readonly number[]
  private readonly to: readonly number[]
  private readonly length: readonly number[]
  private readonly touching: number[][]
  /** What a unit further costs, by variable, and summed over what hangs below it. */
  private readonly pull: readonly number[]
  private readonly sum: number[]
  /** Variables from the root outward; each one's part of the tree is a stretch of it. */
  private readonly order: number[]
  private readonly place: number[]
  private readonly size: number[]
  private readonly parent: number[]
  private readonly arcAbove: number[]
  private readonly stack: number[] = []
  /** Arcs by the variable that they leave, and by the one that they enter. */
  private readonly out: Incidence
  private readonly into: Incidence

  constructor(
    private readonly at: Int32Array,
    { from, to, length, pull, touching }: Columns & { pull: number[]; touching: number[][] },
  ) {
    this.count = at.length
    this.from = from
    this.to = to
    this.length = length
    this.touching = touching
    this.pull = pull
    this.sum = filled(this.count, 0)
    this.order = filled(this.count, 0)
    this.place = filled(this.count, 0)
    this.size = filled(this.count, 0)
    this.parent = filled(this.count, -1)
    this.arcAbove = filled(this.count, -1)
    this.out = incidenceOf(this.count, this.from)
    this.into = incidenceOf(this.count, this.to)
  }

  /** Exchanges arcs of the tree until none improves; returns how many were exchanged. */
  run(most: number): number {
    this.walk(0)
    for (let pivots = 0; pivots < most; pivots++) {
      const leaving = this.findLeaving()
      if (leaving < 0) return pivots
      const isUp = this.to[this.arcAbove[leaving]!] === leaving
      const entering = this.findEntering(leaving, isUp)
      if (entering < 0) return pivots
      this.exchange(leaving, entering, isUp)
    }
    return most
  }

  /** Puts what hangs below a variable in order, from there outward, and sums the pulls of each part. */
  private walk(root: number): void {
    const { order, place, size, parent, arcAbove, sum, stack } = this
    const first = place[root]!
    let reached = first
    stack.push(root)
    while (stack.length > 0) {
      const variable = stack.pop()!
      place[variable] = reached
      order[reached++] = variable
      size[variable] = 1
      sum[variable] = this.pull[variable]!
      const touching = this.touching[variable]!
      for (let slot = 0; slot < touching.length; slot++) {
        const arc = touching[slot]!
        if (arc === arcAbove[variable]) continue
        const other = this.from[arc] === variable ? this.to[arc]! : this.from[arc]!
        parent[other] = variable
        arcAbove[other] = arc
        stack.push(other)
      }
    }
    for (let index = reached - 1; index > first; index--) {
      const variable = order[index]!
      sum[parent[variable]!]! += sum[variable]!
      size[parent[variable]!]! += size[variable]!
    }
  }

  /** The part of the tree that gains most by moving away from its arc; -1 if none gains. */
  private findLeaving(): number {
    let [leaving, worst] = [-1, -1e-9]
    for (let index = 1; index < this.count; index++) {
      const variable = this.order[index]!
      const gain = this.to[this.arcAbove[variable]!] === variable ? this.sum[variable]! : -this.sum[variable]!
      if (gain < worst) [leaving, worst] = [variable, gain]
    }
    return leaving
  }

  /** The arc that stops the part first when it moves; -1 if none does, which weights of at least 0 rule out. */
  private findEntering(leaving: number, isUp: boolean): number {
    const { from, to, length, at, place, order, count } = this
    const [low, high] = [place[leaving]!, place[leaving]! + this.size[leaving]!]
    // Each arc between the part and the rest is looked at from the smaller of the two.
    const isSmall = 2 * (high - low) <= count
    const { start, arcs } = isUp === isSmall ? this.out : this.into
    const [others, shift] = [isUp === isSmall ? to : from, isSmall ? low : high - count]
    let [entering, least] = [-1, Infinity]
    for (let index = 0, most = isSmall ? high - low : count - high + low; index < most; index++) {
      const position = index + shift
      const variable = order[position < 0 ? position + count : position]!
      for (let slot = start[variable]!; slot < start[variable + 1]!; slot++) {
        const arc = arcs[slot]!
        const other = place[others[arc]!]!
        if ((other >= low && other < high) === isSmall) continue
        const slack = at[to[arc]!]! - at[from[arc]!]! - length[arc]!
        if (slack < least || (slack === least && arc < entering)) [entering, least] = [arc, slack]
      }
    }
    return entering
  }

  private exchange(leaving: number, entering: number, isUp: boolean): void {
    const { from, to, at, touching } = this
    const slack = at[to[entering]!]! - at[from[entering]!]! - this.length[entering]!
    const [low, high] = [this.place[leaving]!, this.place[leaving]! + this.size[leaving]!]
    if (slack > 0) for (let index = low; index < high; index++) at[this.order[index]!]! += isUp ? slack : -slack
    const gone = this.arcAbove[leaving]!
    for (const end of [from[gone]!, to[gone]!]) touching[end]!.splice(touching[end]!.indexOf(gone), 1)
    for (const end of [from[entering]!, to[entering]!]) touching[end]!.push(entering)
    this.walk(this.commonOf(this.parent[leaving]!, isUp ? to[entering]! : from[entering]!))
  }

  /** The last variable that both hang below. */
  private commonOf(one: number, other: number): number {
    const { place, size, parent } = this
    let common = one
    while (place[other]! < place[common]! || place[other]! >= place[common]! + size[common]!) common = parent[common]!
    return common
  }
}
