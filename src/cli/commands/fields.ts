/**
 * The fields of recipes that `--fields` names, as JSON.
 */
import { usageError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'

/** An object with only the named fields, separated by commas; throws a CliError that lists the available fields. */
export function pickFields(recipe: object, fields: string): object {
  const chosen = fields.split(',').map((field) => field.trim())
  const wrong = chosen.find((field) => !Object.hasOwn(recipe, field))
  if (wrong !== undefined)
    throw usageError(`--fields cannot be "${stripControls(wrong)}". A diagram has: ${Object.keys(recipe).join(', ')}.`)
  return Object.fromEntries(chosen.map((field) => [field, recipe[field as keyof typeof recipe]]))
}
