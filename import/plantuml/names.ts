/**
 * What PlantUML's preprocessor puts in the place of names: `!define NAME words`, `!define name(x) words with x` and
 * `!$name = "words"`.
 *
 * Shorter words are followed by blanks, so that what is behind them stays where it was; longer ones move it on within
 * its line. Definitions that are followed become blanks; procedures are not run.
 */

const definition =
  /^[ \t]*!(?:define[ \t]+([A-Za-z_]\w*)(?![\w(])|(?:(?:global|local)[ \t]+)?(\$\w+)[ \t]*\??=)[ \t]*(?:"([^"\n]*)"|([^\n]*))[ \t]*$/gm

const name = /(?<![\w$])\$?[A-Za-z_]\w*/g

/** Words of a definition, and all that is put in, are not longer. */
const [longest, most] = [200, 100_000]

/** `!define table(x) class x << (T,red) >>`, and `table(Order)`. */
const macro = /^[ \t]*!define[ \t]+([A-Za-z_]\w*)\(([\w$, \t]*)\)[ \t]*([^\n]+)$/gm
const call = /(?<![\w$])([A-Za-z_]\w*)\(((?:"[^"\n]*"|[^"()\n])*)\)/g

type Macro = { params: string[]; body: string }

const blank = (line: string): string => line.replaceAll(/./g, ' ')

/** The text with the words of definitions in the place of their names. */
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
  const rest = text
    .replaceAll(macro, (line, defined: string, params: string, body: string) => {
      if (body.length > longest || /:\/\/|##/.test(body)) return line
      macros.set(defined, { params: params.split(',').map((each) => each.trim()), body: body.trim() })
      return blank(line)
    })
    .replaceAll(definition, (line, defined = '', variable = '', quoted?: string, plain?: string) => {
      const value = put((quoted ?? plain ?? '').trim()).trim()
      // Without words it is a switch; what calls something is not run.
      if (value === '' || value.length > longest || /\w\(|^%|:\/\//.test(value)) return line
      words.set(defined || variable, value)
      return blank(line)
    })
  if (words.size + macros.size === 0) return text
  let room = most
  return rest
    .split('\n')
    .map((line) => {
      const found = /^[ \t]*(?:!|@)/.test(line) ? line : put(line)
      room -= found.length - line.length
      return room < 0 ? line : found
    })
    .join('\n')
}
