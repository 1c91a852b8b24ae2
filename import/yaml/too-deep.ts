/**
 * Where a text of YAML nests deeper than anyone writes: its parser is recursive, and takes the square of the depth for
 * collections that never end. Linear in the text.
 */

/** Deeper values are nobody's configuration. */
export const deepest = 60

/** Strings that begin where a value may, brackets, ends of keys and entries, and lines that begin far to the right. */
const tokens = /(?<=[\s[{,:-]|^)(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*')|[[\]{},]|:(?=\s)|\n(?<far> {400})?/g

/** The offset where more brackets are open, or more keys follow one another without a value, than levels are allowed. */
export function tooDeep(text: string): number | undefined {
  let [open, keys] = [0, 0]
  for (const { 0: token, index, groups } of text.matchAll(tokens)) {
    if (token === '[' || token === '{') open += 1
    if (token === ']' || token === '}') open = Math.max(0, open - 1)
    keys = token === ':' ? keys + 1 : /^["']/.test(token) ? keys : 0
    if (open > deepest || keys > deepest || groups?.['far'] !== undefined) return index
  }
  return undefined
}
