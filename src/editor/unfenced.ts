/**
 * The document inside an answer of an assistant, a chat or a page of Markdown: the longest fenced block, or else the
 * braces that have words around them.
 */

/** The text that may be a document, without what is around it; as it is if nothing is. */
export function unfenced(text: string): string {
  const blocks = [...text.matchAll(/^[ \t]*(`{3,}|~{3,})[^\n]*\n(.*?)^[ \t]*\1[ \t]*$/gms)].map(
    ([, , inner = '']) => inner,
  )
  const longest = blocks.toSorted((a, b) => b.length - a.length)[0]
  if (longest !== undefined) return longest
  const [from, to] = [text.search(/^[ \t]*\{/m), text.lastIndexOf('}')]
  const isWrapped = from > 0 && to > from && !/^[\w$"'-]+:(?:\s|$)/m.test(text.slice(0, from))
  return isWrapped || (from === 0 && to > 0 && to < text.trimEnd().length - 1) ? text.slice(from, to + 1) : text
}
