/**
 * Words that several pages and files share, said once.
 */

import type { Recipe } from '../catalog/recipe.ts'

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

/** The gallery in one breath. */
export const lead = (recipes: number): string =>
  `${recipes} technical diagrams, drawn well and explained: when to use one, when not, and an editable scene to start from.`

/** The scores, in the order they are shown. */
export const scoreMeanings = [
  { key: 'visual', label: 'Visual', meaning: 'How quickly the point is seen' },
  { key: 'ease', label: 'Ease', meaning: 'How easily the scene is edited' },
  { key: 'overall', label: 'Overall', meaning: 'Worth as the reference for its kind' },
] as const

/** Titles of the parts of a recipe, the same in HTML and Markdown. */
export const partTitles = {
  use: 'Use it when',
  avoid: 'Avoid it when',
  scores: 'Scores',
  facts: 'Facts',
  outline: 'The picture in words',
  arrows: 'Arrows',
  take: 'Take it with you',
  instead: 'Instead',
  family: 'In the same family',
} as const

/** What is known of a recipe besides its words, as name and value. */
export const factsOf = ({
  id,
  family,
  primitives,
  scene,
  revision,
  reviewed,
}: Recipe): [name: string, value: string][] => [
  ['Id', id],
  ['Family', family],
  ['Primitives', primitives.join(', ')],
  ['Canvas', `${scene.width} × ${scene.height} px, ${scene.elements.length} elements`],
  ['Revision', String(revision)],
  ['Reviewed', reviewed],
]
