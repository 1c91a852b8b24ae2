/**
 * Subtle colors for the code of the documentation: keys and comments stand out, the rest is plain.
 */

/** Code as HTML, escaped; languages without a pattern stay plain. */
export function highlight(code: string, language: string): string {
  const pattern = patterns[language]
  if (pattern === undefined) return escapeText(code)
  let html = ''
  let at = 0
  for (const match of code.matchAll(pattern)) {
    const { key, comment } = match.groups ?? {}
    if (key === undefined && comment === undefined) continue
    const kind = key === undefined ? 'comment' : 'key'
    html += `${escapeText(code.slice(at, match.index))}<span class="c-${kind}">${escapeText(match[0])}</span>`
    at = match.index + match[0].length
  }
  return html + escapeText(code.slice(at))
}

/** What is highlighted, by language; strings are matched so that nothing inside them is. */
const patterns: Record<string, RegExp> = {
  json: /(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\\n]|\\.)*")/g,
  sh: /(?<comment>^#.*$|(?<=\s)#.*$)|(?<text>'[^']*'|"[^"\n]*")|(?<key>(?<=\s)--?[A-Za-z][\w-]*)/gm,
  http: /(?<key>^[A-Za-z-]+(?=:))/gm,
  js: /(?<comment>\/\/.*$)|(?<text>'[^'\n]*'|`[^`]*`)|(?<key>\b(?:const|await|import|from|new|return|for|of|if)\b)/gm,
  yaml: /(?<comment>(?<=^|\s)#.*$)|(?<text>'[^'\n]*'|"[^"\n]*")|(?<key>(?<=^\s*(?:- )?)[\w.$/-]+(?=:(?:\s|$)))/gm,
  sql: /(?<comment>--.*$)|(?<text>'[^'\n]*'|"[^"\n]*")|(?<key>\b(?:create|table|primary|foreign|key|references|not|null|unique)\b)/gim,
  mermaid:
    /(?<comment>%%.*$)|(?<text>"[^"\n]*")|(?<key>^\s*(?:flowchart|graph|sequenceDiagram|stateDiagram-v2|classDiagram|erDiagram|gitGraph|participant|subgraph|end|state|note|branch|checkout|commit|merge)\b)/gm,
  plantuml:
    /(?<comment>^\s*'.*$)|(?<text>"[^"\n]*")|(?<key>^\s*(?:@startuml|@enduml|participant|actor|class|interface|abstract class|package|note|end note)\b|^@\w+)/gm,
  xml: /(?<key><\/?[a-z]+|\/?>)|(?<text>"[^"\n]*")/g,
}

/** A text as HTML, not for attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
