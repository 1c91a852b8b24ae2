/**
 * A short notation for items with one value each, for samples with many.
 */

/** `search −38, cart 4` is two items; the last word of each is its value. */
export const shortValues = (words: string): { name: string; value: number }[] => words.split(/,\s+/).map(shortValue)

/** One such item: `search −38`. */
export const shortValue = (words: string): { name: string; value: number } => {
  const at = words.lastIndexOf(' ')
  const value = Number(words.slice(at + 1).replace('−', '-'))
  if (at < 1 || Number.isNaN(value)) throw new Error(`"${words}" is not a name and a value`)
  return { name: words.slice(0, at).trim(), value }
}
