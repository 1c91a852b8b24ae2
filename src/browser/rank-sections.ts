/**
 * Ranks sections of the documentation for a question: rare words count more than common ones, and words of a heading
 * more than words below it. A section need not have every word.
 */
import { significant, splitWords, stem } from '../catalog/words.ts'

/** A part of a chapter under one heading. */
export type GuideSection = { address: string; chapter: string; heading: string; text: string }

/** Prepares the search; what it returns finds the best sections for a query, which may end within a word. */
export function createRanking(sections: readonly GuideSection[]): (query: string) => GuideSection[] {
  const prepared = sections.map((section) => ({
    section,
    heading: wordsOf(section.heading),
    chapter: wordsOf(section.chapter),
    text: wordsOf(section.text),
  }))
  return (query) => {
    const words = [...new Set(significant(splitWords(query)).map(stem))]
    const matches = words.map((word) => prepared.map((each) => nearness(each, word)))
    const weights = matches.map((all) => Math.log(1 + all.length / (all.filter((value) => value > 0).length || 1)))
    const scored = prepared.map(({ section }, at) => ({
      section,
      covered: sum(matches.map((all, word) => (all[at] ? (weights[word] ?? 0) : 0))),
      score: sum(matches.map((all, word) => (all[at] ?? 0) * (weights[word] ?? 0))),
    }))
    const most = Math.max(...scored.map(({ covered }) => covered))
    return scored
      .filter(({ covered }) => covered > 0 && covered >= most / 2)
      .sort((a, b) => b.score - a.score)
      .map(({ section }) => section)
  }
}

type Prepared = Record<'heading' | 'chapter' | 'text', ReadonlySet<string>>

const wordsOf = (text: string): ReadonlySet<string> => new Set(splitWords(text).map(stem))

/** How near to the heading of a section a word is; 0 if it is not there. */
const nearness = ({ heading, chapter, text }: Prepared, word: string): number =>
  3 * likeness(heading, word) + 1.5 * likeness(chapter, word) + likeness(text, word)

/** 1 for the word itself, less for one that only starts like it. */
const likeness = (words: ReadonlySet<string>, wanted: string): number => {
  if (words.has(wanted)) return 1
  return wanted.length >= shortestStart && [...words].some((word) => word.startsWith(wanted)) ? 0.4 : 0
}

/** Shorter starts occur in too many words. */
const shortestStart = 3

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const mostOfChapter = 3

/** The first sections of each chapter before the rest, so that a long one, such as a reference, hides no other. */
export const varied = (sections: readonly GuideSection[]): GuideSection[] => {
  const counts = new Map<string, number>()
  const isEarly = sections.map(({ chapter }) => {
    const count = (counts.get(chapter) ?? 0) + 1
    counts.set(chapter, count)
    return count <= mostOfChapter
  })
  return [...sections.filter((_, index) => isEarly[index]), ...sections.filter((_, index) => !isEarly[index])]
}
