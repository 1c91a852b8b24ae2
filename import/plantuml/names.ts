/**
 * What PlantUML's preprocessor puts in the place of names: `!define NAME words`, `!$name = "words"`, and what macros stand
 * for.
 *
 * Shorter words are followed by blanks, so that what is behind them stays where it was; longer ones move it on within
 * its line. Definitions that are followed become blanks.
 */
import { defineMacro, longest, type Macros, name, withCalls } from './macros.ts'

const definition =
  /^[ \t]*!(?:define[ \t]+([A-Za-z_]\w*)(?![\w(])|(?:(?:global|local)[ \t]+)?(\$\w+)[ \t]*(\?)?=)[ \t]*(?:"([^"\n]*)"|([^\n]*))[ \t]*\r?$/

/** All that is put in is not longer. */
const most = 100_000

const blank = (line: string): string => line.replaceAll(/./g, ' ')

/** The text with the words of definitions in the place of their names, from where they are defined on. */
export function withDefinitions(text: string): string {
  const [words, macros] = [new Map<string, string>(), new Map() as Macros]
  const put = (line: string): string =>
    withCalls(line, macros).replaceAll(name, (each) => words.get(each)?.padEnd(each.length) ?? each)
  /** Whether a line is a definition that is followed. */
  const isDefinition = (line: string): boolean => {
    const isMacro = defineMacro(line, macros)
    if (isMacro !== undefined) return isMacro
    const [found, defined, variable = '', ifNone, quoted, plain = ''] = definition.exec(line) ?? []
    const value = put((quoted ?? plain).trim()).trim()
    const own = defined ?? variable
    // Without words it is a switch; what calls or joins something is not run.
    if (found === undefined || value === '' || value.length > longest || /\w\(|^%|:\/\//.test(value)) return false
    if (variable !== '' && plain.includes('"')) return false
    if (!words.has(own) || ifNone === undefined) words.set(own, value)
    return true
  }
  let room = most
  return text
    .split('\n')
    .map((line) => {
      if (isDefinition(line)) return blank(line)
      const found = /^[ \t]*(?:!|@)/.test(line) ? line : put(line)
      room -= found.length - line.length
      return room < 0 ? line : found
    })
    .join('\n')
}
