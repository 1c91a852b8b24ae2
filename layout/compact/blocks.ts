/**
 * Variables that move together, since they are pulled to exactly where they are, or tied; and what is between these blocks.
 */
import type { Arc } from '../solve/feasible.ts'
import { type Incidence, incidenceOf } from '../solve/incidence.ts'
import type { Program, Pull } from '../solve/program.ts'

/** Of pulls that cancel out, one alone joins nothing: what is at its end is there by chance. */
type Between = { pulls: readonly Pull[]; even: Program['even']; arcs: readonly Arc[]; free: ReadonlySet<number> }

export class Blocks {
  /** One variable of each block, which names it; in the order of the first variable of each. */
  readonly roots: readonly number[]
  private readonly root: number[] = []
  private readonly members: Incidence
  private readonly arcs: readonly Arc[]
  private readonly pulls: readonly Pull[]
  /** Arcs and pulls from one block to another, by that where they begin and by that where they end. */
  private readonly out: Incidence
  private readonly into: Incidence
  private readonly pullsOut: Incidence
  private readonly pullsInto: Incidence

  constructor(
    private readonly at: Int32Array,
    { pulls, even, arcs, free }: Between,
  ) {
    const count = at.length
    for (let index = 0; index < count; index++) this.root.push(index)
    const isMet = ({ a, b, offset }: Pull): boolean => at[a]! + offset === at[b]
    for (const each of pulls) if (isMet(each) && !free.has(each.a) && !free.has(each.b)) this.join(each.a, each.b)
    for (const pair of even) if (pair.every(isMet)) for (const { a, b } of pair) this.join(a, b)
    this.joinTied(arcs)
    for (let index = 0; index < count; index++) this.root[index] = this.find(index)
    const { root } = this
    this.roots = [...new Set(root)]
    this.members = incidenceOf(count, root)
    this.arcs = arcs.filter(({ from, to }) => root[from] !== root[to])
    this.pulls = [...pulls, ...even.flat()].filter(({ a, b }) => root[a] !== root[b])
    const byRoot = (variables: readonly number[]): Incidence =>
      incidenceOf(
        count,
        variables.map((variable) => root[variable]!),
      )
    this.out = byRoot(this.arcs.map(({ from }) => from))
    this.into = byRoot(this.arcs.map(({ to }) => to))
    this.pullsOut = byRoot(this.pulls.map(({ a }) => a))
    this.pullsInto = byRoot(this.pulls.map(({ b }) => b))
  }

  /** The block of a variable. */
  of(variable: number): number {
    return this.root[variable]!
  }

  move(root: number, by: number): void {
    const { start, arcs } = this.members
    for (let slot = start[root]!; slot < start[root + 1]!; slot++) this.at[arcs[slot]!]! += by
  }

  /** How far a block is to move: to the mean of its pulls, as far as it may, if that costs no more. */
  wishOf(root: number): number {
    const wishes = this.wishesOf(root)
    if (wishes.length === 0) return 0
    const { low, high } = this.slackOf(root)
    if (low > 0 || high < 0) return 0
    const mean =
      wishes.reduce((sum, { weight, by }) => sum + weight * by, 0) / wishes.reduce((sum, { weight }) => sum + weight, 0)
    const by = Math.max(low, Math.min(high, Math.round(mean)))
    const cost = (moved: number): number =>
      wishes.reduce((sum, wish) => sum + wish.weight * Math.abs(wish.by - moved), 0)
    return cost(by) <= cost(0) ? by : 0
  }

  private wishesOf(root: number): { weight: number; by: number }[] {
    const { at, pulls, pullsOut, pullsInto } = this
    const wishes: { weight: number; by: number }[] = []
    const add = ({ start, arcs }: Incidence, way: 1 | -1): void => {
      for (let slot = start[root]!; slot < start[root + 1]!; slot++) {
        const { a, b, offset, weight } = pulls[arcs[slot]!]!
        wishes.push({ weight, by: way * (at[b]! - offset - at[a]!) })
      }
    }
    add(pullsOut, 1)
    add(pullsInto, -1)
    return wishes
  }

  private slackOf(root: number): { low: number; high: number } {
    const { at, arcs, into, out } = this
    const slack = (index: number): number => {
      const { from, to, length } = arcs[index]!
      return at[to]! - at[from]! - length
    }
    let [low, high] = [-Infinity, Infinity]
    for (let slot = into.start[root]!; slot < into.start[root + 1]!; slot++)
      low = Math.max(low, -slack(into.arcs[slot]!))
    for (let slot = out.start[root]!; slot < out.start[root + 1]!; slot++) high = Math.min(high, slack(out.arcs[slot]!))
    return { low, high }
  }

  /** Two arcs against each other that leave no room tie their ends. */
  private joinTied(arcs: readonly Arc[]): void {
    const count = this.at.length
    const lengths = new Map<number, number>()
    for (const { from, to, length } of arcs) lengths.set(from * count + to, length)
    for (const { from, to, length } of arcs) if (lengths.get(to * count + from) === -length) this.join(from, to)
  }

  private join(a: number, b: number): void {
    this.root[this.find(a)] = this.find(b)
  }

  private find(index: number): number {
    const { root } = this
    let found = index
    while (root[found] !== found) {
      root[found] = root[root[found]!]!
      found = root[found]!
    }
    return found
  }
}
