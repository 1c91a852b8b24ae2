/**
 * The text of a new recipe: the schema, sample and drawing of a model of the same shape, with words still to be written.
 */

/** The id and family of a new recipe. */
export type NewRecipe = { id: string; family: string }

/** Placeholders for the fields, too short to pass the tests, so that none is forgotten. */
const wanted: Record<string, string> = {
  description: 'What is drawn, with its common other names.',
  useWhen: 'The question it answers, with limits as numbers.',
  avoidWhen: 'You need something else: use `id`.',
  rationale: 'One strength, one cost, what the reader supplies.',
}

/** Turns a model's recipe.ts into the start of another; the result can be drawn right away. */
export function newRecipeText(model: string, { id, family }: NewRecipe, today: string): string {
  let text = replaceField(model, 'name', quote(nameOf(id)))
  text = replaceField(text, 'family', quote(family))
  for (const [field, words] of Object.entries(wanted)) text = replaceField(text, field, quote(words))
  text = replaceField(text, 'reviewed', quote(today))
  text = replaceField(text, 'revision', '1')
  text = removeField(text, 'suppressions')
  return text.replace(/^\/\*\*[\s\S]*?\*\/\n/, `/** ${nameOf(id)}: say in a sentence what the sample shows. */\n`)
}

/** The text of a search.json without questions and words, which the tests ask for. */
export const newSearchText = (): string => JSON.stringify({ questions: [], aliases: [], words: {} })

/** A name made of the id's words. */
const nameOf = (id: string): string => {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const quote = (words: string): string => `'${words.replaceAll("'", "\\'")}'`

/** From a field's name to the next field of the recipe. */
const fieldPattern = (field: string): RegExp => new RegExp(`^ {2}${field}:[\\s\\S]*?,\\n(?= {2}\\w|\\}\\))`, 'm')

const replaceField = (text: string, field: string, value: string): string => {
  if (!fieldPattern(field).test(text)) throw new Error(`the model has no field "${field}"`)
  return text.replace(fieldPattern(field), () => `  ${field}: ${value},\n`)
}

const removeField = (text: string, field: string): string => text.replace(fieldPattern(field), '')
