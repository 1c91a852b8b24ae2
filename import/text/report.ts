/**
 * What a reader says beside its model: findings (what could not be read) and the ledger (what was read and is not in
 * the picture). Both have a cap, so that a hostile text gets an answer of bounded size.
 */
import { clip } from '../../src/scene/clip.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { Lines, type Place } from './places.ts'

/** A finding with its place in the text; for a statement that could not be read, what was expected and found there. */
export type TextFinding = Finding & Place & { expected?: string; found?: string }

/**
 * A statement that was read and is not in the picture: what it is, and its first words. `lines` has every line where the
 * same kind of statement was said together, as styles are.
 */
export type Note = Place & { what: string; text: string; lines?: number[] }

/** Of a note that is said once: its lines, and what differs among them. */
type Together = { lines: number[]; details: Set<string> }

/** At most so many findings, and so many notes, of one text. */
export const most = 1000

/** What differs in at most so many places. */
const mostDetails = 12

/** Collects findings and notes in the order of reading. */
export class TextReport {
  readonly findings: TextFinding[] = []
  readonly notes: Note[] = []
  readonly #text: string
  readonly #lines: Lines
  readonly #together = new Map<string, Together>()
  #unsaid = 0

  constructor(text: string, lines = new Lines(text)) {
    this.#text = text
    this.#lines = lines
  }

  /** A report that continues this one: what is added to it is not added here. */
  continued(): TextReport {
    const report = new TextReport(this.#text, this.#lines)
    report.findings.push(...this.findings)
    for (const note of this.notes) report.#keep(note, this.#together.get(note.what)?.details)
    report.#unsaid = this.#unsaid
    return report
  }

  get isFull(): boolean {
    return this.findings.length >= most
  }

  place(at: number): Place {
    return this.#lines.place(at)
  }

  /** Adds a finding where something else was expected; the mistake is what follows the blanks there. One finding a line. */
  finding(expected: string, at: number): void {
    if (this.isFull) return
    const mistake = this.#afterBlanks(at)
    const place = this.place(mistake)
    if (this.findings.at(-1)?.line === place.line) return
    const found = inOneLine(firstWord(this.#text, mistake)) || 'the end of the line'
    const problem = `expected ${expected}, found ${found}`
    this.findings.push({ at: `line ${place.line}, column ${place.column}`, problem, ...place, expected, found })
  }

  /** Adds a line to the ledger: what is not in the picture, with its words in the text. */
  note(what: string, at: number, text: string): void {
    if (this.notes.length < most) this.notes.push({ ...this.place(at), what, text: inOneLine(text) })
    else this.#unsaid += 1
  }

  /** The same for what begins a line. */
  noteAt(line: number, what: string): void {
    this.notes.push({ line, column: 1, what, text: '' })
  }

  /** The same for statements that are said once, with all their lines, and what differs among them. */
  noteOnce(what: string, at: number, text: string, detail = ''): void {
    const place = this.place(at)
    if (!this.#together.has(what)) this.#keep({ ...place, what, text: inOneLine(text), lines: [place.line] })
    const { lines, details } = this.#together.get(what)!
    if (lines.at(-1) !== place.line && lines.length < most) lines.push(place.line)
    if (detail !== '' && details.size <= mostDetails) details.add(inOneLine(detail))
  }

  #keep(note: Note, details: ReadonlySet<string> = new Set()): void {
    const { lines } = note
    const own = lines === undefined ? note : { ...note, lines: [...lines] }
    this.notes.push(own)
    if (own.lines !== undefined) this.#together.set(note.what, { lines: own.lines, details: new Set(details) })
  }

  /** A note with what differs, and its lines in the order of the text: readers and converters have orders of their own. */
  #whole({ lines, ...note }: Note): Note {
    if (lines === undefined) return note
    const details = [...this.#together.get(note.what)!.details]
    const said = details.length > mostDetails ? [...details.slice(0, mostDetails), '…'] : details
    const what = said.length === 0 ? note.what : `${note.what} (${said.join(', ')})`
    return { ...note, what, lines: [...new Set(lines)].toSorted((a, b) => a - b) }
  }

  /** The ledger in the order of lines; a last entry counts what the cap left out. */
  ledger(): Note[] {
    const sorted = this.notes
      .map((note) => this.#whole(note))
      .toSorted((a, b) => a.line - b.line || a.column - b.column)
    if (this.#unsaid === 0) return sorted
    const { line, column } = sorted.at(-1) ?? { line: 1, column: 1 }
    return [...sorted, { line, column, what: `${this.#unsaid} more statements that are not in the picture`, text: '' }]
  }

  #afterBlanks(at: number): number {
    let mistake = at
    while (this.#text[mistake] === ' ' || this.#text[mistake] === '\t') mistake += 1
    return mistake
  }
}

const firstWord = (text: string, at: number): string => {
  const word = /\S{0,80}/y
  word.lastIndex = at
  return word.exec(text)?.[0] ?? ''
}

/** Words in one line, shortened to 60 characters. */
const inOneLine = (words: string): string => clip(words.slice(0, 400).trim().replaceAll(/\s+/g, ' '))
