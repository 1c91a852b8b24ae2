/**
 * `title`, `accTitle` and `accDescr`: words about a diagram, alike in every kind of Mermaid.
 */
import type { Cursor } from '../text/cursor.ts'
import { plainWords } from '../text/plain-words.ts'

/** Words about the whole diagram. */
export type About = { title?: string; accTitle?: string; accDescr?: string }

/** Reads `accTitle` or `accDescr` here; false if none is here. */
export function readAbout(cursor: Cursor, about: About): boolean {
  const title = cursor.take(/accTitle[ \t]*:[ \t]*([^\n]*)/y)
  if (title !== undefined) about.accTitle = said(title)
  const line = title === undefined ? cursor.take(/accDescr[ \t]*:[ \t]*([^\n]*)/y) : undefined
  const lines = title === undefined && line === undefined ? braced(cursor) : undefined
  const description = line ?? lines
  if (description !== undefined) about.accDescr = said(description)
  return title !== undefined || description !== undefined
}

const said = ([, words = '']: RegExpExecArray): string => plainWords(words).replaceAll(/\s+/g, ' ').trim()

const braced = (cursor: Cursor): RegExpExecArray | undefined =>
  cursor.see(/accDescr\s*\{/y) && cursor.ahead('}') >= 0 ? cursor.take(/accDescr\s*\{([^}]*)\}/y) : undefined
