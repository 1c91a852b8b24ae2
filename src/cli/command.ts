/**
 * A command: how it is declared and called.
 */
import type { Options } from './options.ts'
import type { Values } from './values.ts'

/** What a command is called with. */
export type Call = { operands: readonly string[]; values: Values }

/** Runs a command; returns its exit code, 0 by default. */
export type RunCommand = (call: Call) => Promise<number | void>

export type Command = {
  name: string
  /** What it works on, as in `ID FILE|-`; a name in brackets is optional, one that ends in `...` may repeat. */
  operand?: string
  /** The options it cannot do without, as in `--recipe ID`; its own help shows them in the usage line. */
  required?: string
  group: 'From the catalog' | 'On this machine, without network' | 'The service itself'
  summary: string
  /** Further paragraphs of its help. */
  details?: readonly string[]
  options: Options
  /** Command lines after `diagref `. */
  examples: readonly string[]
  load: () => Promise<{ run: RunCommand }>
}
