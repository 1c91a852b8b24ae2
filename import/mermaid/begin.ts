/**
 * How every kind of Mermaid begins: what is around it becomes blanks, and its keyword is stepped over.
 */
import type { Titled } from '../models/graph.ts'
import type { Cursor } from '../text/cursor.ts'
import { prepare } from './prepare.ts'

/** A cursor behind the keyword, the words about the whole so far, and the settings as written. */
export type Begun = { cursor: Cursor; about: Titled; keyword: string; settings: string }

/** Begins a text; a missing keyword is a finding. */
export function begin(raw: string, keyword: RegExp, expected: string): Begun {
  const { cursor, title, settings } = prepare(raw)
  cursor.take(/[\s;]*/y)
  const hit = cursor.take(keyword)
  if (hit === undefined) cursor.finding(expected)
  return { cursor, about: title === undefined ? {} : { title }, keyword: hit?.[0] ?? '', settings }
}

/** The value of a setting, by its last key, such as `bitsPerRow`. */
export const settingOf = (settings: string, key: string): string | undefined =>
  new RegExp(`["']?\\b${key}["']?\\s*:\\s*["']?([^"'\\n,}]+)`).exec(settings)?.[1]?.trim()
