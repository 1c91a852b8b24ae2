/**
 * Elements of XML in the order in which they begin, each with the one around it and the words in it. Linear in the text,
 * however deep the elements are; what is not closed, closed twice or no tag is a finding.
 */
import type { TextReport } from './report.ts'
import { tagsIn, type XmlTag } from './xml.ts'

export type XmlElement = {
  /** Without its prefix. */
  name: string
  at: number
  given: ReadonlyMap<string, string>
  parent?: XmlElement | undefined
  /** The text that is directly in it. */
  words: string
}

/** The elements of a document; what is wrong with its tags is in the report. */
export function elementsIn(text: string, report: TextReport): XmlElement[] {
  const reading = new Nesting(report)
  for (const tag of tagsIn(text)) reading.read(tag)
  reading.end(text.length)
  return reading.found
}

class Nesting {
  readonly found: XmlElement[] = []
  readonly #report: TextReport
  readonly #open: XmlElement[] = []
  /** How many elements of a name are open: a closing tag without one must not search all that are. */
  readonly #count = new Map<string, number>()

  constructor(report: TextReport) {
    this.#report = report
  }

  read(tag: XmlTag): void {
    if (tag.missing !== undefined) this.#report.finding(tag.missing, tag.at)
    const inner = this.#open.at(-1)
    if (tag.name === '') {
      if (inner !== undefined) inner.words += tag.words
    } else if (tag.closes) this.#close(tag)
    else this.#begin(tag, inner)
  }

  /** What is still open at the end of the text. */
  end(at: number): void {
    const [outermost] = this.#open
    if (outermost !== undefined) this.#report.finding(`</${outermost.name}>`, at)
  }

  #begin({ name, at, given, isEmpty }: XmlTag, parent: XmlElement | undefined): void {
    const element = { name, at, given, parent, words: '' }
    this.found.push(element)
    if (isEmpty) return
    this.#open.push(element)
    this.#count.set(name, (this.#count.get(name) ?? 0) + 1)
  }

  /** Closes the innermost element of this name, and those in it that nothing closes. */
  #close({ name, at }: XmlTag): void {
    if (!this.#count.get(name)) return this.#report.finding(`an element before </${name}>`, at)
    for (let inner = this.#open.pop(); inner !== undefined; inner = this.#open.pop()) {
      this.#count.set(inner.name, (this.#count.get(inner.name) ?? 0) - 1)
      if (inner.name === name) return
      this.#report.finding(`</${inner.name}> for the element that begins`, inner.at)
    }
  }
}
