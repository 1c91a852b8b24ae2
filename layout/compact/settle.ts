/**
 * Symmetry that costs nothing: what is aligned moves together to the mean of its pulls, as far as its distances allow and the
 * cost stays the same.
 */
import { append } from '../model/append.ts'
import type { Arc } from '../solve/feasible.ts'
import type { Program, Pull } from '../solve/program.ts'

const passes = 6

/** Variables that stay, and those that move alone, whatever they touch. */
type Some = { held: readonly number[]; free: readonly number[] }

/** Moves the positions of a solution. */
export function settle(at: Int32Array, program: Program, arcs: readonly Arc[], { held, free }: Some): void {
  const pulls = [...program.pulls, ...costsAsPulls(arcs)]
  const blocks = new Blocks(at, { pulls, arcs, free: new Set(free) })
  const fixed = new Set(held.map((variable) => blocks.find(variable)))
  for (let pass = 0, hasMoved = true; pass < passes && hasMoved; pass++) {
    hasMoved = false
    for (const [root, members] of blocks.members) {
      if (fixed.has(root)) continue
      const by = blocks.wishOf(root)
      if (by === 0) continue
      for (const member of members) at[member]! += by
      hasMoved = true
    }
  }
}

/** A distance that costs something pulls its ends together as far as its least length. */
const costsAsPulls = (arcs: readonly Arc[]): Pull[] =>
  arcs.flatMap(({ from, to, length, weight }) => (weight > 0 ? [{ a: from, b: to, offset: length, weight }] : []))

/** Variables that move together: pulled to exactly where they are, or tied. */
class Blocks {
  readonly members = new Map<number, number[]>()
  private readonly root: Int32Array
  private readonly arcs = new Map<number, Arc[]>()
  private readonly pulls = new Map<number, Pull[]>()

  constructor(
    private readonly at: Int32Array,
    { pulls, arcs, free }: { pulls: readonly Pull[]; arcs: readonly Arc[]; free: ReadonlySet<number> },
  ) {
    this.root = Int32Array.from(at, (_, index) => index)
    for (const { a, b, offset } of pulls) if (at[a]! + offset === at[b] && !free.has(a) && !free.has(b)) this.join(a, b)
    const keyOf = (from: number, to: number): number => from * at.length + to
    const lengths = new Map(arcs.map(({ from, to, length }) => [keyOf(from, to), length]))
    for (const { from, to, length } of arcs) if (lengths.get(keyOf(to, from)) === -length) this.join(from, to)
    for (const index of at.keys()) append(this.members, this.find(index), index)
    for (const arc of arcs) for (const root of this.between(arc.from, arc.to)) append(this.arcs, root, arc)
    for (const pull of pulls) for (const root of this.between(pull.a, pull.b)) append(this.pulls, root, pull)
  }

  find(index: number): number {
    let root = index
    while (this.root[root] !== root) {
      this.root[root] = this.root[this.root[root]!]!
      root = this.root[root]!
    }
    return root
  }

  /** How far a block is to move. */
  wishOf(root: number): number {
    const pulls = this.pulls.get(root)
    if (pulls === undefined) return 0
    const { low, high } = this.slackOf(root)
    if (low > 0 || high < 0) return 0
    const wishes = pulls.map(({ a, b, offset, weight }) => ({
      weight,
      by: this.find(a) === root ? this.at[b]! - offset - this.at[a]! : this.at[a]! + offset - this.at[b]!,
    }))
    const mean =
      wishes.reduce((sum, { weight, by }) => sum + weight * by, 0) / wishes.reduce((sum, { weight }) => sum + weight, 0)
    const by = Math.max(low, Math.min(high, Math.round(mean)))
    const cost = (moved: number): number =>
      wishes.reduce((sum, wish) => sum + wish.weight * Math.abs(wish.by - moved), 0)
    return cost(by) <= cost(0) ? by : 0
  }

  private slackOf(root: number): { low: number; high: number } {
    let [low, high] = [-Infinity, Infinity]
    for (const { from, to, length } of this.arcs.get(root) ?? []) {
      const slack = this.at[to]! - this.at[from]! - length
      if (this.find(to) === root) low = Math.max(low, -slack)
      else high = Math.min(high, slack)
    }
    return { low, high }
  }

  private join(a: number, b: number): void {
    this.root[this.find(a)] = this.find(b)
  }

  /** The roots of two variables, if they are different. */
  private between(a: number, b: number): number[] {
    const [one, other] = [this.find(a), this.find(b)]
    return one === other ? [] : [one, other]
  }
}
