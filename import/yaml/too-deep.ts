/**
 * Where a text of YAML nests deeper than anyone writes: its parser is recursive, takes the square of the depth for
 * collections that never end, and where the stack ends, V8 may end the whole process. Linear in the text.
 */
import { CST, Lexer } from 'yaml'

/** Deeper values are nobody's configuration. */
export const deepest = 60

/** A line that begins so many columns to the right is too deep. */
const farthest = 400

/** What may begin a level, up to a comma, a closing bracket or, outside of brackets, the end of the line. */
const levels = ['seq-item-ind', 'explicit-key-ind', 'map-value-ind']

/** The offset where more collections may be open at once than levels are allowed. */
export function tooDeep(text: string): number | undefined {
  // How many levels there are around each bracket that is open.
  let around: number[] = []
  let [depth, at, before] = [0, 0, '']
  for (const token of new Lexer().lex(text)) {
    const type = before === CST.SCALAR ? 'words' : CST.tokenType(token)
    if (type === 'flow-seq-start' || type === 'flow-map-start') {
      around.push(depth)
      depth += 1
    } else if (type === 'flow-seq-end' || type === 'flow-map-end') depth = around.pop() ?? 0
    else if (type === 'flow-error-end') [around, depth] = [[], 0]
    else if (type === 'comma') depth = (around.at(-1) ?? 0) + 1
    else if (type === 'newline' && around.length === 0) depth = 0
    else if (levels.includes(type ?? '')) depth += 1
    const isFar = type === 'space' && before.endsWith('\n') && token.length >= farthest
    if (depth > deepest || isFar) return at
    before = token
    if (!silent.has(token)) at += token.length
  }
  return undefined
}

/** Tokens that stand for nothing in the text. */
const silent: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.SCALAR, CST.FLOW_END])
