/**
 * The commands: what each is for, what it takes, and where it is. A command's file is loaded when it is called.
 */
import type { Command } from '../command.ts'
import { catalogCommands } from './catalog-commands.ts'
import { drawingCommands } from './drawing-commands.ts'
import { serviceCommands } from './service-commands.ts'

/** The command of a name. */
export function findCommand(name: string): Command | undefined {
  return commands.find((command) => command.name === name)
}

const completion: Command = {
  name: 'completion',
  operand: 'SHELL',
  group: 'On this machine, without network',
  summary: 'Prints the completion script for bash, zsh or fish.',
  options: {},
  examples: [
    'completion bash > ~/.local/share/bash-completion/completions/diagref',
    'completion zsh > "${fpath[1]}/_diagref"',
    'completion fish > ~/.config/fish/completions/diagref.fish',
  ],
  load: () => import('./completion.ts'),
}

export const commands: readonly Command[] = [...catalogCommands, ...drawingCommands, ...serviceCommands, completion]
