/**
 * A scene being edited.
 */
import type { Element, Scene } from '../../scene/scene.ts'
import { EditError, findPart, type NamedPart } from './find-part.ts'

/** An element, and its number in the original scene; copies have none. */
export type DraftEntry = { element: Element; number?: number }

/** Elements keep their numbers of the original scene, whatever is done to others. */
export class EditDraft {
  #head: Omit<Scene, 'elements'>
  entries: DraftEntry[]
  readonly #sent: Scene
  readonly #parts: readonly NamedPart[]

  constructor({ elements, ...head }: Scene, parts: readonly NamedPart[]) {
    this.#head = head
    this.#sent = { ...head, elements }
    this.#parts = parts
    this.entries = elements.map((element, number) => ({ element, number }))
  }

  get scene(): Scene {
    return { ...this.#head, elements: this.entries.map(({ element }) => element) }
  }

  setHead(fields: Partial<Omit<Scene, 'elements'>>): void {
    this.#head = { ...this.#head, ...fields }
  }

  /** Whether everything that `at` refers to was removed earlier, as an arrow is along with its end. */
  isGone(at: number | string): boolean {
    return this.#left(at).length === 0
  }

  #left(at: number | string): DraftEntry[] {
    const numbers = new Set(findPart(at, this.#sent, this.#parts))
    return this.entries.filter(({ number }) => number !== undefined && numbers.has(number))
  }

  /** The remaining entries that `at` refers to. */
  find(at: number | string): DraftEntry[] {
    const found = this.#left(at)
    if (found.length === 0) throw new EditError(`${JSON.stringify(at)} was removed earlier`)
    return found
  }

  /** The arrows of a part with their labels, which cannot stay without it. */
  arrowsOf(at: number | string): DraftEntry[] {
    const name = this.#parts.find((part) => part.at === at)?.name ?? at
    const joining = this.#parts.filter(({ from, to }) => from === name || to === name)
    const numbers = new Set(joining.flatMap(({ elements }) => elements))
    return this.entries.filter(({ number }) => number !== undefined && numbers.has(number))
  }
}
