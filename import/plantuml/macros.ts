/**
 * Macros of PlantUML's preprocessor: `!define name(x) words with x`, and procedures of one statement that calls nothing.
 * Longer procedures are not run.
 */
export type Macro = { params: string[]; body: string; defaults?: (string | undefined)[]; isVerbatim: boolean }

export type Macros = Map<string, Macro>

/** Words of a definition are not longer. */
export const longest = 200

/** `!define table(x) class x << (T,red) >>`, and `table(Order)`. */
const define = /^[ \t]*!define[ \t]+([A-Za-z_]\w*)\(([\w$, \t]*)\)[ \t]*([^\n]+)$/
const call = /(?<![\w$])(\$?[A-Za-z_]\w*)\(((?:"[^"\n]*"|[^"()\n])*)\)/g

/** `!procedure $tell($a, $b="Go")`, its statement, `!endprocedure`. */
const procedure =
  /^[ \t]*!((?:unquoted[ \t]+|final[ \t]+)*)procedure[ \t]+(\$?[A-Za-z_]\w*)[ \t]*\(([^()\n]*)\)[ \t\r]*\n([^\n]+)\n[ \t]*!end[ \t]?procedure\s*$/i

/** What stands for other words: names, those of variables as well. */
export const name = /(?<!\$)\$[A-Za-z_]\w*|(?<![\w$])[A-Za-z_]\w*/g

/** Words between commas, also none; quotes hold commas. */
const listed = (words: string): string[] =>
  Array.from(`,${words}`.matchAll(/,((?:"[^"]*"|[^",])*)/g), ([, value = '']) => value.trim())

const unquoted = (words: string): string => words.replace(/^"(.*)"$/, '$1')

/** Adds the macro that a line defines, if it is one that is followed, within a condition the first of its name; undefined if the line defines none. */
export function defineMacro(line: string, macros: Macros, isIf: boolean): boolean | undefined {
  const [, called, params, body = ''] = define.exec(line) ?? []
  if (called === undefined || params === undefined) return undefined
  if (body.length > longest || /:\/\/|##/.test(body)) return false
  if (!isIf || !macros.has(called)) macros.set(called, { params: listed(params), body: body.trim(), isVerbatim: true })
  return true
}

/** Adds the procedure that three lines are, if it is one that is followed, within a condition the first of its name. */
export function defineProcedure(lines: readonly string[], macros: Macros, isIf: boolean): boolean {
  const [, how = '', called, params = '', body = ''] = procedure.exec(lines.join('\n')) ?? []
  if (called === undefined || body.length > longest || /^\s*(?:!|$)|\{\{|%|##|\w\(/.test(body)) return false
  if (isIf && macros.has(called)) return true
  const given = listed(params).map((each) => each.split('='))
  macros.set(called, {
    params: given.map(([own = '']) => own.trim()),
    body: body.trim(),
    defaults: given.map(([, value]) => value && unquoted(value.trim())),
    isVerbatim: /unquoted/i.test(how),
  })
  return true
}

/** A line with what the macros it calls stand for. */
export const withCalls = (line: string, macros: Macros): string =>
  line.replaceAll(call, (each, called: string, words: string) => {
    const found = macros.get(called)
    if (found === undefined) return each
    const { params, body, defaults = [], isVerbatim } = found
    const values = words.trim() === '' ? [] : listed(words).map((value) => (isVerbatim ? value : unquoted(value)))
    const valueOf = (own: string): string => values[params.indexOf(own)] ?? defaults[params.indexOf(own)] ?? own
    return body.replaceAll(name, valueOf).padEnd(each.length)
  })
