/**
 * Parts of the guide made from rooms that pages do not import: the reviewer's rules, the flags of the server.
 */
import { settingsHelp } from '../src/node/options.ts'
import { rules } from '../src/review/rules.ts'

const levels = { block: 'must be mended', warn: 'worth a thought' } as const

const ruleSections = (): string =>
  rules.map(({ id, title, level, wants }) => `### \`${id}\`\n\n**${title}** (${levels[level]}). ${wants}\n`).join('\n')

/** Markdown by the name the guide calls it by. */
export const guideParts = (): Record<string, string> => ({
  rules: ruleSections(),
  'serve-flags': `\`\`\`text\n${settingsHelp}\n\`\`\`\n`,
})
