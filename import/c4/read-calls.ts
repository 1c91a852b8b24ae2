/**
 * Calls as C4's macros are written: `Container(api, "API", "Go", "Serves orders", $link="…")`.
 */
import type { Cursor } from '../text/cursor.ts'
import { plainWords } from '../text/plain-words.ts'

/** A call: its name, its arguments in order, and those by name, without `$`. */
export type MacroCall = { name: string; values: string[]; named: Map<string, string>; at: number }

/** Words in quotes may go on in further lines. */
const value = /"((?:[^"\\]|\\.){0,4000})"|((?:[^,()"\n]|\([^()\n]*\))*)/y

/** Reads a call if one is here. */
export function readCall(cursor: Cursor): MacroCall | undefined {
  const at = cursor.at
  const name = cursor.take(/([A-Za-z_]\w*)[ \t]*\(\s*/y)?.[1]
  if (name === undefined) return undefined
  const call: MacroCall = { name, values: [], named: new Map(), at }
  for (;;) {
    const key = cursor.take(/\$(\w+)[ \t]*=[ \t]*/y)?.[1]
    const [, quoted, plain = ''] = cursor.need(value, 'an argument')
    const words = plainWords(quoted ?? plain)
    if (key === undefined) call.values.push(words)
    else call.named.set(key, words)
    cursor.take(/\s+/y)
    if (cursor.take(/\)/y) !== undefined) return call
    cursor.need(/,\s*/y, ', or )')
  }
}
