/**
 * Reads SVG path data token by token: commands, numbers, flags (SVG 2, section 9.3.9).
 *
 * Works on character codes and allocates nothing, because every arrow that is rendered depends on it; linear in the
 * length of the data.
 */

/** How many numbers follow each command letter. */
const parameterCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The same by character code, for both cases; -1 for what is not a command. */
const countByCode = new Int8Array(128).fill(-1)
for (const [letter, count] of Object.entries(parameterCounts))
  for (const each of [letter, letter.toLowerCase()]) countByCode[each.charCodeAt(0)] = count

/** White space. The language's character rule lets nothing else beyond ASCII into path data. */
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code > 127

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** Powers of ten up to the longest fraction that is parsed digit by digit. */
const powersOfTen = Float64Array.from({ length: 16 }, (_, power) => 10 ** power)

/** Reads tokens from left to right. After a malformed one, the position is meaningless. */
export class Scanner {
  readonly #data: string
  position = 0
  /** Starts with the numbers of the last command read. */
  readonly values = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
  count = 0
  /** Where the first of them is. */
  at = 0
  constructor(data: string) {
    this.#data = data
  }

  /** The character code at a position, 0 past the end: an out-of-bounds `charCodeAt` would deoptimize the call in V8. */
  #codeAt(position: number): number {
    return position < this.#data.length ? this.#data.charCodeAt(position) : 0
  }

  #skipSpace(): void {
    while (isSpace(this.#codeAt(this.position))) this.position++
  }

  /** Skips white space with at most one comma in it. */
  #skipSeparator(): void {
    this.#skipSpace()
    if (this.#codeAt(this.position) !== 44) return
    this.position++
    this.#skipSpace()
  }

  /** Reads the next command letter; empty if there is none. */
  command(): string {
    this.#skipSpace()
    const code = this.#codeAt(this.position)
    return code < 128 && countByCode[code]! >= 0 ? this.#data.charAt(this.position++) : ''
  }

  /**
   * Reads the numbers of one command; returns whether all are there.
   * A comma may precede numbers that repeat the last command, but not numbers after a `written` letter.
   */
  numbers(letter: string, written: boolean): boolean {
    if (written) this.#skipSpace()
    else this.#skipSeparator()
    this.at = this.position
    this.count = countByCode[letter.charCodeAt(0)] ?? 0
    for (let index = 0; index < this.count; index++) {
      if (index > 0) this.#skipSeparator()
      const value = this.count === 7 && (index === 3 || index === 4) ? this.#flag() : this.#number()
      if (Number.isNaN(value)) return false
      this.values[index] = value
    }
    return true
  }

  /** An arc's flag: one digit, which need not be separated from what follows. */
  #flag(): number {
    const code = this.#codeAt(this.position)
    if (code !== 48 && code !== 49) return Number.NaN
    this.position++
    return code - 48
  }

  /** Reads a number; NaN if there is none. "1.", "1e" and overflowing numbers are errors, as in browsers. */
  #number(): number {
    const start = this.position
    const sign = this.#codeAt(start)
    const first = sign === 43 || sign === 45 ? start + 1 : start
    let sum = this.#digits(first, 0)
    let digits = this.position - first
    let places = 0
    if (this.#codeAt(this.position) === 46) {
      const point = this.position
      sum = this.#digits(point + 1, sum)
      places = this.position - point - 1
      if (places === 0) return Number.NaN
      digits += places
    }
    if (digits === 0) return Number.NaN
    if ((this.#codeAt(this.position) | 32) === 101) return this.#withExponent(start)
    // Up to 15 digits, both the sum and the power are exact, and so their quotient is the nearest float.
    if (digits > 15) return this.#slice(start)
    const value = sum / powersOfTen[places]!
    return sign === 45 ? -value : value
  }

  /** Moves past the digits at `start`, appending them to those of `sum`. */
  #digits(start: number, sum: number): number {
    let at = start
    for (let code = this.#codeAt(at); isDigit(code); code = this.#codeAt(++at)) sum = sum * 10 + code - 48
    this.position = at
    return sum
  }

  /** The number from `start` whose exponent begins here. */
  #withExponent(start: number): number {
    const sign = this.#codeAt(this.position + 1)
    const first = this.position + (sign === 43 || sign === 45 ? 2 : 1)
    this.#digits(first, 0)
    return this.position === first ? Number.NaN : this.#slice(start)
  }

  #slice(start: number): number {
    const value = Number(this.#data.slice(start, this.position))
    return Number.isFinite(value) ? value : Number.NaN
  }
}
