/**
 * Help: for the whole program, and for each command with examples.
 */
import type { Command } from '../command.ts'
import { commands } from '../commands/commands.ts'
import { commonOptions, type Option, type Options } from '../options.ts'
import { pad } from '../terminal.ts'
import { environment, exitCodes, type Fact, tagline } from './facts.ts'

/** The help of the whole program. */
export function generalHelp(): string {
  const groups = [...new Set(commands.map(({ group }) => group))]
  return (
    `diagref: ${tagline}.\n\nUsage: diagref COMMAND [options]\n` +
    groups.map(groupSection).join('') +
    section('Options of every command', optionRows(commonOptions)) +
    section('Examples', firstExamples) +
    section('Exit codes', exitCodes.map(factRow)) +
    section('Environment', environment.map(factRow)) +
    '\nFor more, see diagref COMMAND --help, or man diagref after npm install -g.\n'
  )
}

const firstExamples = [
  '  diagref list message queue                           find a diagram',
  '  diagref data request-sequence -o mine.json           get its data and edit it',
  '  diagref draw request-sequence mine.json -o mine.svg  draw it',
  '  diagref draw request-sequence mine.json --watch      redraw on every save',
]

const groupSection = (group: Command['group']): string => {
  const own = commands.filter((command) => command.group === group)
  return section(
    group,
    own.map((command) => row(usageOf(command), command.summary)),
  )
}

const section = (title: string, rows: string[]): string => (rows.length === 0 ? '' : `\n${title}\n${rows.join('\n')}\n`)

const row = (name: string, words: string): string => {
  const head = `  ${name}`
  const gap = head.length > column - 2 ? `${head}\n${' '.repeat(column)}` : pad(head, column)
  return gap + wrap(words, column)
}

const factRow = ([name, words]: Fact): string => row(name, words)

const column = 26

/** Breaks a text into lines, all but the first indented. */
const wrap = (text: string, indent: number): string => {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line !== '' && indent + line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}

const width = 78

const usageOf = ({ name, operand }: Command): string => `${name}${operand === undefined ? '' : ` ${operand}`}`

const optionRows = (options: Options): string[] =>
  Object.entries(options).map((entry) => row(nameOf(entry), entry[1].words))

const nameOf = ([name, { short, value }]: [string, Option]): string =>
  `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`

/** The help of one command. */
export const commandHelp = (command: Command): string => {
  const { summary, details = [], options, examples, required } = command
  const usage = [usageOf(command), required, Object.keys(options).length > 0 ? '[options]' : undefined]
  const common = command.group === 'From the catalog' ? commonOptions : {}
  return (
    `${wrap(summary, 0)}\n\nUsage: diagref ${usage.filter((each) => each !== undefined).join(' ')}\n` +
    details.map((detail) => `\n${wrap(detail, 0)}\n`).join('') +
    section('Options', optionRows(options)) +
    section('Options of every command', optionRows(common)) +
    section(
      'Examples',
      examples.map((example) => `  diagref ${example}`),
    )
  )
}
