/**
 * Words and values while PlantUML's preprocessor runs: what names and calls in a line stand for, and what an expression says.
 */
import { bracketed, countOf, named, unquoted } from './calls.ts'
import { inWords, type MacroValue, type Names, NoExpression, valueOf } from './expression.ts'
import { ownFunction } from './functions.ts'
import { longestValue, type Scope } from './scope.ts'
import type { Routine } from './steps.ts'

/** Runs a routine with arguments as they are written: the value of a function, or the lines that a procedure makes. */
export type Run = (routine: Routine, given: string, scope: Scope) => { value?: MacroValue; lines: string[] }

export class Substitution {
  readonly #run: Run

  constructor(run: Run) {
    this.#run = run
  }

  /** The value of an argument. */
  argument(written: string, scope: Scope, isVerbatim: boolean): MacroValue {
    const value = isVerbatim || /^"[^"]*"$/.test(written) ? undefined : this.valueOf(written, scope)
    const words = this.words(written, scope)
    return value ?? (isVerbatim ? words : unquoted(words))
  }

  /** The value of an expression; undefined for what is none, or uses what is not known here. */
  valueOf(written: string, scope: Scope): MacroValue | undefined {
    try {
      return valueOf(written, this.#namesIn(scope))
    } catch (error) {
      if (error instanceof NoExpression) return undefined
      throw error
    }
  }

  #namesIn(scope: Scope): Names {
    return {
      variable: (name) => scope.valueOf(name),
      call: (name, values) => this.#valueOfCall(name, values, scope),
    }
  }

  #valueOfCall(name: string, values: readonly string[], scope: Scope): MacroValue | undefined {
    const [first = '', second = ''] = values
    switch (name) {
      case '%variable_exists':
        return Number(scope.valueOf(first) !== undefined)
      case '%function_exists':
        return Number(scope.routine(first) !== undefined)
      case '%get_variable_value':
        return scope.valueOf(first) ?? ''
      case '%set_variable_value':
        scope.set(first, second, 'global')
        return ''
    }
    if (name.startsWith('%')) return ownFunction(name.slice(1), values)
    const routine = scope.routine(name, values.length)
    const quoted = values.map((value) => (value.includes('"') ? value : `"${value}"`)).join(',')
    return routine?.isFunction === true ? (this.#run(routine, quoted, scope).value ?? '') : undefined
  }

  /** A line with the words that its names and calls stand for; shorter ones are followed by blanks in the text itself. */
  words(line: string, scope: Scope): string {
    let [put, from] = ['', 0]
    for (const { 0: name, index } of line.matchAll(named)) {
      if (index < from) continue
      const end = index + name.length
      const given = line[end] === '(' ? bracketed(line, end) : undefined
      const called = given === undefined ? undefined : this.#called(name, given, scope)
      const to = called === undefined ? end : end + given!.length + 2
      const value = called ?? scope.valueOf(name)
      // Without words it is a switch, unless it is an argument.
      const isSwitch = value === '' && called === undefined && !name.startsWith('$') && !scope.isArgument(name)
      if (value === undefined || isSwitch) continue
      const [said, until] = withMembers(value, { line, at: to, valueOf: (written) => this.valueOf(written, scope) })
      // Quotes within quotes would end these.
      const words = line[index - 1] === '"' && line[until] === '"' ? unquoted(inWords(said)) : inWords(said)
      put += line.slice(from, index) + (scope.depth === 0 ? words.padEnd(until - index) : words)
      from = until
      if (put.length > longestValue * 4) return line
    }
    const whole = put + line.slice(from)
    // Two signs join what is beside them.
    return scope.depth === 0 ? whole : whole.replaceAll(/(?<=\w)##(?=\w)/g, '')
  }

  #called(name: string, given: string, scope: Scope): MacroValue | undefined {
    const routine = scope.routine(name, countOf(given))
    if (routine?.isFunction === true || routine?.steps.length === 1) return this.#inLine(routine, given, scope)
    return name.startsWith('%') ? this.valueOf(`${name}(${given})`, scope) : undefined
  }

  /** What a call within a line stands for: what a function returns, or the one line of a macro. */
  #inLine(routine: Routine, given: string, scope: Scope): MacroValue | undefined {
    const { value, lines } = this.#run(routine, given, scope)
    if (routine.isFunction) return value ?? ''
    return lines.length > 1 ? undefined : lines[0]?.trim()
  }
}

type Members = { line: string; at: number; valueOf: (written: string) => MacroValue | undefined }

/** The member of a document that is written behind its name: `$service.name`, `$services[$index].name`. */
const withMembers = (value: MacroValue, { line, at, valueOf }: Members): [MacroValue, number] => {
  let [found, end] = [value, at]
  for (;;) {
    const [all, key, index, asked] =
      /^(?:\.(\w+)|\[(\d+|"[^"\]]*")\]|\[(\$\w+(?:\.\w+)*)\])/.exec(line.slice(end, end + 200)) ?? []
    const named = asked === undefined || typeof found !== 'object' ? undefined : valueOf(asked)
    const own = key ?? index?.replaceAll('"', '') ?? (named === undefined ? undefined : inWords(named))
    if (own === undefined || typeof found !== 'object' || found === null || !Object.hasOwn(found, own))
      return [found, end]
    found = (found as Record<string, MacroValue>)[own]!
    end += all!.length
  }
}
