/**
 * Completion for zsh.
 */
import type { Command } from '../command.ts'
import { commonOptions, type Option } from '../options.ts'
import { type Completed, completedOf, help, idsCommand, type OperandKind, operandsOf, shells } from './table.ts'

/** The script. */
export function zshCompletion(commands: readonly Command[]): string {
  return script(completedOf(commands))
}

const script = (completed: Completed[]): string => `#compdef diagref
# Completion of diagref for zsh.
_diagref_ids() {
  local -a ids
  ids=(\${(f)"$(${idsCommand})"})
  compadd -a ids
}
_diagref_commands() {
  local -a commands
  commands=(
${[...completed.map(({ command }) => command), help].map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`).join('\n')}
  )
  _describe command commands
}
_diagref() {
  local curcontext=$curcontext state line
  _arguments -C ${topOptions()} '1:command:_diagref_commands' '*::argument:->arguments'
  [[ $state == arguments ]] || return
  case $line[1] in
${completed.map(commandCase).join('\n')}
    help) _arguments '1:command:_diagref_commands' ;;
  esac
}
if [[ $funcstack[1] == _diagref ]]; then _diagref "$@"; else compdef _diagref diagref; fi
`

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const commandCase = ({ command, options }: Completed): string => {
  const specs = [...options.map(specOf), ...operandsOf(command).flatMap(operandSpec)]
  return `    ${command.name}) _arguments ${specs.join(' ')} ;;`
}

const specOf = ([name, option]: [string, Option]): string => {
  const { short, value, words } = option
  const tail = `[${escape(words)}]${value === undefined ? '' : `:${escape(value)}:${valueAction(option)}`}`
  const long = quote(`--${name}${value === undefined ? '' : '='}${tail}`)
  if (short === undefined) return long
  return `${long} ${quote(`-${short}${value === undefined ? '' : '+'}${tail}`)}`
}

/** What may precede the command. */
const topOptions = (): string =>
  ['help', 'version', 'base-url'].map((name) => specOf([name, commonOptions[name]!])).join(' ')

/** Escapes the special characters of _arguments. */
const escape = (text: string): string => text.replace(/[\\[\]:]/g, String.raw`\$&`)

const valueAction = ({ value, choices, files }: Option): string => {
  if (choices) return `(${choices.map((choice) => choice.replace(/[ &()]/g, String.raw`\$&`)).join(' ')})`
  if (value === 'ID') return '_diagref_ids'
  return files ? '_files' : ''
}

/** What completes the operand in a position; the last one may repeat if it is files. */
const operandSpec = (operand: OperandKind, at: number): string[] => {
  const action = operandActions[operand]
  return action === undefined ? [] : [quote(`${operand === 'files' ? '*' : at + 1}:${action}`)]
}

const operandActions: Readonly<Record<OperandKind, string | undefined>> = {
  ids: 'id:_diagref_ids',
  files: 'file:_files',
  folders: 'folder:_directories',
  shells: `shell:(${shells.join(' ')})`,
  none: undefined,
}
