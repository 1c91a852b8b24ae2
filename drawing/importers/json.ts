/**
 * Looking into parsed documents whose form nobody has checked.
 */
export type Json = Record<string, unknown>

/** An object, and nothing else. */
export const asObject = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined

/** A text that says something. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Words of at most so many characters, the last of them an ellipsis where some were cut. */
export const clip = (words: string, length: number): string => {
  const characters = Array.from(words)
  return characters.length <= length ? words : `${characters.slice(0, length - 1).join('')}…`
}
