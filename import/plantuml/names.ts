/**
 * What PlantUML's preprocessor puts in the place of names: `!define NAME words`, `!define name(x) words with x` and
 * `!$name = "words"`.
 *
 * Shorter words are followed by blanks, so that what is behind them stays where it was; longer ones move it on within
 * its line. Definitions that are followed become blanks; procedures are not run.
 */

const definition =
  /^[ \t]*!(?:define[ \t]+([A-Za-z_]\w*)(?![\w(])|(?:(?:global|local)[ \t]+)?(\$\w+)[ \t]*(\?)?=)[ \t]*(?:"([^"\n]*)"|([^\n]*))[ \t]*\r?$/

const name = /(?<![\w$])\$?[A-Za-z_]\w*/g

/** Words of a definition, and all that is put in, are not longer. */
const [longest, most] = [200, 100_000]

/** `!define table(x) class x << (T,red) >>`, and `table(Order)`. */
const macro = /^[ \t]*!define[ \t]+([A-Za-z_]\w*)\(([\w$, \t]*)\)[ \t]*([^\n]+)$/
const call = /(?<![\w$])([A-Za-z_]\w*)\(((?:"[^"\n]*"|[^"()\n])*)\)/g

type Macro = { params: string[]; body: string }

const blank = (line: string): string => line.replaceAll(/./g, ' ')

/** The text with the words of definitions in the place of their names, from where they are defined on. */
export function withDefinitions(text: string): string {
  const [words, macros] = [new Map<string, string>(), new Map<string, Macro>()]
  const run = (each: string, called: string, given: string): string => {
    const found = macros.get(called)
    if (found === undefined) return each
    const values = (given.match(/(?:"[^"]*"|[^",])+/g) ?? []).map((value) => value.trim())
    return found.body.replaceAll(name, (own) => values[found.params.indexOf(own)] ?? own).padEnd(each.length)
  }
  const put = (line: string): string =>
    line.replaceAll(call, run).replaceAll(name, (each) => words.get(each)?.padEnd(each.length) ?? each)
  /** Whether a line is a definition that is followed; within a condition, the first one of a name is. */
  const isDefinition = (line: string): boolean => {
    const [, called, params, body = ''] = macro.exec(line) ?? []
    if (called !== undefined && params !== undefined) {
      if (body.length > longest || /:\/\/|##/.test(body)) return false
      macros.set(called, { params: params.split(',').map((each) => each.trim()), body: body.trim() })
      return true
    }
    const [found, defined, variable = '', ifNone, quoted, plain = ''] = definition.exec(line) ?? []
    const value = put((quoted ?? plain).trim()).trim()
    const own = defined ?? variable
    // Without words it is a switch; what calls or joins something is not run.
    if (found === undefined || value === '' || value.length > longest || /\w\(|^%|:\/\//.test(value)) return false
    if (variable !== '' && plain.includes('"')) return false
    if (!words.has(own) || (ifNone === undefined && depth === 0)) words.set(own, value)
    return true
  }
  let [depth, room] = [0, most]
  return text
    .split('\n')
    .map((line) => {
      if (/^[ \t]*!if/.test(line)) depth++
      if (/^[ \t]*!endif/.test(line)) depth--
      if (isDefinition(line)) return blank(line)
      const found = /^[ \t]*(?:!|@)/.test(line) ? line : put(line)
      room -= found.length - line.length
      return room < 0 ? line : found
    })
    .join('\n')
}
