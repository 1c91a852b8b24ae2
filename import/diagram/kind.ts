/**
 * A kind of diagram in a language: the words that begin it, and the module that reads it, loaded when they are seen.
 */
import type { DiagramReading } from '../convert/conversion.ts'
import type { Language } from './languages.ts'

/** One kind of diagram in one language. */
export type DiagramKind = {
  from: Language
  /** In the words of its language. */
  kind: string
  /** The same as words for people; also the root of a forest in a text without a title. */
  name: string
  /**
   * Whether a text is of this kind: `words` is the text from its first words on, behind what the language has before
   * them; `text` is the whole.
   */
  begins: (words: string, text: string) => boolean
  /** Loads what reads a text; without one, what reads any. */
  load: (text?: string) => Promise<DiagramReader>
}

/** Reads the texts of a kind. */
export type DiagramReader = { read: (text: string) => DiagramReading }
