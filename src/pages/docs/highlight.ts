/**
 * Quiet colours for the code of the documentation: keys, texts, comments and what is left out.
 */

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What is told apart, by language; the group's name is the class. Every pattern is linear in the text. */
const patterns: Record<string, RegExp> = {
  json: /(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\\n]|\\.)*")|(?<value>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
  sh: /(?<comment>^#.*$|(?<=\s)#.*$)|(?<text>'[^']*'|"[^"\n]*")|(?<key>(?<=\s)--?[A-Za-z][\w-]*)/gm,
  http: /(?<value>^HTTP\/[\d.]+ .*$)|(?<key>^[A-Za-z-]+(?=:))/gm,
  js: /(?<comment>\/\/.*$)|(?<text>'[^'\n]*'|`[^`]*`)|(?<key>\b(?:const|await|import|from|new|return|for|of|if)\b)/gm,
  xml: /(?<key><\/?[a-z]+|\/?>)|(?<text>"[^"\n]*")/g,
}

/** Code as HTML, escaped; languages without a pattern stay plain. */
export const highlight = (code: string, language: string): string => {
  const pattern = patterns[language]
  if (pattern === undefined) return escape(code)
  let html = ''
  let at = 0
  for (const match of code.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? ['']
    html += `${escape(code.slice(at, match.index))}<span class="c-${kind}">${escape(match[0])}</span>`
    at = match.index + match[0].length
  }
  return html + escape(code.slice(at))
}
