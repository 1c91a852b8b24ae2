/**
 * Diagrams within Markdown: fenced code blocks, each with the heading above it.
 *
 * The text of a block is the whole with everything else blanked, so that lines and columns stay true. It is made when it
 * is asked for: a document has thousands of blocks, and one is read.
 */

import { entryOf } from '../text/entry-of.ts'
import type { Language } from './languages.ts'

/**
 * A fenced block: its own words (`body`), and the whole with everything else blanked (`text`); `from` is the language of
 * its fence, if that is one of diagrams.
 */
export type Fenced = {
  readonly body: string
  readonly text: string
  from?: Language
  heading?: string
  line: number
}

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
export const languageOfFence = (word: string): Language | undefined => entryOf(languages, word.toLowerCase())

/** Colons are fences of Azure's wikis, around diagrams of Mermaid alone. */
const fence =
  /^[ \t>]*(`{3,99}|~{3,99}|:{3,99}(?=[ \t]{0,9}mermaid\b))[ \t]{0,99}\{?\.?([\w+#-]{0,99})[^\n]*\n([\s\S]*?)(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm

/** The fenced blocks of Markdown in the language of a diagram, in order. */
export function fencedDiagrams(markdown: string): Fenced[] {
  const headings = [...markdown.matchAll(/^#{1,6}[ \t]+([^\n]*)$/gm)]
  const blocks: Fenced[] = []
  let [line, before, next] = [1, 0, 0]
  for (const { index, 0: all, 2: word = '', 3: inner = '' } of markdown.matchAll(fence)) {
    line += linesIn(markdown.slice(before, index))
    before = index
    while ((headings[next]?.index ?? index) < index) next += 1
    const [from, heading] = [languageOfFence(word), headings[next - 1]?.[1]]
    if (from === undefined) continue
    const start = index + all.indexOf('\n') + 1
    const body = unquoted(inner)
    blocks.push({
      body,
      get text() {
        return `${blank(markdown.slice(0, start))}${body}${blank(markdown.slice(start + inner.length))}`
      },
      from,
      ...(heading === undefined ? {} : { heading: withoutMarks(heading) }),
      line,
    })
  }
  return blocks
}

const linesIn = (text: string): number => text.split('\n').length - 1

/** A heading may end with the signs that it begins with. */
const withoutMarks = (heading: string): string => {
  let end = heading.length
  while (end > 0 && ' \t#'.includes(heading[end - 1] ?? '')) end -= 1
  return heading.slice(0, end)
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** Within a quote, every line begins with >. */
const unquoted = (body: string): string =>
  /^[ \t]*>/.test(body) ? body.replaceAll(/^[ \t]*>+/gm, (marks) => ' '.repeat(marks.length)) : body
