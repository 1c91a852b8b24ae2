/**
 * The place of each object and list in the data: its path from the root, as in findings.
 */
import type { Target } from './data/references.ts'

export class Places {
  readonly #paths = new WeakMap<object, string>()

  /** What can be referred to but is computed from the data, such as a part of a URL, is at `@` and its name. */
  constructor(data: object, targets: readonly Target[] = []) {
    this.#walk(data, '')
    for (const { names, item } of targets) {
      const name = names.find((each) => each !== undefined)
      if (!this.#paths.has(item) && name !== undefined) this.#paths.set(item, `@${name}`)
    }
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
