/**
 * Completion for fish.
 */
import type { Command } from '../command.ts'
import type { Option } from '../options.ts'
import { type Completed, completedOf, idsCommand, operandsOf, shells } from './table.ts'

/** The script. */
export function fishCompletion(commands: readonly Command[]): string {
  const completed = completedOf(commands)
  return `# Completion of diagref for fish.\n${[...commandLines(completed), ...optionLines(completed)].join('\n')}\n`
}

const commandLines = (completed: Completed[]): string[] => {
  const names = completed.map(({ command }) => command.name).join(' ')
  return completed.flatMap(({ command }) => [
    `complete -c diagref -n 'not __fish_seen_subcommand_from ${names}' -f -a ${command.name} -d ${quote(command.summary)}`,
    `complete -c diagref -n '__fish_seen_subcommand_from ${command.name}' ${[...new Set(operandsOf(command))].map((operand) => operandArguments[operand]).join(' ')}`,
  ])
}

const quote = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`

/** Several arguments for `-a`: fish splits the text like a command line. */
const list = (values: readonly string[]): string =>
  quote(values.map((value) => (/[^\w-]/.test(value) ? `"${value}"` : value)).join(' '))

const operandArguments = {
  ids: `-f -a ${quote(`(${idsCommand})`)}`,
  files: '-F',
  folders: `-f -a '(__fish_complete_directories)'`,
  shells: `-f -a ${list(shells)}`,
  none: '-f',
} as const

const optionLines = (completed: Completed[]): string[] =>
  completed.flatMap(({ command, options }) => options.map((option) => optionLine(command, option)))

const optionLine = (command: Command, [name, { short, value, words, choices, files }]: [string, Option]): string => {
  const takes = value === undefined ? '' : files ? ' -rF' : ' -x'
  const ids = value === 'ID' ? ` -a ${quote(`(${idsCommand})`)}` : ''
  const given = choices === undefined ? ids : ` -a ${list(choices)}`
  return `complete -c diagref -n '__fish_seen_subcommand_from ${command.name}' -l ${name}${short ? ` -s ${short}` : ''}${takes}${given} -d ${quote(words)}`
}
