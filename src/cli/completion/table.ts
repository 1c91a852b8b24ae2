/**
 * What completion scripts are made from: per command its options, and what its operand is.
 */
import { type Command, commands } from '../commands.ts'
import { commonOptions, type Option } from '../options.ts'

/** What completes an operand. */
export type Operand = 'ids' | 'files' | 'folders' | 'shells' | 'none'

const operands: Readonly<Record<string, Operand>> = {
  ID: 'ids',
  'FILE|-': 'files',
  DIR: 'folders',
  SHELL: 'shells',
}

/** What completes a command's operand. */
export const operandOf = ({ operand = '' }: Command): Operand => operands[operand] ?? 'none'

/** The shells that have a script. */
export const shells = ['bash', 'zsh', 'fish'] as const

/** Gives ids quickly or not at all; kept replies serve without a network. */
export const idsCommand = 'diagref list --timeout 2 2>/dev/null | cut -f1'

/** A command's options, its own first, then the common ones. */
export const optionsOf = (command: Command): [string, Option][] =>
  Object.entries({
    ...command.options,
    ...(command.group === 'From the service' ? commonOptions : { help: commonOptions['help']! }),
  })

/** Every command with its options. */
export const completed = commands.map((command) => ({ command, options: optionsOf(command) }))
