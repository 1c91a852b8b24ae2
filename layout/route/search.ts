/**
 * The cheapest path between two sets of gates, by A* over vertices and directions.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Wire } from '../model/board.ts'
import { opposite, stepX, stepY, ways } from '../model/sides.ts'
import { price, type Variant } from '../model/weights.ts'
import { Estimate } from './estimate.ts'
import { markForeign } from './foreign.ts'
import { type Gate, type Ground, gatesOf } from './gates.ts'
import { Heap } from './heap.ts'
import type { Path } from './path.ts'
import { alongPrice, bendPrice, enterPrice } from './step-price.ts'

type Target = { gate: Gate; cost: number }

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
  private own = 0
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
    this.isForeign = new Uint8Array(ground.board.items.length)
    this.estimate = new Estimate(ground.grid)
    this.width = ground.grid.xs.length
  }

  /** The cheapest path of a wire; with bends that are `times` as dear. */
  find(wire: Wire, times = 1): Path | undefined {
    this.bend = times * this.prices.bend
    const { board, traffic } = this.ground
    this.tick++
    this.own = wire.bundle
    // Where a trunk is followed at a discount, the estimate must be as low.
    const pace = traffic.running[wire.bundle]! > 0 ? price.trunk : 1
    this.estimate.aim(board.items[wire.to]!, { pace, bend: this.bend })
    markForeign(board, wire, this.isForeign)
    this.targets = this.targetsOf(wire)
    this.heap.clear()
    const starts = this.start(gatesOf(wire, 0, this.ground))
    const goal = this.run()
    return goal === undefined ? undefined : this.pathTo(goal, starts)
  }

  /** A gate is met straight on, or with a bend at its vertex. */
  private targetsOf(wire: Wire): Map<number, Target> {
    const { level, upright } = this.ground.traffic
    const targets = new Map<number, Target>()
    for (const gate of gatesOf(wire, 1, this.ground)) {
      const [metAcross, metDown] = [upright.others(gate.vertex, this.own), level.others(gate.vertex, this.own)]
      for (const way of ways) {
        if (way === opposite(gate.way)) continue
        const met = way % 2 === 1 ? metAcross : metDown
        const bend = way === gate.way ? 0 : this.bend + met * this.prices.crossing * price.crossingAtBend
        const known = targets.get(4 * gate.vertex + way)
        if (known === undefined || gate.cost + bend < known.cost)
          targets.set(4 * gate.vertex + way, { gate, cost: gate.cost + bend })
      }
    }
    return targets
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
    const { heap } = this
    let [goal, least]: [number | undefined, number] = [undefined, Infinity]
    while (heap.least < least) {
      const state = heap.pop()
      if (this.done[state] === this.tick) continue
      this.done[state] = this.tick
      this.visited++
      const met = this.targets.get(state)
      if (met !== undefined && this.cost[state]! + met.cost < least)
        [goal, least] = [state, this.cost[state]! + met.cost]
      this.expand(state)
    }
    return goal
  }

  /** Looks at the steps ahead and to both sides: with plain numbers, since every state comes here. */
  private expand(state: number): void {
    const { grid, traffic } = this.ground
    const { own, width, bend } = this
    const { crossing } = this.prices
    const vertex = state >> 2
    const way = state & 3
    const column = vertex % width
    const row = (vertex - column) / width
    const upright = traffic.upright.others(vertex, own)
    const level = traffic.level.others(vertex, own)
    const touched = way % 2 === 1 ? upright : level
    for (let turn = 0; turn < 4; turn++) {
      if (turn === (way ^ 2)) continue
      const nextColumn = column + stepX[turn]!
      const nextRow = row + stepY[turn]!
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= width || nextRow >= grid.ys.length) continue
      const next = nextRow * width + nextColumn
      const isAcross = turn % 2 === 1
      const lower = turn === 1 || turn === 2 ? vertex : next
      if ((isAcross ? grid.closedRight : grid.closedDown)[lower] === 1) continue
      const length = isAcross ? grid.wide[Math.min(column, nextColumn)]! : grid.tall[Math.min(row, nextRow)]!
      const along = alongPrice(isAcross ? traffic.right : traffic.down, lower, length, own)
      const met = isAcross ? upright : level
      const turned = turn === way ? met * crossing : bendPrice(bend, crossing, met, touched)
      const cost =
        this.cost[state]! + enterPrice(along + turned, { vertex, next, length, grid, isForeign: this.isForeign })
      const after = 4 * next + turn
      if (this.reach(after, cost, state)) this.heap.push(cost + this.estimate.from(nextColumn, nextRow, turn), after)
    }
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
