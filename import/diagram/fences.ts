/**
 * Diagrams within Markdown: fenced code blocks, each with the heading above it.
 *
 * A block is returned as the whole text with everything else blanked, so that lines and columns stay true.
 */
import type { Language } from './languages.ts'

/** A fenced block; `from` is the language of its fence, if that is one of diagrams. */
export type Fenced = { text: string; from?: Language; heading?: string; line: number }

/** Languages of diagrams by what fences are called. */
const languages: Readonly<Record<string, Language>> = {
  mermaid: 'mermaid',
  mmd: 'mermaid',
  dot: 'dot',
  graphviz: 'dot',
  gv: 'dot',
  plantuml: 'plantuml',
  puml: 'plantuml',
  uml: 'plantuml',
  d2: 'd2',
  dbml: 'dbml',
  structurizr: 'structurizr',
}

/** The language that a fence is called by, if it is one of diagrams. */
export const languageOfFence = (word: string): Language | undefined =>
  Object.hasOwn(languages, word.toLowerCase()) ? languages[word.toLowerCase()] : undefined

const fence = /^[ \t>]*(`{3,}|~{3,})[ \t]*\{?\.?([\w+#-]*)[^\n]*\n([\s\S]*?)(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm

/** The fenced blocks of Markdown in the language of a diagram, in order. */
export function fencedDiagrams(markdown: string): Fenced[] {
  const headings = [...markdown.matchAll(/^#{1,6}[ \t]+([^\n]*?)[ \t#]*$/gm)]
  return [...markdown.matchAll(fence)].flatMap(({ index, 0: all, 1: marks = '', 2: word = '', 3: body = '' }) => {
    const from = languageOfFence(word)
    if (from === undefined) return []
    const start = index + all.indexOf('\n') + 1
    const heading = headings.findLast((each) => each.index < index)?.[1]
    const text = `${blank(markdown.slice(0, start))}${unquoted(body)}${blank(markdown.slice(start + body.length))}`
    const line = markdown.slice(0, index).split('\n').length
    return marks === '' ? [] : [{ text, from, ...(heading === undefined ? {} : { heading }), line }]
  })
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** Within a quote, every line begins with >. */
const unquoted = (body: string): string =>
  /^[ \t]*>/.test(body) ? body.replaceAll(/^[ \t]*>+/gm, (marks) => ' '.repeat(marks.length)) : body
