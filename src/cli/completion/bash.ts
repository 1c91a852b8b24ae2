/**
 * Completion for bash 3.2 and later.
 */
import type { Command } from '../command.ts'
import { type Completed, completedOf, idsCommand, type OperandKind, operandsOf, shells, takingValues } from './table.ts'

/** The script. */
export function bashCompletion(commands: readonly Command[]): string {
  return script(completedOf(commands))
}

const script = (completed: Completed[]): string => `# Completion of diagref for bash.
_diagref_words() {
  local IFS=$'\\n' word
  COMPREPLY=()
  for word in $1; do
    case $word in "$current"*) COMPREPLY+=("$(printf %q "$word")") ;; esac
  done
}
_diagref_files() {
  compopt -o filenames 2>/dev/null
  local IFS=$'\\n'
  COMPREPLY=($(compgen -f -- "$current"))
}
_diagref() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command= index place=0
  for ((index = 1; index < COMP_CWORD; index++)); do
    case \${COMP_WORDS[index]} in
      ${completed.map(({ command }) => command.name).join('|')}|help) command=\${COMP_WORDS[index]}; break ;;
    esac
  done
  for ((index++; index < COMP_CWORD; index++)); do
    case \${COMP_WORDS[index]} in
      ${takingValues(completed).join('|')}) index=$((index + 1)) ;;
      -?*) ;;
      *) place=$((place + 1)) ;;
    esac
  done
  case $previous in
${valueCases(completed).join('\n')}
  esac
  case $command in
${commandCases(completed).join('\n')}
    *) case $current in -*) _diagref_words ${lines(['--base-url', '--help', '--version'])} ;; *) _diagref_words ${lines([...completed.map(({ command }) => command.name), 'help'])} ;; esac ;;
  esac
}
complete -F _diagref diagref
`

const valueCases = (completed: Completed[]): string[] => {
  const cases = new Map<string, string>()
  for (const { options } of completed) {
    for (const [name, { value, choices, files, short }] of options) {
      if (value === undefined) continue
      const free = value === 'ID' ? operandWords.ids : files ? operandWords.files : operandWords.none
      const completion = choices ? `_diagref_words ${lines(choices)}` : free
      cases.set(`--${name}${short ? `|-${short}` : ''}`, completion)
    }
  }
  return [...cases].map(([names, completion]) => `    ${names}) ${completion}; return ;;`)
}

/** One value per line, so that names with spaces stay whole. */
const lines = (values: readonly string[]): string => quote(values.join('\n'))

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const commandCases = (completed: Completed[]): string[] =>
  completed.map(({ command, options }) => {
    const names = lines(options.map(([name]) => `--${name}`))
    return `    ${command.name}) case $current in -*) _diagref_words ${names} ;; *) ${operandCase(operandsOf(command))} ;; esac ;;`
  })

/** What completes an operand by its position; further ones complete like the last. */
const operandCase = (operands: readonly OperandKind[]): string => {
  const words = operands.map((operand) => operandWords[operand])
  const last = words.at(-1) ?? operandWords.none
  if (words.length < 2) return last
  const cases = words.slice(0, -1).map((each, place) => `${place}) ${each} ;;`)
  return `case $place in ${cases.join(' ')} *) ${last} ;; esac`
}

const operandWords = {
  ids: `_diagref_words "$(${idsCommand})"`,
  files: '_diagref_files',
  folders: 'compopt -o dirnames 2>/dev/null',
  shells: `_diagref_words ${lines(shells)}`,
  none: 'COMPREPLY=()',
} as const
