/**
 * Words that several pages and files share, said once.
 */

export const siteName = 'Diagram reference'

export const siteDescription =
  'Technical diagrams drawn well, as references: find one that fits, take its editable scene or its picture. Free, without an account.'

/** What the three scores mean; every page that shows scores says so. */
export const scoresNote = 'Scores are editorial judgments from 0 to 100, not benchmarks.'

/** The first sentence of a text: one line for a card. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

/** A text as one cell of a Markdown table. */
export const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')

/** A Markdown table with a head. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((each) => cell(String(each))).join(' | ')} |\n`)
    .join('')
