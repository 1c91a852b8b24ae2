/**
 * `diagref completion SHELL`: the completion script of a shell, generated from the table of commands.
 */
import { nearest } from '../../catalog/nearest.ts'
import { usageError } from '../cli-error.ts'
import type { Call, Command } from '../command.ts'
import { bashCompletion } from '../completion/bash.ts'
import { fishCompletion } from '../completion/fish.ts'
import { zshCompletion } from '../completion/zsh.ts'
import { print } from '../output.ts'
import { stripControls } from '../terminal.ts'

export async function run({ operands }: Call): Promise<number | void> {
  const [shell = ''] = operands
  const names = Object.keys(shells)
  const script = names.includes(shell) ? shells[shell] : undefined
  if (script !== undefined) return print(script((await import('./commands.ts')).commands))
  const [guess] = nearest(shell, names, 1)
  const meant = guess === undefined ? '' : ` Did you mean ${guess}?`
  throw usageError(`There is no completion for "${stripControls(shell)}".${meant} Use one of: ${names.join(', ')}.`)
}

const shells: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
}
