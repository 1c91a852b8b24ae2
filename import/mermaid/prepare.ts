/**
 * What all kinds of Mermaid have around their statements: front matter, directives and comments.
 *
 * They become blanks of the same length, so that every offset stays true and no reader of a kind knows of them.
 */
import { Cursor } from '../text/cursor.ts'

/** A text ready to be read: a cursor before its first word, the title of the front matter, and the settings as written. */
export type Prepared = { cursor: Cursor; title?: string; settings: string }

type Aside = { at: number; what: string; text: string }

/** Prepares the text of a diagram; settings are in the ledger. */
export function prepare(raw: string): Prepared {
  const asides: Aside[] = []
  const front = withoutFrontMatter(withoutQuotes(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' ')), asides)
  const directed = withoutDirectives(front.text, asides)
  // Only a comment on a line of its own is one; `A --> B %% x` is read by the kind.
  const cursor = new Cursor(directed.text.replaceAll(/^[ \t]*%%[^\n]*$/gm, blank))
  for (const { what, at, text } of asides) cursor.report.noteOnce(what, at, text)
  const { title } = front
  return { cursor, ...(title === undefined ? {} : { title }), settings: `${front.settings}\n${directed.settings}` }
}

/** Mermaid gives attributes of tags in words single quotes: `A[<a href="…">Words</a>]` has no words in quotes. */
const withoutQuotes = (text: string): string =>
  text.replaceAll(/<\w{1,20}\s[^<>]{1,2000}>/g, (tag) => tag.replaceAll(/="([^"]*)"/g, "='$1'"))

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

const frontMatter = /^\s*---[ \t]*\n([\s\S]*?)\n[ \t]*---[ \t]*(?=\n|$)/

const withoutFrontMatter = (text: string, asides: Aside[]): { text: string; title?: string; settings: string } => {
  const found = frontMatter.exec(text)
  if (found === null) return { text, settings: '' }
  const [all, settings = ''] = found
  const title = titleIn(settings)
  const other = settings.search(/^(?:config|theme|displayMode)\b/m)
  if (other >= 0) asides.push({ at: all.indexOf(settings) + other, what: 'settings', text: 'config' })
  return { text: blank(all) + text.slice(all.length), ...(title === undefined ? {} : { title }), settings }
}

/** The title of the front matter, quoted or not, or in the lines of a block. */
const titleIn = (settings: string): string | undefined => {
  const written = /^title:(.*)$/m.exec(settings)
  if (written === null) return undefined
  const [all, words = ''] = written
  const value = words.trim()
  const lines = /^[|>][-+]?$/.test(value)
    ? /^(?:\n[ \t]+[^\n]*)+/.exec(settings.slice(written.index + all.length))?.[0]
    : unquoted(value)
  return lines?.trim().replaceAll(/\s+/g, ' ') || undefined
}

const unquoted = (value: string): string =>
  /^".*"$/s.test(value)
    ? value.slice(1, -1).replaceAll(/\\(["\\/])/g, '$1')
    : (/^'(.*)'$/s.exec(value)?.[1]?.replaceAll("''", "'") ?? value)

const withoutDirectives = (text: string, asides: Aside[]): { text: string; settings: string } => {
  // Without its end, every beginning would search the rest of the text again.
  const last = text.lastIndexOf('}%%')
  if (last < 0) return { text, settings: '' }
  const found: string[] = []
  const ready = text.slice(0, last + 3).replaceAll(/%%\{(?:[^}]|\}(?!%%))*\}%%/g, (all: string, at: number) => {
    asides.push({ at, what: 'settings', text: all })
    found.push(all)
    return blank(all)
  })
  return { text: ready + text.slice(last + 3), settings: found.join('\n') }
}
