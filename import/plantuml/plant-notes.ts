/**
 * Notes of PlantUML: on an item, on the last one, on a link, or by a name of their own.
 */
import type { Cursor } from '../text/cursor.ts'
import { creole, creoleLines } from './creole.ts'

/** A note: what it is on, or the name it has. */
export type PlantNote = { on?: string; name?: string; text: string; onLink?: true; at: number }

const head = /(?:floating[ \t]+)?note\b[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?:(left|right|top|bottom)\b[ \t]*)?/iy
const item =
  /(?:of[ \t]+)?(\(\)[ \t]*"[^"\n]*"|"[^"\n]*"|\[[^\]\n]+\]|:[^:\n]+:|[^\s:#"]+(?:::(?:"[^"\n]*"|[^\s#]+))?)/y

/** Reads a note if one is here: in a line, or in lines up to `end note`. */
export function readNote(cursor: Cursor, last?: string): PlantNote | undefined {
  const at = cursor.at
  if (cursor.take(head) === undefined) return undefined
  const quoted = cursor.take(/"([^"\n]*)"[ \t]+as[ \t]+([\w.]+)[^\n]*/y)
  if (quoted !== undefined) return { name: quoted[2]!, text: creoleLines(cursor.report, quoted[1]!, at), at }
  const name = cursor.take(/as[ \t]+([\w.]+)[ \t]*/y)?.[1]
  const onLink = cursor.take(/on[ \t]+link[ \t]*/iy) !== undefined
  const on =
    name !== undefined || onLink || cursor.see(/[ \t]*(?::|#|\n|$)/y)
      ? undefined
      : unquoted(cursor.take(item)?.[1] ?? '')
  cursor.take(/[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?:#[\w#|\\/;:.-]*?(?=[ \t:\n]|$))?[ \t]*/y)
  const link = cursor.take(/\[\[[^\]\n]*\]\][ \t]*/y)?.[0]
  if (link !== undefined) cursor.report.note('a link or a click', at, link)
  const text = readText(cursor, at)
  const owner =
    on === undefined || on === '' ? (name === undefined && !onLink ? last : undefined) : on.replace(/::.*$/s, '')
  return {
    ...(owner === undefined ? {} : { on: owner }),
    ...(name === undefined ? {} : { name }),
    ...(onLink ? { onLink } : {}),
    text,
    at,
  }
}

const unquoted = (words: string): string =>
  words
    .replace(/^\(\)[ \t]*/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replaceAll('"', '')
    .trim()

/** Words behind a colon, or the lines up to `end note`. */
const readText = (cursor: Cursor, at: number): string => {
  if (cursor.take(/:[ \t]*/y) !== undefined) return creoleLines(cursor.report, cursor.restOfLine(), at)
  if (cursor.take(/\{[ \t]*(?=\n)/y) !== undefined) return lines(cursor, /^[ \t]*\}/gm, at, creoleLines)
  if (!cursor.see(/[ \t]*\n/y)) cursor.stop(': or the lines of a note')
  return lines(cursor, /^[ \t]*end[ \t]?(?:note|hnote|rnote)\b[^\n]*/gim, at, creoleLines)
}

/** The lines up to a pattern at the beginning of one, which is stepped over. */
export const lines = (cursor: Cursor, end: RegExp, at: number, read = creole): string => {
  const start = cursor.at
  end.lastIndex = start
  const hit = end.exec(cursor.text)
  if (hit === null) return cursor.stop('the end of these lines', at)
  cursor.at = hit.index + hit[0].length
  return read(cursor.report, cursor.text.slice(start, hit.index), at)
}
