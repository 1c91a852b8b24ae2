/**
 * Counts the characters of a text as JSON Schema and the specification do.
 */

/** The number of Unicode code points: a surrogate pair is one, a lone surrogate is one. */
export function countCodePoints(text: string): number {
  let count = text.length
  for (let index = 0; index < text.length - 1; index++) {
    if ((text.charCodeAt(index) & 0xfc00) !== 0xd800) continue
    if ((text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      count--
      index++
    }
  }
  return count
}
