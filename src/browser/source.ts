/**
 * What a service sends, for display: JSON indented, JSON and XML with syntax colors.
 */
import { watchScroller } from './scrollers.ts'

/** A text as a block that can be copied; what is neither is shown as it is. */
export function showSource(text: string): HTMLElement {
  const block = document.createElement('div')
  const pre = document.createElement('pre')
  const code = document.createElement('code')
  const copy = Object.assign(document.createElement('button'), { type: 'button', className: 'copy' })
  const what = Object.assign(document.createElement('span'), { className: 'sr-only', textContent: ' response' })
  const shown = indent(text) ?? text
  const hasColors = shown.length <= longestHighlighted && /^[<{[]/.test(shown)
  code.append(...(hasColors ? highlight(shown, shown.startsWith('<') ? xml : json) : [shown]))
  watchScroller(pre)
  pre.setAttribute('role', 'group')
  pre.setAttribute('aria-label', 'Response body')
  pre.append(code)
  copy.append('Copy', what)
  block.className = 'block'
  block.append(pre, copy)
  return block
}

const indent = (text: string): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return undefined
  }
}

/** Longer texts are shown plain: a span for every token would be slow. */
const longestHighlighted = 100_000

const highlight = (text: string, tokens: RegExp): (Node | string)[] => {
  const nodes: (Node | string)[] = []
  let at = 0
  for (const match of text.matchAll(tokens)) {
    const span = document.createElement('span')
    span.className = `c-${kindOf(match)}`
    span.textContent = match[1] ?? match[0]
    nodes.push(text.slice(at, match.index), span)
    at = match.index + span.textContent.length
  }
  return [...nodes, text.slice(at)]
}

const json = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Names of elements are keys, values of attributes strings. */
const xml = /("[^"]*")|<\/?[\w:-]+/g

const kindOf = ([whole, string, colon]: RegExpMatchArray): string =>
  string === undefined ? (whole.startsWith('<') ? 'key' : 'value') : colon === undefined ? 'string' : 'key'
