/**
 * A recipe's guidance as lists: when to use it, and what to choose in other cases.
 */
import { sentenceCase } from '../../scene/sentence-case.ts'

/** One case in which other recipes are better, and their ids. */
export type Alternative = { need: string; ids: string[] }

/** The alternatives that the text names, and sentences that name none. */
export type Alternatives = { alternatives: Alternative[]; notes: string[] }

/** Reads avoidWhen. The last sentence before the ids is the case; sentences before it are notes. */
export function readAlternatives(text: string): Alternatives {
  const alternatives: Alternative[] = []
  const notes: string[] = []
  let end = 0
  for (const [whole, before = '', names = ''] of text.matchAll(cases)) {
    const sentences = sentencesOf(before)
    alternatives.push({
      need: tidy(sentences.pop() ?? ''),
      ids: [...names.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id),
    })
    notes.push(...sentences)
    end += whole.length
  }
  return { alternatives, notes: [...notes, ...sentencesOf(text.slice(end))] }
}

/** Text before "use `a` or `b`", which may be in parentheses or after a colon. */
const cases = /([^`]*?)[\s,]*[:(]\s*use (`[^`]+`(?:(?:, or |, | or )`[^`]+`)*)\)?[.,;]?\s*/gy

/** The sentences of a text; abbreviations, numbers and file names do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)]?)(?<!\b(?:e\.g|i\.e|vs|etc|cf|approx)\.)\s+(?=[\p{Lu}\p{N}`“"])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Makes a clause a sentence: without a leading "or", with a capital. */
const tidy = (need: string): string => {
  const plain = need.replace(/^(?:or|and)\s+/i, '').trim()
  return sentenceCase(plain)
}
