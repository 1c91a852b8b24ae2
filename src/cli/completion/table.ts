/**
 * What completion scripts are generated from: the options and operands of each command.
 */
import type { Command } from '../command.ts'
import { commonOptions, type Option } from '../options.ts'

/** A command with the options that complete after it. */
export type Completed = { command: Command; options: [string, Option][] }

/** Every command with its options. */
export function completedOf(commands: readonly Command[]): Completed[] {
  return commands.map((command) => ({ command, options: optionsOf(command) }))
}

/** A command's options, its own first, then the common ones. */
export const optionsOf = (command: Command): [string, Option][] =>
  Object.entries({
    ...command.options,
    ...(command.group === 'From the catalog' ? commonOptions : { help: commonOptions['help']! }),
  })

/** Every option that takes a value, as it is written. */
export const takingValues = (completed: readonly Completed[]): string[] => {
  const names = completed
    .flatMap(({ options }) => options)
    .flatMap(([name, { value, short }]) =>
      value === undefined ? [] : [`--${name}`, ...(short === undefined ? [] : [`-${short}`])],
    )
  return [...new Set(names)]
}

/** `diagref help COMMAND` is not in the table of commands. */
export const help = { name: 'help', summary: 'Shows what a command does.' } as const

/** What completes an operand. */
export type OperandKind = 'ids' | 'files' | 'folders' | 'shells' | 'none'

const operands: Readonly<Record<string, OperandKind>> = {
  ID: 'ids',
  '[ID]': 'ids',
  'FILE|-': 'files',
  DIR: 'folders',
  SHELL: 'shells',
}

/** What completes each operand of a command, in order; the last one may repeat. */
export const operandsOf = ({ operand = '' }: Command): OperandKind[] =>
  operand.split(' ').map((name) => operands[name.replace('...', '')] ?? 'none')

/** The shells that have a script. */
export const shells = ['bash', 'zsh', 'fish'] as const

/** Prints ids quickly or not at all; cached responses work without a network. */
export const idsCommand = 'diagref list --timeout 2 2>/dev/null | cut -f1'
