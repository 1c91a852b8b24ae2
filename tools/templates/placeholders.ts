/**
 * What a new recipe says until somebody writes it: every line has the word that `npm run review` looks for.
 */
import type { RecipeWords } from '../../src/catalog/recipe.ts'

/** The word that marks what is still to be written. */
export const placeholder = 'PLACEHOLDER'

/** Words and scores of a template; a new recipe gets them line by line, with its own name and family. */
export const placeholders = {
  name: 'PLACEHOLDER: the term of the field',
  family: 'Flows',
  description: 'PLACEHOLDER: what is drawn, in a sentence or two, then “Also called …” (120 to 280 characters)',
  useWhen:
    'PLACEHOLDER: the question it answers, with limits as numbers, and the data one needs (120 to 300 characters)',
  avoidWhen: 'PLACEHOLDER: “You need X: use `id`”, for what it might be confused with (120 to 300 characters)',
  visual: 0,
  ease: 0,
  overall: 0,
  rationale:
    'PLACEHOLDER: one strength, one cost, and what the reader supplies, in two or three sentences (120 to 320 characters)',
  reviewed: 'YYYY-MM-DD',
  revision: 1,
} as const satisfies RecipeWords
