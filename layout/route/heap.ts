/**
 * States by cost; of equal costs the lower state comes first, so that the order is total.
 *
 * Only those that cost little more than the least are in a binary heap. The others wait in lists by whole costs: many of them
 * are never asked for.
 */
export class Heap {
  private costs = new Float64Array(256)
  private states = new Int32Array(256)
  private count = 0
  /**
   * What waits, in the order in which it came: `newest` is the place of the one that came last, by whole cost, and `next` that
   * of the one before it with the same whole cost. Places begin at 1; 0 is none.
   */
  private waitingCosts = new Float64Array(1024)
  private waitingStates = new Int32Array(1024)
  private next = new Int32Array(1024)
  private waiting = 0
  private newest = new Int32Array(1024)
  /** Up to which whole cost everything is in the heap, and which is the largest that waits. */
  private reached = -1
  private most = -1

  get least(): number {
    this.fill()
    return this.count === 0 ? Infinity : this.costs[0]!
  }

  clear(): void {
    this.newest.fill(0, 0, this.most + 1)
    this.count = 0
    this.waiting = 0
    this.reached = -1
    this.most = -1
  }

  push(cost: number, state: number): void {
    const whole = Math.floor(cost)
    if (whole <= this.reached) this.rise(cost, state)
    else this.wait(whole, cost, state)
  }

  /** The state of least cost; the heap must not be empty. */
  pop(): number {
    this.fill()
    const top = this.states[0]!
    this.count--
    if (this.count > 0) this.sink(this.costs[this.count]!, this.states[this.count]!)
    return top
  }

  private wait(whole: number, cost: number, state: number): void {
    if (whole >= this.newest.length) this.newest = longer(this.newest, whole + 1)
    if (++this.waiting === this.next.length) {
      this.waitingCosts = longer(this.waitingCosts, this.waiting + 1)
      this.waitingStates = longer(this.waitingStates, this.waiting + 1)
      this.next = longer(this.next, this.waiting + 1)
    }
    const { waiting, newest } = this
    this.waitingCosts[waiting] = cost
    this.waitingStates[waiting] = state
    this.next[waiting] = newest[whole]!
    newest[whole] = waiting
    if (whole > this.most) this.most = whole
  }

  /** Takes the cheapest of what waits into an empty heap. */
  private fill(): void {
    while (this.count === 0 && this.reached < this.most) {
      this.reached++
      for (let each = this.newest[this.reached]!; each > 0; each = this.next[each]!)
        this.rise(this.waitingCosts[each]!, this.waitingStates[each]!)
    }
  }

  private rise(cost: number, state: number): void {
    if (this.count === this.costs.length) {
      this.costs = longer(this.costs, this.count + 1)
      this.states = longer(this.states, this.count + 1)
    }
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

/** A list with room for at least so many, and for as many again. */
const longer = <List extends Float64Array | Int32Array>(list: List, least: number): List => {
  const next = new (list.constructor as new (length: number) => List)(2 * Math.max(list.length, least))
  next.set(list)
  return next
}
