/**
 * A binary heap of states by cost; of equal costs the lower state comes first, so that the order is total.
 */
export class Heap {
  private costs = new Float64Array(1024)
  private states = new Int32Array(1024)
  private count = 0

  get least(): number {
    return this.count === 0 ? Infinity : this.costs[0]!
  }

  clear(): void {
    this.count = 0
  }

  push(cost: number, state: number): void {
    if (this.count === this.costs.length) this.grow()
    const { costs, states } = this
    let at = this.count++
    while (at > 0) {
      const above = (at - 1) >> 1
      if (costs[above]! < cost || (costs[above] === cost && states[above]! <= state)) break
      costs[at] = costs[above]!
      states[at] = states[above]!
      at = above
    }
    costs[at] = cost
    states[at] = state
  }

  /** The state of least cost; the heap must not be empty. */
  pop(): number {
    const top = this.states[0]!
    this.count--
    if (this.count > 0) this.sink(this.costs[this.count]!, this.states[this.count]!)
    return top
  }

  private grow(): void {
    const { costs, states } = this
    this.costs = new Float64Array(2 * costs.length)
    this.costs.set(costs)
    this.states = new Int32Array(2 * states.length)
    this.states.set(states)
  }

  private sink(cost: number, state: number): void {
    const { costs, states, count } = this
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= count) break
      const next = below + 1
      if (
        next < count &&
        (costs[next]! < costs[below]! || (costs[next] === costs[below] && states[next]! < states[below]!))
      )
        below = next
      if (costs[below]! > cost || (costs[below] === cost && states[below]! >= state)) break
      costs[at] = costs[below]!
      states[at] = states[below]!
      at = below
    }
    costs[at] = cost
    states[at] = state
  }
}
