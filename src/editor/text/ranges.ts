/**
 * Where the value of a path is in JSON or YAML text. JSON is YAML, so one parser reads both.
 */
import { isCollection, isMap, isPair, isScalar, type Node, parseDocument } from 'yaml'

/** Character offsets. */
export type TextRange = { from: number; to: number }

/** Returns a function that finds the value of a path, or the closest one around it. */
export function rangesOf(text: string): (at: string) => TextRange {
  const { contents } = parseDocument(text, { version: '1.2', logLevel: 'silent' })
  return (at) => {
    let range: TextRange = { from: 0, to: Math.min(1, text.length) }
    let node: unknown = contents
    for (const key of at === '' ? [] : at.split('.')) {
      const pair = isMap(node)
        ? node.items.find((each) => isScalar(each.key) && String(each.key.value) === key)
        : undefined
      // The key is missing: the start of its record is marked.
      const next = pair ?? (isCollection(node) ? node.get(Number(key), true) : undefined)
      node = isPair(next) ? (next.value ?? next.key) : next
      const found = rangeOf(node)
      if (found === undefined) return head(text, range)
      range = found
    }
    return head(text, range)
  }
}

const rangeOf = (node: unknown): TextRange | undefined => {
  const [from, to] = (node as Node | undefined)?.range ?? []
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** The first line of a range: underlining a whole list is less clear. */
const head = (text: string, { from, to }: TextRange): TextRange => {
  const end = text.indexOf('\n', from)
  return { from, to: Math.max(Math.min(to, end === -1 ? to : end), Math.min(from + 1, text.length)) }
}
