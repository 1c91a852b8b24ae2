/**
 * A short notation for items with one value each, for samples with many.
 */

/** `search −38, cart 4` is two items; the last word of each is its value. */
export const shortValues = (words: string): { name: string; value: number }[] =>
  words.split(/,\s+/).map((each) => {
    const at = each.lastIndexOf(' ')
    const value = Number(each.slice(at + 1).replace('−', '-'))
    if (at < 1 || Number.isNaN(value)) throw new Error(`"${each}" is not a name and a value`)
    return { name: each.slice(0, at).trim(), value }
  })
