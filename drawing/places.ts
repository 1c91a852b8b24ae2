/**
 * The place of each object and list in the data: its path from the root, as in findings.
 */

export class Places {
  readonly #paths = new WeakMap<object, string>()

  constructor(data: object) {
    this.#walk(data, '')
  }

  /** The path of an object of the data. Any other object is an internal error. */
  of(item: object): string {
    const path = this.#paths.get(item)
    if (path === undefined) throw new Error('this object is not part of the data; pass items on unchanged')
    return path
  }

  #walk(value: object, path: string): void {
    this.#paths.set(value, path)
    for (const [key, below] of Object.entries(value)) {
      if (typeof below === 'object' && below !== null) this.#walk(below, path === '' ? key : `${path}.${key}`)
    }
  }
}
