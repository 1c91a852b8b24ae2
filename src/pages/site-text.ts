/**
 * Text that several pages and files share.
 */

import type { Recipe } from '../catalog/recipe.ts'
import { sentenceCase } from '../scene/sentence-case.ts'

export const siteName = 'diagref'

/** What the site is for, in one line. */
export const siteClaim = 'Technical diagrams worth copying'

export const siteDescription =
  'Technical diagrams worth copying: find the one you need, put your own data in it, and get a clean SVG. Free, no sign-up.'

/** The note on every page that shows scores. */
export const scoresNote = 'Scores are editorial judgments from 0 to 100, not benchmarks.'

/** The first sentence of a text: one line of a list. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

/** What is drawn, without its details: the two lines of a card, where a clause is that short. */
export const shortLine = (description: string): string => {
  const sentence = firstSentence(description)
  const [, start] = /^(.{24,}?)[:;] /s.exec(sentence) ?? []
  const line = start === undefined ? sentence : `${start}.`
  return line.length > twoLines ? (firstClause(line) ?? line) : line
}

/** As many characters as the two lines of a card usually have. */
const twoLines = 84

/** The beginning up to the first comma after which the rest only adds. */
const firstClause = (line: string): string | undefined => {
  const starts = [...line.matchAll(/, /g)].map(({ index }) => line.slice(0, index))
  const clause = starts.find((each) => each.length >= 32 && !/\b(?:and|or)(?:,|$)|\([^)]*$/.test(each))
  return clause === undefined || clause.length >= twoLines ? undefined : `${clause}.`
}

/** What one learns from a diagram: the first thing people ask that is worded as a question, and short if there is one. */
export const questionOf = ({ questions, description }: Pick<Recipe, 'questions' | 'description'>): string => {
  const all = questions.filter((question) => asks.test(question))
  const asked = all.find(({ length }) => length <= oneLine) ?? all[0]
  return asked === undefined ? shortLine(description) : `${sentenceCase(asked)}?`
}

/** As many characters as one line of the narrowest card has. */
const oneLine = 40

const asks =
  /^(?:(?:at|by|from|in|on|to|with) )?(?:how|what|when|where|which|who|whom|whose|why|are|can|did|do|does|is|will)\b/

/** A name as a page sets it: its last word is not left alone in a line, "(level 1)", and apostrophes are curly. */
export const keepTogether = (name: string): string => name.replace(/ (?=\S{1,3}$)/, '\u00a0').replaceAll("'", '’')

/** A description without the sentence that lists other names. */
export const withoutOtherNames = (description: string): string => description.replace(otherNames, '').trim()

const otherNames = /\s*Also (?:called|known as) ([^.]+)\./

/** A text as one cell of a Markdown table. */
export const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')

/** A Markdown table with a head. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((each) => cell(String(each))).join(' | ')} |\n`)
    .join('')

/** The hint on a page for an unknown id. */
export const galleryHint = (baseUrl: string): string => `The gallery at ${baseUrl}/ shows every recipe.`

/** What a reader can do here. */
export const lead = 'Find the one you need, put your own data in it, and get a clean SVG. Free, no sign-up.'

/** The scores, in the order they are shown. */
export const scoreMeanings = [
  { key: 'overall', label: 'Overall', meaning: 'how good a reference it is for its kind' },
  { key: 'visual', label: 'Visual', meaning: 'how fast the point is seen' },
  { key: 'ease', label: 'Ease', meaning: 'how little one change costs by hand' },
] as const

/** Titles of the parts of a recipe, the same in HTML and Markdown. */
export const partTitles = {
  use: 'Use it when',
  avoid: 'Choose another when',
  scores: 'Scores',
  facts: 'Facts',
  outline: 'The diagram in words',
  arrows: 'Arrows',
  copy: 'Copy it',
  related: 'Related diagrams',
} as const

/** The metadata of a recipe, as name and value. */
export const factsOf = ({
  id,
  family,
  description,
  primitives,
  scene,
  revision,
  reviewed,
}: Recipe): [name: string, value: string][] => [
  ['Id', id],
  ['Family', family],
  ...(otherNames.exec(description) ?? []).slice(1).map((names): [string, string] => ['Also called', names]),
  ['Primitives', primitives.join(', ')],
  ['Canvas', `${scene.width} × ${scene.height} px, ${scene.elements.length} elements`],
  ['Revision', String(revision)],
  ['Reviewed', reviewed],
]
