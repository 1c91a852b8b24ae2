/**
 * Words of nodes, links and subgraphs: quoted, in Markdown, or plain.
 */
import type { Cursor } from '../../text/cursor.ts'
import { readLines } from '../../text/words.ts'

/** Reads a quoted string, a Markdown string (in quotes and backticks), or what the sticky pattern `plain` allows. */
export function readText(cursor: Cursor, plain: RegExp): string {
  const { raw, at, markdown } = readRaw(cursor, plain)
  return readLines(cursor, raw, at, markdown)
}

/** The same as it is written, without its quotes. */
export function readRaw(cursor: Cursor, plain: RegExp): { raw: string; at: number; markdown: boolean } {
  cursor.take(/\s+(?=")/y)
  const at = cursor.at
  if (cursor.take(/"/y) === undefined) return { raw: (cursor.take(plain)?.[0] ?? '').trim(), at, markdown: false }
  const markdown = cursor.take(/`/y) !== undefined
  const hit = cursor.take(markdown ? /([^`"]*)`"/y : /([^"]*)"/y)
  if (hit === undefined) return cursor.stop(markdown ? 'a closing `"' : 'a closing "', at)
  return { raw: hit[1]!, at, markdown }
}
