/**
 * Names and calls within a line of PlantUML: where each is, and the arguments of a call.
 */
import { pieces, type Routine } from './steps.ts'

/** `$name`, `%name`, `NAME`. */
export const named = /(?<![$%])[$%][A-Za-z_]\w*|(?<![\w$%])[A-Za-z_]\w*/g

/** A call is not longer. */
const longest = 2000

/** The words between the bracket at an offset and the one that closes it; undefined where none does. */
export function bracketed(line: string, open: number): string | undefined {
  let [depth, quote] = [0, '']
  const end = Math.min(line.length, open + longest)
  for (let at = open; at < end; at++) {
    const sign = line[at]!
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"') quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')' && --depth === 0) return line.slice(open + 1, at)
  }
  return undefined
}

/** How many arguments a call has. */
export const countOf = (written: string): number => pieces(written, ',').length

/** Words without the quotes around them. */
export const unquoted = (words: string): string => words.trim().replace(/^"([^"]*)"$/, '$1')

/** The arguments of a call by the names of the parameters, as they are written: in their order, or named; an empty one is none. */
export function argumentsOf(written: string, params: Routine['params']): Map<string, string> {
  const found = new Map<string, string>()
  let next = 0
  for (const each of pieces(written, ',')) {
    const [, name = '', words = ''] = /^\s*(\$?\w+)\s*=(?!=)([^\n]*)$/.exec(each) ?? []
    const param = params.find((own) => own.name === name) ?? params[next++]
    const value = params.some((own) => own.name === name) ? words.trim() : each.trim()
    if (param !== undefined && value !== '') found.set(param.name, value)
  }
  return found
}
