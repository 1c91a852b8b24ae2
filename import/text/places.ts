/**
 * Where something is in a text: offsets while reading, lines and columns for people.
 */

/** A line and a column, both from 1; a column counts UTF-16 units, as editors do. */
export type Place = { line: number; column: number }

/** Finds the line and column of any offset in logarithmic time. */
export class Lines {
  readonly #starts: number[] = [0]

  constructor(text: string) {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) this.#starts.push(end + 1)
  }

  place(at: number): Place {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#start(middle) <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - this.#start(low) + 1 }
  }

  #start(line: number): number {
    return this.#starts[line] ?? 0
  }
}
