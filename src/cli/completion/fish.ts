/**
 * Completion for fish.
 */
import type { Command } from '../command.ts'
import { commonOptions, type Option } from '../options.ts'
import { type Completed, completedOf, help, idsCommand, operandsOf, shells, takingValues } from './table.ts'

/** The script. */
export function fishCompletion(commands: readonly Command[]): string {
  const completed = completedOf(commands)
  return `# Completion of diagref for fish.\n${[placeFunction(completed), ...commandLines(completed), ...optionLines(completed)].join('\n')}\n`
}

/** Prints the command and how many operands follow it before the cursor: "draw 1"; " 0" before a command. */
const placeFunction = (completed: Completed[]): string => `function __diagref_place
  set -l words (commandline -opc)
  set -l command
  set -l operands 0
  set -l skip 0
  for word in $words[2..]
    if test $skip = 1
      set skip 0
      continue
    end
    switch $word
      case ${takingValues(completed).join(' ')}
        set skip 1
      case '-?*'
      case '*'
        if test -z "$command"
          set command $word
        else
          set operands (math $operands + 1)
        end
    end
  end
  echo "$command $operands"
end
function __diagref_in
  string match -q -- "$argv[1] *" (__diagref_place)
end
function __diagref_at
  contains -- (__diagref_place) $argv
end`

const commandLines = (completed: Completed[]): string[] => [
  'complete -c diagref -f',
  ...[...completed.map(({ command }) => command), help].flatMap(({ name, summary }) => [
    `complete -c diagref -n "__diagref_at ' 0'" -a ${name} -d ${quote(summary)}`,
    ...(name === 'help' ? [] : [`complete -c diagref -n "__diagref_at 'help 0'" -a ${name} -d ${quote(summary)}`]),
  ]),
  ...['help', 'version', 'base-url'].map((name) => optionLine('', [name, commonOptions[name]!])),
  ...completed.flatMap(({ command }) => operandLines(command)),
]

/** A line for each operand by its position; further ones complete like the last. */
const operandLines = (command: Command): string[] => {
  const own = operandsOf(command)
  return own.flatMap((operand, at) => {
    if (operand === 'none') return []
    const isLast = (at === own.length - 1 && at > 0) || command.operand?.endsWith('...') === true
    const before = own.slice(0, at).map((_operand, place) => `'${command.name} ${place}'`)
    const condition = isLast
      ? `__diagref_in ${command.name}${before.length > 0 ? `; and not __diagref_at ${before.join(' ')}` : ''}`
      : `__diagref_at '${command.name} ${at}'`
    return [`complete -c diagref -n "${condition}" ${operandArguments[operand]}`]
  })
}

const quote = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`

/** Several arguments for `-a`: fish splits the text like a command line. */
const list = (values: readonly string[]): string =>
  quote(values.map((value) => (/[^\w-]/.test(value) ? `"${value}"` : value)).join(' '))

const operandArguments = {
  ids: `-a ${quote(`(${idsCommand})`)}`,
  files: '-F',
  folders: `-a '(__fish_complete_directories)'`,
  shells: `-a ${list(shells)}`,
} as const

const optionLines = (completed: Completed[]): string[] =>
  completed.flatMap(({ command, options }) => options.map((option) => optionLine(command.name, option)))

const optionLine = (command: string, [name, { short, value, words, choices, files }]: [string, Option]): string => {
  const takes = value === undefined ? '' : files ? ' -rF' : ' -x'
  const ids = value === 'ID' ? ` -a ${quote(`(${idsCommand})`)}` : ''
  const given = choices === undefined ? ids : ` -a ${list(choices)}`
  return `complete -c diagref -n "__diagref_in '${command}'" -l ${name}${short ? ` -s ${short}` : ''}${takes}${given} -d ${quote(words)}`
}
