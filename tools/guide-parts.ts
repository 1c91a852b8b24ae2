/**
 * Parts of the guide from rooms that pages do not import: the linter's rules, the flags of the server, the commands
 * of the command line.
 */
import type { Command } from '../src/cli/command.ts'
import { commands } from '../src/cli/commands/commands.ts'
import { commonOptions, type Options } from '../src/cli/options.ts'
import { environment, exitCodes } from '../src/cli/program/facts.ts'
import { settingsHelp } from '../src/node/settings.ts'
import { table } from '../src/pages/site-text.ts'
import { adaptationRules } from '../src/review/adaptation/review-adaptation.ts'
import { rules } from '../src/review/rules/rules.ts'

const levels = { block: 'Must be fixed', warn: 'Should be considered' } as const

const ruleSections = (): string =>
  [...rules, ...adaptationRules]
    .map(({ id, title, level, requirement }) => `### \`${id}\` ${title}\n\n*${levels[level]}.* ${requirement}\n`)
    .join('\n')

const optionTable = (options: Options): string =>
  table(
    ['Option', 'Meaning'],
    Object.entries(options).map(([name, { short, value, words }]) => [
      [short === undefined ? '' : `\`-${short}\`, `, `\`--${name}${value === undefined ? '' : ` ${value}`}\``].join(''),
      words,
    ]),
  )

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n`

const commandSection = ({ name, operand, summary, details = [], options, examples }: Command): string =>
  [
    `### \`${name}\`${operand === undefined ? '' : ` ${operand}`}`,
    [summary, ...details].join(' '),
    fence('sh', examples.map((example) => `diagref ${example}`).join('\n')),
    Object.keys(options).length === 0 ? '' : optionTable(options),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

/** Markdown by its name in the guide. */
export const guideParts = (): Record<string, string> => ({
  rules: ruleSections(),
  'serve-flags': fence('text', settingsHelp),
  'cli-commands': commands.map(commandSection).join('\n'),
  'cli-options': optionTable(commonOptions),
  'cli-exit-codes': table(['Code', 'Means'], exitCodes),
  'cli-environment': table(['Variable', 'Means'], environment),
})
