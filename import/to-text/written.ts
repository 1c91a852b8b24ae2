/**
 * A text in a language of diagrams that says what data say, and what it has no words for.
 */

/** Languages that data are written in. */
export const writtenLanguages = ['mermaid', 'dot', 'plantuml', 'd2'] as const

export type WrittenLanguage = (typeof writtenLanguages)[number]

/** What data say that the text does not: a field, and where it is. */
export type Unsaid = { at: string; what: string }

/** A text, or why there is none. */
export type WrittenText = { ok: true; text: string; unsaid: Unsaid[] } | { ok: false; problem: string }

/** Collects what is not said; each kind of thing once, with how often. */
export class Unsayable {
  readonly #found = new Map<string, { at: string; count: number }>()

  add(what: string, at: string): void {
    const known = this.#found.get(what)
    if (known === undefined) this.#found.set(what, { at, count: 1 })
    else known.count += 1
  }

  get list(): Unsaid[] {
    return [...this.#found].map(([what, { at, count }]) => ({
      at,
      what: count === 1 ? what : `${what} (${count} times)`,
    }))
  }
}
