/**
 * The manual page `diagref(1)`, generated with the man macros from the declarations behind `--help`.
 */
import type { Command } from '../src/cli/command.ts'
import { commands } from '../src/cli/commands/commands.ts'
import { commonOptions, type Option, type Options } from '../src/cli/options.ts'
import { environment, exitCodes, type Fact, tagline } from '../src/cli/program/facts.ts'

/** The page for a version of the program. It has no date, so the same sources give the same bytes. */
export function manPage(version: string): string {
  return `${[
    `.TH DIAGREF 1 "" "diagref ${escape(version)}" "User Commands"`,
    // No hyphens within addresses and names of files, and no wide gaps.
    '.nr HY 0',
    '.ad l',
    '.SH NAME',
    `diagref \\- ${escape(tagline)}`,
    '.SH SYNOPSIS',
    '\\fBdiagref\\fR \\fICOMMAND\\fR [\\fIoptions\\fR]',
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH OPTIONS',
    'Every command takes these, before or after its name.',
    ...optionLines(commonOptions),
    '.SH EXIT STATUS',
    ...exitCodes.flatMap(factLines),
    '.SH ENVIRONMENT',
    ...environment.flatMap(factLines),
    '.SH EXAMPLES',
    'From the sample of a recipe to a diagram of your own data:',
    ...exampleLines(['data gantt-chart -o plan.json', 'draw gantt-chart plan.json -o plan.svg']),
  ].join('\n')}\n`
}

const commandLines = ({ name, operand, summary, details = [], options, examples }: Command): string[] => [
  `.SS ${escape(`diagref ${name}${operand === undefined ? '' : ` ${operand}`}`)}`,
  ...[summary, ...details].flatMap((words, at) => [...(at === 0 ? [] : ['.PP']), text(words)]),
  ...optionLines(options),
  '.PP',
  examples.length === 1 ? 'Example:' : 'Examples:',
  ...exampleLines(examples),
]

const optionLines = (options: Options): string[] =>
  Object.entries(options).flatMap(([name, option]) => ['.TP', optionHead(name, option), text(option.words)])

const optionHead = (name: string, { short, value }: Option): string => {
  const names = [...(short === undefined ? [] : [`-${short}`]), `--${name}`].map((each) => `\\fB${escape(each)}\\fR`)
  return `${names.join(', ')}${value === undefined ? '' : ` \\fI${escape(value)}\\fR`}`
}

const factLines = ([name, words]: Fact): string[] => ['.TP', `\\fB${escape(name)}\\fR`, text(words)]

const exampleLines = (examples: readonly string[]): string[] => [
  '.PP',
  '.RS 4',
  '.EX',
  ...examples.map((example) => text(`diagref ${example}`)),
  '.EE',
  '.RE',
]

/** A line of text: one that begins with a dot or an apostrophe would be a request. */
const text = (words: string): string => escape(words).replace(/^(?=[.'])/, '\\&')

/** Escapes what is special in roff; a minus stays one that can be copied. */
const escape = (words: string): string =>
  words
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replaceAll('"', '\\(dq')
