/**
 * Numbers of messages, where a text asks for them: each stands before what its message says.
 */

import { stepNumber } from '../../drawing/data/step-number.ts'

/** Numbers from here on, or none; without a start, they go on. `isOfAll`: messages without numbers were counted, too. */
export type Numbering = { visible: boolean; start?: number; step?: number; isOfAll?: boolean }

export class MessageNumbers {
  #isOn = false
  #next = 1
  /** What the next one would be, had all been on since the last start. */
  #ofAll = 1
  #step = 1

  /** Turns numbers on or off. */
  set({ visible, start, step, isOfAll = false }: Numbering): void {
    this.#isOn = visible
    if (start !== undefined) this.#next = this.#ofAll = start
    else if (isOfAll) this.#next = this.#ofAll
    if (step !== undefined) this.#step = step
  }

  /** The words of the next message, behind its number if it has one. */
  before(words: string): string {
    const number = Number(this.#next.toFixed(2))
    if (this.#isOn) this.#next += this.#step
    this.#ofAll += this.#step
    // What is numbered by hand has its number.
    return this.#isOn && !stepNumber.test(words) ? `${number}. ${words}` : words
  }
}
