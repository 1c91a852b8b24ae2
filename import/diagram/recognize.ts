/**
 * Recognizes what a text is: by its fence, its file's extension, or its first words.
 */
import { belowWords } from './below-words.ts'
import { type Fenced, fencedDiagrams } from './fences.ts'
import type { DiagramKind } from './kind.ts'
import { diagramKinds } from './kinds.ts'
import { type Language, languageOfFile } from './languages.ts'

/** What is known about a text before it is read; `pick` is the number of a diagram in Markdown, from 1. */
export type Hints = { from?: Language | undefined; name?: string | undefined; pick?: number | undefined }

/**
 * A text ready to be read, its kind, and the heading above it; `more` are the lines of other diagrams in the text, `above`
 * is the line of words that stand above the diagram without a fence.
 */
export type Recognized = { text: string; kind: DiagramKind; heading?: string; more: number[]; above?: number }

/** Recognizes a diagram; undefined if the text begins like none. Of several in Markdown, the first. */
export function recognize(text: string, hints: Hints): Recognized | undefined {
  const found = recognizeWhole(text, hints)
  // Sentences may look like D2, which has no words of its own.
  const isSure = found !== undefined && (found.kind.from !== 'd2' || hints.from === 'd2')
  return isSure ? found : (recognizeBelow(text, hints) ?? found)
}

/** A diagram below words, if no fence says where one is. */
const recognizeBelow = (text: string, { from, name = '' }: Hints): Recognized | undefined => {
  const language = from ?? languageOfFile(name)
  const below = language === 'd2' || diagramsIn(text, name)[0]?.from !== undefined ? undefined : belowWords(text)
  const kind = below && kindOf(below.text, language)
  return kind && { ...below, kind, more: [] }
}

const recognizeWhole = (text: string, { from, name = '', pick }: Hints): Recognized | undefined => {
  const all = diagramsIn(text, name)
  const blocks = pick === undefined ? all : all.slice(pick - 1, pick)
  for (const [index, block] of blocks.entries()) {
    const kind = kindOf(block.body, from ?? block.from ?? languageOfFile(name))
    const more = blocks.slice(index + 1).map(({ line }) => line)
    if (kind !== undefined) return { text: block.text, ...given(block.heading), kind, more }
  }
  return undefined
}

const given = (heading: string | undefined): { heading?: string } => (heading === undefined ? {} : { heading })

/** The diagrams in a text: the fenced blocks of Markdown, or the text itself. Lines and columns stay true. */
export function diagramsIn(text: string, name = ''): Fenced[] {
  const blocks =
    /\.(?:md|mdx|markdown)$/i.test(name) || /^[ \t>]*(?:```|~~~|:::[ \t]{0,9}mermaid\b)/m.test(text)
      ? fencedDiagrams(text)
      : []
  return blocks.length === 0 ? [{ text, body: text, line: 1 }] : blocks
}

const kindOf = (text: string, from: Language | undefined): DiagramKind | undefined => {
  const words = firstWords(text)
  const kinds = diagramKinds.filter((kind) => from === undefined || kind.from === from)
  // A language with one kind needs no words to tell it.
  const [only, ...others] = kinds
  return (
    kinds.find((kind) => kind.begins(words, text)) ?? (others.length === 0 && text.trim() !== '' ? only : undefined)
  )
}

/** What may stand before the first words of a diagram in any language: blanks, directives and comments. */
const before = [
  /\s+/y,
  /%%\{(?:[^}]|\}(?!%%))*\}%%/y,
  /(?:%%|\/\/|#|--(?!-))[^\n]*(?:\n|$)/y,
  /\/\*(?:[^*]|\*(?!\/))*\*\//y,
  /---[ \t]*(?=\n)/y,
]

const frontMatter = /---[ \t]*\r?\n(?:(?!---[ \t]*\r?(?:\n|$))[^\n]*\n)*---[ \t]*\r?(?:\n|$)/y

/** The text from its first words on: behind front matter, directives and comments of any language. */
const firstWords = (text: string): string => {
  let at = 0
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const length = pattern.exec(text)?.[0].length ?? 0
    at += length
    return length > 0
  }
  skip(/\ufeff?\s*/y)
  while (skip(frontMatter) || before.some(skip));
  return text.slice(at)
}
