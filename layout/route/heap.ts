/**
 * A binary heap of states by cost; of equal costs the lower state comes first, so that the order is total.
 */
export class Heap {
  private readonly costs: number[] = []
  private readonly states: number[] = []

  get least(): number {
    return this.costs.length === 0 ? Infinity : this.costs[0]!
  }

  clear(): void {
    this.costs.length = 0
    this.states.length = 0
  }

  push(cost: number, state: number): void {
    const { costs, states } = this
    let at = costs.length
    costs.push(cost)
    states.push(state)
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
    const { costs, states } = this
    const top = states[0]!
    const cost = costs.pop()!
    const state = states.pop()!
    if (costs.length > 0) this.sink(cost, state)
    return top
  }

  private sink(cost: number, state: number): void {
    const { costs, states } = this
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= costs.length) break
      const next = below + 1
      if (
        next < costs.length &&
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
