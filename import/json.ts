/**
 * Reads values from parsed documents whose structure has not been checked.
 */
export type Json = Record<string, unknown>

/** An object that is neither null nor a list. */
export const asObject = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined

/** A string that is not blank. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Text of at most so many characters; if it is cut, the last is an ellipsis. */
export const clip = (words: string, length: number): string => {
  const characters = Array.from(words)
  return characters.length <= length ? words : `${characters.slice(0, length - 1).join('')}…`
}
