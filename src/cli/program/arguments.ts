/**
 * Reads the command line: finds the command, whatever options precede it, and checks its options and operands.
 */
import { parseArgs } from 'node:util'
import { nearest } from '../../catalog/nearest.ts'
import { usageError } from '../cli-error.ts'
import type { Call, Command } from '../command.ts'
import { commands, findCommand } from '../commands/commands.ts'
import { commonOptions, type Option, type Options } from '../options.ts'
import { stripControls } from '../terminal.ts'

/** What the command line asks for. */
export type Request = Call & { command: Command | undefined }

/** Reads the arguments after `diagref`; throws a CliError if they are wrong. */
export function readArguments(args: string[]): Request {
  const words: string[] = []
  const given: GivenOption[] = []
  for (const token of tokensOf(args)) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind === 'option')
      given.push({ name: token.name, rawName: token.rawName, value: token.value, inline: token.inlineValue === true })
  }
  const unknown = given.find(({ name }) => !Object.hasOwn(allOptions, name))
  if (unknown !== undefined && (words[0] === undefined || findCommand(words[0]) === undefined))
    readValues([unknown], undefined)
  const [name, ...operands] = words
  if (name === 'help') return helpRequest(operands)
  const command = name === undefined ? undefined : readCommand(name)
  const values = readValues(given, command)
  if (command !== undefined && values['help'] === undefined && values['version'] === undefined)
    checkOperands(operands, command)
  return { command, operands, values }
}

type GivenOption = { name: string; rawName: string; value: string | undefined; inline: boolean }

const tokensOf = (args: string[]) => {
  const options = Object.fromEntries(
    Object.entries(allOptions).map(([name, { value, short }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short ? { short } : {}) },
    ]),
  )
  return parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true }).tokens
}

/** Every option of every command: enough to distinguish options, their values and operands. */
const allOptions: Options = Object.assign({}, ...commands.map(({ options }) => options), commonOptions)

const readValues = (given: GivenOption[], command: Command | undefined): Record<string, string | true> => {
  const own = { ...commonOptions, ...command?.options }
  const values: Record<string, string | true> = {}
  for (const option of given) {
    const declared = Object.hasOwn(own, option.name) ? own[option.name] : undefined
    if (declared === undefined) {
      const names = Object.keys(command === undefined ? allOptions : own).filter((name) => name.length > 1)
      const whose = command === undefined ? 'There is no option' : `${command.name} has no option`
      throw usageError(
        `${whose} ${stripControls(option.rawName)}.${guess(option.name, names, '--')} ${seeHelp(command)}`,
      )
    }
    values[option.name] = readValue(option, declared)
  }
  return values
}

const guess = (wrong: string, names: readonly string[], prefix = ''): string => {
  const near = nearest(wrong, names, 2).map((name) => prefix + name)
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
}

const seeHelp = (command: Command | undefined): string => `See diagref ${command ? `${command.name} ` : ''}--help.`

/** An option's value, or true for a switch; rejects what it does not accept. */
const readValue = ({ rawName, value, inline }: GivenOption, option: Option): string | true => {
  if (option.value === undefined) {
    if (inline) throw usageError(`${rawName} takes no value.`)
    return true
  }
  if (value === undefined || (!inline && value.length > 1 && value.startsWith('-')))
    throw usageError(`${rawName} needs a value: ${rawName} ${option.value}.`)
  const choice = option.choices?.find((each) => each.toLowerCase() === value.toLowerCase())
  if (choice !== undefined) return choice
  if (option.choices !== undefined) {
    const wrong = value === '' ? `${rawName} is empty.` : `${rawName} cannot be "${stripControls(value)}".`
    throw usageError(`${wrong}${guess(value, option.choices)} Use one of: ${option.choices.join(', ')}.`)
  }
  return value
}

/** `diagref help COMMAND` is `diagref COMMAND --help`. */
const helpRequest = (words: string[]): Request => ({
  command: words[0] === undefined ? undefined : readCommand(words[0]),
  operands: [],
  values: { help: true },
})

const readCommand = (name: string): Command => {
  const command = findCommand(name)
  if (command !== undefined) return command
  const names = [...commands.map((known) => known.name), 'help']
  throw usageError(`There is no command "${stripControls(name)}".${guess(name, names)} ${seeHelp(undefined)}`)
}

/** Checks the number of operands. */
const checkOperands = (operands: readonly string[], command: Command): void => {
  const { name, operand, examples } = command
  const [first = ''] = operands
  if (operand === undefined && operands.length > 0) {
    throw usageError(`${name} takes no "${stripControls(first)}". ${seeHelp(command)}`)
  }
  if (operand === undefined) return
  const names = operand.split(' ')
  const needed = names.filter((each) => !each.startsWith('[')).length
  if (operands.length < needed || (needed > 0 && operands.includes('')))
    throw usageError(`${name} needs ${operand}, as in diagref ${examples[0]}`)
  if (operands.length > names.length && !operand.includes('...')) {
    const takes = names.length === 1 ? `one ${operand}` : operand
    throw usageError(`${name} takes ${takes}, got ${operands.length}: ${stripControls(operands.join(', '))}.`)
  }
}
