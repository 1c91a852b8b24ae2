/**
 * Macros of PlantUML's preprocessor: `!define name(x) words with x`.
 */
export type Macro = { params: string[]; body: string }

export type Macros = Map<string, Macro>

/** Words of a definition are not longer. */
export const longest = 200

/** `!define table(x) class x << (T,red) >>`, and `table(Order)`. */
const define = /^[ \t]*!define[ \t]+([A-Za-z_]\w*)\(([\w$, \t]*)\)[ \t]*([^\n]+)$/
const call = /(?<![\w$])(\$?[A-Za-z_]\w*)\(((?:"[^"\n]*"|[^"()\n])*)\)/g

/** What stands for other words: names, those of variables as well. */
export const name = /(?<!\$)\$[A-Za-z_]\w*|(?<![\w$])[A-Za-z_]\w*/g

/** Words between commas, also none; quotes hold commas. */
const listed = (words: string): string[] =>
  Array.from(`,${words}`.matchAll(/,((?:"[^"]*"|[^",])*)/g), ([, value = '']) => value.trim())

/** Adds the macro that a line defines, if it is one that is followed; undefined if the line defines none. */
export function defineMacro(line: string, macros: Macros): boolean | undefined {
  const [, called, params, body = ''] = define.exec(line) ?? []
  if (called === undefined || params === undefined) return undefined
  if (body.length > longest || /:\/\/|##/.test(body)) return false
  macros.set(called, { params: listed(params), body: body.trim() })
  return true
}

/** A line with what the macros it calls stand for. */
export const withCalls = (line: string, macros: Macros): string =>
  line.replaceAll(call, (each, called: string, words: string) => {
    const found = macros.get(called)
    if (found === undefined) return each
    const { params, body } = found
    const values = words.trim() === '' ? [] : listed(words)
    const valueOf = (own: string): string => values[params.indexOf(own)] ?? own
    return body.replaceAll(name, valueOf).padEnd(each.length)
  })
