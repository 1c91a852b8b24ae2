/**
 * The document inside an answer of an assistant, a chat or a page of Markdown: the longest fenced block, or else the
 * braces that have words around them. A list is one document.
 *
 * Reads line by line, so that no text takes long.
 */

/** The text that may be a document, without what is around it; as it is if nothing is. */
export function unfenced(text: string): string {
  const longest = longestBlock(text)
  if (longest !== undefined) return longest
  if (/^\s*\[\s*\{/.test(text) && text.trimEnd().endsWith(']')) return text
  const [from, to] = [text.search(/^[ \t]*\{/m), text.lastIndexOf('}')]
  const isWrapped = from > 0 && to > from && !/^[\w$"'-]+:(?:\s|$)/m.test(text.slice(0, from))
  return isWrapped || (from === 0 && to > 0 && to < text.trimEnd().length - 1) ? text.slice(from, to + 1) : text
}

/** What is in the longest block that begins and ends with the same fence; an end is a line of its own. */
const longestBlock = (text: string): string | undefined => {
  if (!text.includes('```') && !text.includes('~~~')) return undefined
  let best: string | undefined
  let open: { fence: string; from: number } | undefined
  let at = 0
  for (const line of text.split('\n')) {
    const next = at + line.length + 1
    const bare = line.trim()
    if (open === undefined) {
      const fence = fenceOf(bare)
      if (fence !== '' && next <= text.length) open = { fence, from: next }
    } else if (bare === open.fence) {
      const block = text.slice(open.from, at)
      if (best === undefined || block.length > best.length) best = block
      open = undefined
    }
    at = next
  }
  return best
}

/** The fence that a line begins with; empty if it begins with none. */
const fenceOf = (line: string): string => {
  const [sign] = line
  if (sign !== '`' && sign !== '~') return ''
  let length = 1
  while (line[length] === sign) length += 1
  return length < 3 ? '' : line.slice(0, length)
}
