/**
 * The text of a new recipe: the template of its shape, which draws right away, with every word still to be written.
 */

import { sentenceCase } from '../src/scene/sentence-case.ts'
import { placeholder, placeholders } from './templates/placeholders.ts'

/** The id and family of a new recipe. */
export type NewRecipe = { id: string; family: string }

/** What is asked of a field besides its words. */
const asked: Record<string, string> = {
  visual: 'how quickly the point is seen, 60 to 95',
  ease: 'what one change by hand costs, 60 to 95',
  overall: 'would you hand it to a colleague? 60 to 95',
  reviewed: 'the day on which somebody else has checked it',
}

/** Turns the template of a shape into the start of a recipe. */
export function newRecipeText(template: string, { id, family }: NewRecipe): string {
  const words = { ...placeholders, name: nameOf(id), family }
  const lines = Object.entries(words).map(([field, value]) => {
    const note = asked[field] === undefined ? '' : ` // ${placeholder}: ${asked[field]}`
    return `  ${field}: ${typeof value === 'string' ? quote(value) : value},${note}\n`
  })
  return template
    .replace(/^import .*placeholders\.ts'\n/m, '')
    .replace(/^ {2}\.\.\.placeholders,\n/m, () => lines.join(''))
    .replace(/^ {2}sample: \{/m, `  // ${placeholder}: real data\n  sample: {`)
}

/** The text of a search.json that still has to be written. */
export const newSearchText = (): string =>
  JSON.stringify({
    questions: [`${placeholder}: twelve questions that it answers, in the words of who asks them`],
    aliases: [`${placeholder}: other names for it, and what it shows`],
    words: {},
  })

/** A place in a file that is still to be written. */
export type Unwritten = { line: number; text: string }

/** What of a file is still to be written. */
export const unwrittenIn = (text: string): Unwritten[] =>
  text
    .split('\n')
    .flatMap((line, index) => (line.includes(placeholder) ? [{ line: index + 1, text: line.trim() }] : []))

/** A name made of the id's words. */
const nameOf = (id: string): string => {
  const words = id.replaceAll('-', ' ')
  return sentenceCase(words)
}

const quote = (words: string): string => `'${words.replaceAll("'", "\\'")}'`
