/**
 * The cheapest path between two sets of gates, by A* over vertices and directions.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Wire } from '../model/board.ts'
import { price, type Variant } from '../model/weights.ts'
import { Estimate } from './estimate.ts'
import { markForeign } from './foreign.ts'
import { type Gate, type Ground, gatesOf } from './gates.ts'
import { Heap } from './heap.ts'
import type { Path } from './path.ts'
import { alongPrice, bendPrice, foreignPrice } from './step-price.ts'
import { type Target, targetsOf } from './targets.ts'

/** States are vertices with the direction of travel: 4 × vertex + way. */
export class Search {
  /** How many states have been looked at: the measure of work. */
  visited = 0
  private readonly cost: Float64Array
  private readonly before: Int32Array
  private readonly seen: Int32Array
  private readonly done: Int32Array
  private tick = 0
  private readonly heap = new Heap()
  /** Groups that the wire has no business in. */
  private readonly isForeign: Uint8Array
  private targets = new Map<number, Target>()
  private readonly isTarget: Int32Array
  /** What the cheapest path so far costs. */
  private least = Infinity
  private bend = 0
  private readonly estimate: Estimate
  /** Columns of the grid. */
  private readonly width: number

  constructor(
    private readonly ground: Ground,
    private readonly prices: Pick<Variant, 'crossing' | 'bend'>,
  ) {
    const states = 4 * ground.grid.xs.length * ground.grid.ys.length
    this.cost = new Float64Array(states)
    this.before = new Int32Array(states)
    this.seen = new Int32Array(states)
    this.done = new Int32Array(states)
    this.isTarget = new Int32Array(states)
    this.isForeign = new Uint8Array(ground.board.items.length)
    this.estimate = new Estimate(ground.grid)
    this.width = ground.grid.xs.length
  }

  /** The cheapest path of a wire; with bends that are `times` as dear. */
  find(wire: Wire, times = 1): Path | undefined {
    this.bend = times * this.prices.bend
    const { board, traffic } = this.ground
    this.tick++
    this.least = Infinity
    for (const runners of [traffic.level, traffic.upright, traffic.right, traffic.down]) runners.aim(wire.bundle)
    // Where a trunk is followed at a discount, the estimate must be as low.
    const pace = traffic.running[wire.bundle]! > 0 ? price.trunk : 1
    this.estimate.aim(board.items[wire.to]!, { pace, bend: this.bend })
    markForeign(board, wire, this.isForeign)
    this.targets = targetsOf(wire, this.ground, { ...this.prices, bend: this.bend })
    for (const state of this.targets.keys()) this.isTarget[state] = this.tick
    this.heap.clear()
    const starts = this.start(gatesOf(wire, 0, this.ground))
    const goal = this.run()
    return goal === undefined ? undefined : this.pathTo(goal, starts)
  }

  private start(gates: readonly Gate[]): Map<number, Gate> {
    const starts = new Map<number, Gate>()
    for (const gate of gates) {
      const state = 4 * gate.vertex + gate.way
      if (!this.reach(state, gate.cost, -1)) continue
      starts.set(state, gate)
      const column = gate.vertex % this.width
      this.heap.push(gate.cost + this.estimate.from(column, (gate.vertex - column) / this.width, gate.way), state)
    }
    return starts
  }

  private run(): number | undefined {
    const { heap, done, tick, targets, isTarget } = this
    let goal: number | undefined
    while (heap.least < this.least) {
      const state = heap.pop()
      if (done[state] === tick) continue
      done[state] = tick
      this.visited++
      const met = isTarget[state] === tick ? targets.get(state)!.cost : Infinity
      if (this.cost[state]! + met < this.least) [goal, this.least] = [state, this.cost[state]! + met]
      this.expand(state)
    }
    return goal
  }

  /** Looks at the steps ahead and to both sides: with plain numbers, since every state comes here. */
  private expand(state: number): void {
    const { grid, traffic } = this.ground
    const { width, bend, isForeign } = this
    const { crossing } = this.prices
    const { upright, level } = traffic
    const vertex = state >> 2
    const way = state & 3
    const column = vertex % width
    const row = (vertex - column) / width
    const passingDown = upright.kinds[vertex]! - upright.own[vertex]!
    const passingRight = level.kinds[vertex]! - level.own[vertex]!
    const touched = (way & 1) === 1 ? passingDown : passingRight
    const here = grid.group[vertex]!
    for (let turn = 0; turn < 4; turn++) {
      if (turn === (way ^ 2)) continue
      const isAcross = (turn & 1) === 1
      const isAfter = turn === 1 || turn === 2
      const nextColumn = isAcross ? (isAfter ? column + 1 : column - 1) : column
      const nextRow = isAcross ? row : isAfter ? row + 1 : row - 1
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= width || nextRow >= grid.ys.length) continue
      const next = nextRow * width + nextColumn
      const lower = isAfter ? vertex : next
      if ((isAcross ? grid.closedRight : grid.closedDown)[lower] === 1) continue
      const length = isAcross ? grid.wide[isAfter ? column : nextColumn]! : grid.tall[isAfter ? row : nextRow]!
      const { kinds, own } = isAcross ? traffic.right : traffic.down
      const isOwn = own[lower] === 1
      const met = isAcross ? passingDown : passingRight
      let added = alongPrice(length, kinds[lower]!, isOwn)
      added += turn === way ? met * crossing : bendPrice(bend, crossing, met, touched)
      const there = grid.group[next]!
      if (isForeign[there] === 1) added += foreignPrice(length, there !== here)
      if (grid.title[next] === 1) added += price.title
      const cost = this.cost[state]! + added
      const after = 4 * next + turn
      if (this.reach(after, cost, state)) this.push(cost + this.estimate.from(nextColumn, nextRow, turn), after)
    }
  }

  /** What cannot be cheaper than the best path so far is not looked at. */
  private push(cost: number, state: number): void {
    if (cost < this.least) this.heap.push(cost, state)
  }

  /** Whether that is a cheaper way to a state than any before. */
  private reach(state: number, cost: number, before: number): boolean {
    if (this.seen[state] === this.tick && this.cost[state]! <= cost) return false
    this.seen[state] = this.tick
    this.cost[state] = cost
    this.before[state] = before
    return true
  }

  private pathTo(goal: number, starts: ReadonlyMap<number, Gate>): Path {
    const { xs, ys } = this.ground.grid
    const end = this.targets.get(goal)!.gate
    const points: Point[] = [end.point]
    let state = goal
    for (;;) {
      const vertex = state >> 2
      points.push({ x: xs[vertex % xs.length]!, y: ys[Math.floor(vertex / xs.length)]! })
      if (this.before[state]! < 0) break
      state = this.before[state]!
    }
    const start = starts.get(state)!
    points.push(start.point)
    return { points: points.toReversed(), sides: [start.side, end.side] }
  }
}
