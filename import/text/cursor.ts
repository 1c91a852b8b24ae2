/**
 * A cursor over a text: steps over sticky patterns, and leaves a statement with `stop` where something else was expected.
 *
 * Patterns are sticky (`y`) for `take`, `see` and `need`, and global (`g`) for `find`.
 */
import { TextReport } from './report.ts'

/** Thrown to leave a statement. No Error: a stack trace costs more than the statement. */
export class StatementStop {
  readonly at: number
  readonly expected: string

  constructor(at: number, expected: string) {
    this.at = at
    this.expected = expected
  }
}

export class Cursor {
  at = 0
  /** How far a statement has been read and is kept, whatever comes behind it. */
  kept = 0
  readonly text: string
  readonly report: TextReport
  readonly #missing = new Set<string>()

  constructor(text: string, report = new TextReport(text)) {
    this.text = text
    this.report = report
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  /** Steps over a pattern if it is here. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const hit = pattern.exec(this.text)
    if (hit === null) return undefined
    this.at = pattern.lastIndex
    return hit
  }

  /** What was read so far is kept: a mistake behind it does not have it read again. */
  keep(): void {
    this.kept = this.at
  }

  /** Whether a pattern is here. */
  see(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    return pattern.test(this.text)
  }

  /** Steps over a pattern that must be here. */
  need(pattern: RegExp, expected: string): RegExpExecArray {
    return this.take(pattern) ?? this.stop(expected)
  }

  stop(expected: string, at = this.at): never {
    throw new StatementStop(at, expected)
  }

  /** Like indexOf from here on; what was once looked for in vain is not looked for again. */
  ahead(words: string): number {
    if (this.#missing.has(words)) return -1
    const hit = this.text.indexOf(words, this.at)
    if (hit < 0) this.#missing.add(words)
    return hit
  }

  /** The offset of the first hit of a global pattern from here on, or the end. */
  find(pattern: RegExp): number {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)?.index ?? this.text.length
  }

  /** The end of this line. */
  get lineEnd(): number {
    const end = this.text.indexOf('\n', this.at)
    return end < 0 ? this.text.length : end
  }

  /** Steps over the rest of the line and returns it, trimmed. */
  restOfLine(): string {
    const start = this.at
    this.at = this.lineEnd
    return this.text.slice(start, this.at).trim()
  }

  finding(expected: string, at = this.at): void {
    this.report.finding(expected, at)
  }

  /** Names what was read from `at` up to here in the ledger. */
  note(what: string, at: number): void {
    this.report.note(what, at, this.text.slice(at, Math.min(this.at, at + 400)))
  }

  /** The same for what is said once for the whole text. */
  noteOnce(what: string, at: number, detail?: string): void {
    this.report.noteOnce(what, at, this.text.slice(at, Math.min(this.at, at + 400)), detail)
  }
}
