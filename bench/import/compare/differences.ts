/**
 * Collects what differs between our model of a diagram and another program's.
 */
import { plainWords } from '../../../import/text/plain-words.ts'

/** Words without what a model keeps of its source: entities in Mermaid's internal form, tags, breaks, blanks. */
export const wordsOf = (words: string | undefined | null): string =>
  plainWords((words ?? '').replaceAll(/ﬂ°°?/g, '#').replaceAll('¶ß', ';'))

/** Words without marks of Markdown and icons too: what a label says. Entities may be within entities. */
export const saidOf = (words: string | undefined | null): string => bare(bare(words))

const bare = (words: string | undefined | null): string =>
  wordsOf(
    wordsOf(words)
      .replaceAll(/\b(?:fa[bklrs]?|mdi|logos):[a-z][\w-]*[ \t]*/g, '')
      .replaceAll(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2')
      .replaceAll(/(?<![\w*_])(\*|_)(?=\S)([^\n]*?\S)\1(?![\w*_])/g, '$2'),
  )

/** What a model of another program has under a name. */
export type Theirs = Record<string, any> // eslint-disable-line

export class Differences {
  readonly found: string[] = []

  same(what: string, ours: unknown, theirs: unknown): void {
    const [one, other] = [written(ours), written(theirs)]
    if (one !== other) this.found.push(`${what}: ${one} | ${other}`)
  }

  /** The same for words: entities, tags, breaks and blanks do not count. */
  words(what: string, ours: string | undefined, theirs: string | undefined): void {
    this.same(what, wordsOf(ours), wordsOf(theirs))
  }

  /** Lists of the same entries in any order. */
  alike(what: string, ours: readonly string[], theirs: readonly string[]): void {
    const [one, other] = [ours.toSorted(), theirs.toSorted()]
    for (let index = 0; index < Math.max(one.length, other.length); index++) {
      if (one[index] === other[index]) continue
      this.found.push(`${what}: ${one[index]} | ${other[index]}`)
      return
    }
  }

  /** Lists of the same entries in the same order. */
  inOrder(what: string, ours: readonly string[], theirs: readonly string[]): void {
    for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
      if (ours[index] === theirs[index]) continue
      this.found.push(`${what} ${index}: ${ours[index]} | ${theirs[index]}`)
      return
    }
  }
}

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
