/**
 * A map that holds the most recently used entries up to a weight, and forgets the rest.
 */
export class Recent<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #most: number
  readonly #weigh: (value: Value) => number
  #weight = 0

  constructor(most: number, weigh: (value: Value) => number) {
    this.#most = most
    this.#weigh = weigh
  }

  /** The value of a key; reading it counts as use. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  /** Keeps the value of a new key, and forgets those that were not used for longest where all weigh too much. */
  add(key: Key, value: Value): Value {
    this.#entries.set(key, value)
    this.#weight += this.#weigh(value)
    for (const [oldest, forgotten] of this.#entries) {
      if (this.#weight <= this.#most) break
      this.#entries.delete(oldest)
      this.#weight -= this.#weigh(forgotten)
    }
    return value
  }
}
