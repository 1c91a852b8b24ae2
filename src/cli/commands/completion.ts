/**
 * `diagref completion SHELL`: the completion script of a shell, made from the table of commands.
 */
import { nearest } from '../../catalog/nearest.ts'
import type { Run } from '../commands.ts'
import { bashCompletion } from '../completion/bash.ts'
import { fishCompletion } from '../completion/fish.ts'
import { zshCompletion } from '../completion/zsh.ts'
import { print } from '../output.ts'
import { misused } from '../problem.ts'
import { harmless } from '../terminal.ts'

const shells: Readonly<Record<string, () => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
}

export const run: Run = async ({ operands }) => {
  const [shell = ''] = operands
  const names = Object.keys(shells)
  const script = names.includes(shell) ? shells[shell] : undefined
  if (script !== undefined) return print(script())
  const [guess] = nearest(shell, names, 1)
  const meant = guess === undefined ? '' : ` Did you mean ${guess}?`
  throw misused(`There is no completion for "${harmless(shell)}".${meant} It is one of: ${names.join(', ')}.`)
}
