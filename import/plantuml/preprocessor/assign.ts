/**
 * Definitions of PlantUML's preprocessor: `!$name = …`, `!define NAME …`, `!undef NAME`.
 */
import { inWords } from './expression.ts'
import { longestDocument, longestValue, type Scope } from './scope.ts'
import type { Routine } from './steps.ts'
import type { Substitution } from './substitution.ts'

/** Defines what a line does; false if it defines nothing that is known here. */
export function assign(words: string, scope: Scope, values: Substitution): boolean {
  const [, where = '', name, ifNone, written = ''] =
    /^!(?:(local|global)\s+)?(\$\w+)\s*(\?)?=\s*(.*)$/i.exec(words) ?? []
  if (name === undefined) return define(words, scope, values)
  if (ifNone !== undefined && scope.isDefined(name)) return true
  const value =
    values.valueOf(written, scope) ?? (/["%(]|^[[{]/.test(written) ? undefined : values.words(written, scope))
  if (value === undefined || inWords(value).length > (typeof value === 'object' ? longestDocument : longestValue))
    return false
  scope.set(name, value, where.toLowerCase())
  return true
}

const define = (words: string, scope: Scope, values: Substitution): boolean => {
  const [, defined, params, body = ''] = /^!define(?:long)?\s+([A-Za-z_]\w*)(\([^)]*\))?\s*(.*)$/i.exec(words) ?? []
  const forgotten = /^!undef\s+(\S+)/i.exec(words)?.[1]
  if (forgotten !== undefined) scope.forget(forgotten)
  else if (defined === undefined || /:\/\//.test(body)) return false
  else if (params === undefined) scope.set(defined, values.words(body, scope), 'global')
  else scope.define(macro(defined, params, body))
  return true
}

/** `!define name(a, b) words`. */
const macro = (name: string, params: string, body: string): Routine => ({
  name,
  params: params
    .slice(1, -1)
    .split(',')
    .map((each) => ({ name: each.trim() })),
  isFunction: false,
  isVerbatim: true,
  steps: [{ is: 'line', line: { words: body, number: 0 } }],
})
