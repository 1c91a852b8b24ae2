/**
 * Reads SVG path data token by token: commands, numbers, flags (SVG 2, section 9.3.9).
 *
 * A character code at a time, because every arrow's render waits for it; linear in the length of the data.
 */

const parameterCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** White space. The language's character rule lets nothing else beyond ASCII into path data. */
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code > 127

const commandCodes = new Set(Array.from('MmLlHhVvCcSsQqTtAaZz', (letter) => letter.charCodeAt(0)))

/** Reads tokens from left to right. Where one is malformed, reading ends: the position means nothing any more. */
export class Scanner {
  readonly #data: string
  position = 0
  constructor(data: string) {
    this.#data = data
  }

  #skipSpace(): void {
    while (isSpace(this.#data.charCodeAt(this.position))) this.position++
  }

  /** Between two numbers one comma may stand. */
  #skipSeparator(): void {
    this.#skipSpace()
    if (this.#data.charCodeAt(this.position) !== 44) return
    this.position++
    this.#skipSpace()
  }

  #skipSign(): void {
    const code = this.#data.charCodeAt(this.position)
    if (code === 43 || code === 45) this.position++
  }

  /** The count of digits skipped. */
  #skipDigits(): number {
    const start = this.position
    while (isDigit(this.#data.charCodeAt(this.position))) this.position++
    return this.position - start
  }

  /** Whether the exponent, if there is one, has digits. */
  #skipExponent(): boolean {
    if ((this.#data.charCodeAt(this.position) | 32) !== 101) return true
    this.position++
    this.#skipSign()
    return this.#skipDigits() > 0
  }

  /** The command letter that comes next; empty where none does. */
  command(): string {
    this.#skipSpace()
    if (!commandCodes.has(this.#data.charCodeAt(this.position))) return ''
    return this.#data.charAt(this.position++)
  }

  /** An arc's flag: one digit, which need not be separated from what follows. */
  #flag(): number | undefined {
    const code = this.#data.charCodeAt(this.position)
    if (code !== 48 && code !== 49) return undefined
    this.position++
    return code - 48
  }

  /** The value of the number that ends here; short whole ones, the usual case, are summed up digit by digit. */
  #value(start: number): number {
    let sum = 0
    for (let index = start; index < this.position; index++) {
      const code = this.#data.charCodeAt(index)
      if (!isDigit(code) || index - start >= 15) return Number(this.#data.slice(start, this.position))
      sum = sum * 10 + code - 48
    }
    return sum
  }

  /** A number: "1.", "1e" and what no float holds are errors, as in browsers. */
  #number(): number | undefined {
    const start = this.position
    this.#skipSign()
    let digits = this.#skipDigits()
    if (this.#data.charCodeAt(this.position) === 46) {
      this.position++
      digits = this.#skipDigits()
    }
    if (digits === 0 || !this.#skipExponent()) return undefined
    const value = this.#value(start)
    return Number.isFinite(value) ? value : undefined
  }

  /**
   * The numbers of one command and where the first stands, or undefined where one is missing.
   * After a `written` letter no comma may stand; before numbers that repeat the last command one may.
   */
  numbers(letter: string, written: boolean): { values: number[]; at: number } | undefined {
    const values: number[] = []
    if (written) this.#skipSpace()
    else this.#skipSeparator()
    const at = this.position
    for (let index = 0; index < (parameterCounts[letter] ?? 0); index++) {
      if (index > 0) this.#skipSeparator()
      const value = letter === 'A' && (index === 3 || index === 4) ? this.#flag() : this.#number()
      if (value === undefined) return undefined
      values.push(value)
    }
    return { values, at }
  }
}
