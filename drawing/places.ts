/**
 * Where each object and list of the data stands: its path from the root, as findings name it.
 */

export class Places {
  readonly #paths = new WeakMap<object, string>()

  constructor(data: object) {
    this.#walk(data, '')
  }

  /** The path of an object of the data. An object that is none of them is our own mistake. */
  of(item: object): string {
    const path = this.#paths.get(item)
    if (path === undefined) throw new Error('this object is not part of the data; pass items on as they came')
    return path
  }

  #walk(value: object, path: string): void {
    this.#paths.set(value, path)
    for (const [key, below] of Object.entries(value)) {
      if (typeof below === 'object' && below !== null) this.#walk(below, path === '' ? key : `${path}.${key}`)
    }
  }
}
