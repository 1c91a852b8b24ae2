/**
 * What PlantUML's preprocessor puts in the place of names: `!define NAME words` and `!$name = "words"`.
 *
 * Shorter words are followed by blanks, so that what is behind them stays where it was; longer ones move it on within
 * its line. Definitions that are followed become blanks; procedures are not run.
 */

const definition =
  /^[ \t]*!(?:define[ \t]+([A-Za-z_]\w*)(?![\w(])|(?:(?:global|local)[ \t]+)?(\$\w+)[ \t]*\??=)[ \t]*(?:"([^"\n]*)"|([^\n]*))[ \t]*$/gm

const name = /(?<![\w$])\$?[A-Za-z_]\w*/g

/** Words of a definition, and all that is put in, are not longer. */
const [longest, most] = [200, 100_000]

/** The text with the words of definitions in the place of their names. */
export function withDefinitions(text: string): string {
  const words = new Map<string, string>()
  const put = (line: string): string => line.replaceAll(name, (each) => words.get(each)?.padEnd(each.length) ?? each)
  const rest = text.replaceAll(definition, (line, defined = '', variable = '', quoted?: string, plain?: string) => {
    const value = put((quoted ?? plain ?? '').trim()).trim()
    // Without words it is a switch; what calls something is not run.
    if (value === '' || value.length > longest || /\w\(|^%|:\/\//.test(value)) return line
    words.set(defined || variable, value)
    return line.replaceAll(/./g, ' ')
  })
  if (words.size === 0) return text
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
