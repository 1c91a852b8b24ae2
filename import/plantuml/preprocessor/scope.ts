/**
 * What names stand for while PlantUML's preprocessor runs: variables of the text and of each call, definitions, and
 * what can be called.
 */
import type { MacroValue } from './expression.ts'
import type { Routine } from './steps.ts'

/** Words that a name stands for are not longer. */
export const longestValue = 2000

/** A document of JSON is not longer. */
export const longestDocument = 20_000

/** So many routines have one name. */
const mostOfName = 8

export class Scope {
  /** By name; those of one name differ in how many arguments they have. */
  readonly #routines: Map<string, Routine[]>
  readonly #globals: Map<string, MacroValue>
  readonly #own: Map<string, MacroValue>
  /** How many calls are around this one. */
  readonly depth: number

  constructor(around?: Scope, own = new Map<string, MacroValue>()) {
    this.#routines = around === undefined ? new Map() : around.#routines
    this.#globals = around === undefined ? own : around.#globals
    this.#own = own
    this.depth = around === undefined ? 0 : around.depth + 1
  }

  valueOf(name: string): MacroValue | undefined {
    return this.#own.get(name) ?? this.#globals.get(name)
  }

  /** Whether a name is one of the call that runs. */
  isArgument(name: string): boolean {
    return this.depth > 0 && this.#own.has(name)
  }

  isDefined(name: string): boolean {
    return this.valueOf(name) !== undefined || this.#routines.has(name)
  }

  define(routine: Routine): void {
    const others = (this.#routines.get(routine.name) ?? []).filter(
      ({ params }) => params.length !== routine.params.length,
    )
    this.#routines.set(routine.name, [...others, routine].slice(-mostOfName))
  }

  /** The routine of a name for so many arguments, or the last one. */
  routine(name: string, count = 0): Routine | undefined {
    const all = this.#routines.get(name)
    const takes = ({ params }: Routine): boolean =>
      count <= params.length && params.filter(({ usual }) => usual === undefined).length <= count
    return all?.find(takes) ?? all?.at(-1)
  }

  /** A name that the text knows stays one of the text, unless it is said to be the call's own. */
  set(name: string, value: MacroValue, where = ''): void {
    const isOwn = where === 'local' || (where === '' && !this.#globals.has(name))
    if (isOwn) this.#own.set(name, value)
    else this.#globals.set(name, value)
  }

  forget(name: string): void {
    this.#own.delete(name)
    this.#globals.delete(name)
    this.#routines.delete(name)
  }
}
