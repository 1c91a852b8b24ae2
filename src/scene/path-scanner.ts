/**
 * Reads SVG path data token by token: commands, numbers, flags (SVG 2, section 9.3.9).
 *
 * A character code at a time, because every arrow's render waits for it; linear in the length of the data.
 */

const parameterCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** White space or a comma: what may stand between numbers. */
const isSeparator = (code: number): boolean => code === 32 || code === 44 || (code >= 9 && code <= 13)

const commandCodes = new Set([...'MmLlHhVvCcSsQqTtAaZz'].map((letter) => letter.charCodeAt(0)))

/** Reads tokens from left to right. */
export class Scanner {
  readonly #data: string
  position = 0
  constructor(data: string) {
    this.#data = data
  }

  #skip(): void {
    while (isSeparator(this.#data.charCodeAt(this.position))) this.position++
  }

  #digits(): number {
    const start = this.position
    while (isDigit(this.#data.charCodeAt(this.position))) this.position++
    return this.position - start
  }

  /** The command letter that comes next; empty where none does. */
  command(): string {
    this.#skip()
    if (!commandCodes.has(this.#data.charCodeAt(this.position))) return ''
    return this.#data.charAt(this.position++)
  }

  /** An arc's flag: one digit, which need not be separated from what follows. */
  flag(): number | undefined {
    this.#skip()
    const code = this.#data.charCodeAt(this.position)
    if (code !== 48 && code !== 49) return undefined
    this.position++
    return code - 48
  }

  /** The number that comes next, by SVG's grammar: sign, digits with at most one point, exponent. */
  number(): number | undefined {
    this.#skip()
    const start = this.position
    this.#sign()
    let digits = this.#digits()
    if (this.#data.charCodeAt(this.position) === 46) {
      this.position++
      digits += this.#digits()
    }
    if (digits === 0) {
      this.position = start
      return undefined
    }
    this.#exponent()
    return Number(this.#data.slice(start, this.position))
  }

  #sign(): void {
    const code = this.#data.charCodeAt(this.position)
    if (code === 43 || code === 45) this.position++
  }

  #exponent(): void {
    const before = this.position
    if ((this.#data.charCodeAt(before) | 32) !== 101) return
    this.position++
    this.#sign()
    if (this.#digits() === 0) this.position = before
  }

  /** The numbers of one command and where the first stands, or undefined where one is missing. */
  numbers(letter: string): { values: number[]; at: number } | undefined {
    const values: number[] = []
    this.#skip()
    const at = this.position
    for (let index = 0; index < (parameterCounts[letter] ?? 0); index++) {
      const value = letter === 'A' && (index === 3 || index === 4) ? this.flag() : this.number()
      if (value === undefined) return undefined
      values.push(value)
    }
    return { values, at }
  }
}
