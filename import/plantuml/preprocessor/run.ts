/**
 * Runs PlantUML's preprocessor on a text: definitions, variables, conditions, loops, procedures and functions. Nothing is
 * read from files, and what is not known here stays as it is written.
 *
 * The lines that are made, the calls within each other and the characters are bounded, so that any text ends.
 */
import { assign } from './assign.ts'
import { argumentsOf, bracketed, countOf } from './calls.ts'
import { isTrue, type MacroValue } from './expression.ts'
import { Scope } from './scope.ts'
import { type Branch, type MacroLine, type MacroStep, type Routine, stepsOf, type Test } from './steps.ts'
import { Substitution } from './substitution.ts'

/** A line that was made, and the line and column of the text it comes from; `isOwn`: it is that line itself. */
export type Made = { words: string; number: number; column: number; isOwn: boolean }

/** What is not in the picture, and its line, from 1. */
export type Aside = { line: number; what: string }

const [mostSteps, mostRounds, deepest, mostCharacters] = [5000, 500, 30, 100_000]

/** The lines that a text stands for, and what of it is left out. */
export function run(text: string): { made: Made[]; asides: Aside[] } {
  const lines = text.split('\n')
  const program = new Program()
  program.run(stepsOf(lines), new Scope())
  return { made: program.made, asides: program.asides }
}

/** What a function returns; `none` of a procedure. */
type Returned = { value: MacroValue } | undefined

class Program {
  readonly made: Made[] = []
  readonly asides: Aside[] = []
  readonly #values = new Substitution((routine, given, scope) => {
    const before = this.made.length
    const returned = this.#call(routine, given, scope)
    // What a function writes is not where it is called.
    const lines = this.made.splice(before).map(({ words }) => words)
    return { ...returned, lines }
  })
  #steps = mostSteps
  #room = mostCharacters
  #isOver = false
  /** How many loops are around what is run. */
  #loops = 0
  /** The line of the text that is run, with the calls from it. */
  #from: MacroLine = { words: '', number: 0 }

  run(steps: readonly MacroStep[], scope: Scope, depth = 0): Returned {
    for (const step of steps) {
      if (this.#isOver) return undefined
      const isWithin = depth > 0 || scope.depth > 0
      if (isWithin && this.#steps-- <= 0) return this.#tooMuch()
      const returned = this.#step(step, scope, depth)
      if (returned !== undefined) return returned
    }
    return undefined
  }

  #tooMuch(): undefined {
    this.#aside(`more than ${mostSteps} lines of procedures and loops`)
    return undefined
  }

  #aside(what: string): void {
    const line = this.#from.number + 1
    if (!this.asides.some((each) => each.what === what)) this.asides.push({ line, what })
  }

  #step(step: MacroStep, scope: Scope, depth: number): Returned {
    if (depth > deepest) return undefined
    if (step.is === 'routine') scope.define(step.routine)
    if (step.is === 'line') return this.#line(step.line, scope)
    if (step.is === 'if') return this.#if(step.branches, scope, depth)
    if (step.is === 'while')
      for (let round = 0; round < mostRounds && this.#isTrue(step.test, scope) && this.#steps > 0; round++) {
        const returned = this.#round(step.steps, scope, depth)
        if (returned !== undefined) return returned
      }
    if (step.is === 'foreach')
      for (const value of this.#listOf(step.list, scope)) {
        scope.set(step.name, value)
        const returned = this.#round(step.steps, scope, depth)
        if (returned !== undefined) return returned
      }
    return undefined
  }

  #round(steps: readonly MacroStep[], scope: Scope, depth: number): Returned {
    this.#loops += 1
    const returned = this.run(steps, scope, depth + 1)
    this.#loops -= 1
    return returned
  }

  #if(branches: readonly Branch[], scope: Scope, depth: number): Returned {
    const taken = branches.find(({ test }) => this.#holds(test, scope))
    for (const branch of branches) if (branch !== taken && saysSomething(branch)) this.#leave(branch.line, scope)
    return taken === undefined ? undefined : this.run(taken.steps, scope, depth + 1)
  }

  #leave(line: MacroLine, scope: Scope): void {
    if (scope.depth === 0) this.asides.push({ line: line.number + 1, what: 'a branch whose condition does not hold' })
  }

  #holds(test: Test, scope: Scope): boolean {
    if (test === undefined) return true
    if ('defined' in test) return scope.isDefined(test.defined) !== test.isNot
    return this.#isTrue(test.if, scope)
  }

  #isTrue(written: string, scope: Scope): boolean {
    const value = this.#values.valueOf(written, scope)
    return value !== undefined && isTrue(value)
  }

  #listOf(written: string, scope: Scope): MacroValue[] {
    const value = this.#values.valueOf(written, scope)
    const list = Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.values(value) : []
    return list.slice(0, mostRounds)
  }

  #line(line: MacroLine, scope: Scope): Returned {
    if (scope.depth === 0) this.#from = line
    const words = line.words.trim()
    if (words.startsWith('!')) return this.#directive(words, line, scope)
    if (!this.#procedure(words, scope)) this.#put(this.#values.words(line.words, scope), line, scope)
    return undefined
  }

  #directive(words: string, line: MacroLine, scope: Scope): Returned {
    const returns = /^!return\b\s*(.*)$/i.exec(words)?.[1]
    if (returns !== undefined && scope.depth > 0) return { value: this.#values.valueOf(returns, scope) ?? returns }
    if (/^!exit\b/i.test(words)) this.#isOver = true
    else if (!assign(words, scope, this.#values)) this.#put(line.words, line, scope)
    return undefined
  }

  /** Runs the procedure that a line calls, if it is one. */
  #procedure(words: string, scope: Scope): boolean {
    const name = /^\$?[A-Za-z_]\w*/.exec(words)?.[0] ?? ''
    const rest = words.slice(name.length).trimStart()
    const given = rest.startsWith('(') ? bracketed(rest, 0) : rest === '' ? '' : undefined
    if (given === undefined || (rest !== '' && given.length + 2 < rest.length)) return false
    const routine = scope.routine(name, countOf(given))
    if (routine === undefined || routine.isFunction || (rest === '' && routine.params.length > 0)) return false
    this.#call(routine, given, scope)
    return true
  }

  #call(routine: Routine, given: string, scope: Scope): Returned {
    if (scope.depth >= deepest) {
      this.#aside(`calls within more than ${deepest} others`)
      return undefined
    }
    const written = argumentsOf(given, routine.params)
    const values = routine.params.map(({ name, usual = '""' }) => {
      const own = written.get(name)
      return [name, this.#values.argument(own ?? usual, scope, routine.isVerbatim && own !== undefined)] as const
    })
    return this.run(routine.steps, new Scope(scope, new Map(values)))
  }

  #put(words: string, { number }: MacroLine, scope: Scope): void {
    const isOwn = scope.depth === 0
    this.#room -= isOwn && this.#loops === 0 ? 0 : words.length
    if (this.#room < 0) return this.#aside(`more than ${mostCharacters} characters of procedures and loops`)
    const column = this.#from.words.search(/\S/) + 1
    this.made.push({ words, number: isOwn ? number : this.#from.number, column: Math.max(1, column), isOwn })
  }
}

/** Whether a branch has lines of the diagram. */
const saysSomething = ({ steps }: Branch): boolean =>
  steps.some(({ is, ...step }) => is === 'line' && /^\s*[^\s'!]/.test((step as { line: MacroLine }).line.words))
