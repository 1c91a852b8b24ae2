/**
 * Numbers of messages, where a text asks for them: each stands before what its message says.
 */

/** Numbers from here on, or none; without a start, they go on. */
export type Numbering = { visible: boolean; start?: number; step?: number }

/** What is numbered by hand has its number. */
const numbered = /^\d+[.):]/

export class MessageNumbers {
  #isOn = false
  #next = 1
  #step = 1

  /** Turns numbers on or off. */
  set({ visible, start, step }: Numbering): void {
    this.#isOn = visible
    if (start !== undefined) this.#next = start
    if (step !== undefined) this.#step = step
  }

  /** The words of the next message, behind its number if it has one. */
  before(words: string): string {
    if (!this.#isOn) return words
    const number = Number(this.#next.toFixed(2))
    this.#next += this.#step
    return numbered.test(words) ? words : `${number}. ${words}`
  }
}
