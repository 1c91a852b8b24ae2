/**
 * The options of the command line, each declared once: for reading, for help and for completion.
 */
import { families } from '../catalog/recipe.ts'
import { accents, themes } from '../render/palette.ts'

/** An option with a `value`, or a switch. */
export type Option = {
  short?: string
  /** The name of its value in help: `URL`. */
  value?: string
  words: string
  /** The only values it takes. */
  choices?: readonly string[]
  /** Its value is a file or folder, for completion. */
  files?: true
}

export type Options = Readonly<Record<string, Option>>

/** The URL that `npm start` serves; there is no public deployment yet. */
export const defaultBaseUrl = 'http://localhost:3000'

/** How long a named service may take to respond, in seconds. */
export const defaultTimeout = 30

/** How long the service at the default URL may take, in seconds, before the catalog of the package is used. */
export const defaultPatience = 0.3

/** What every command takes, before or after its name. */
export const commonOptions: Options = {
  'base-url': { value: 'URL', words: `the service to use (DIAGREF_BASE_URL, default ${defaultBaseUrl})` },
  offline: { words: 'use the catalog of this package instead of a service' },
  timeout: { value: 'SECONDS', words: `how long a response may take (default ${defaultTimeout})` },
  'no-cache': { words: 'neither read nor write the cache' },
  help: { short: 'h', words: 'show what a command does' },
  version: { short: 'V', words: 'show the version' },
}

export const output: Option = {
  short: 'o',
  value: 'FILE',
  words: 'write to a file instead of standard output',
  files: true,
}

/** For programs: what was written, and errors, as JSON. */
export const json: Option = { words: 'what was written, and errors, as JSON' }

/** Allows a file that exists to be replaced. */
export const force: Option = { words: 'replace a file that exists and may have been changed' }

export const lookOptions: Options = {
  theme: { value: 'NAME', words: `${themes.join(', ')} (default ${themes[0]})`, choices: themes },
  accent: { value: 'NAME', words: `${accents.join(', ')} (default ${accents[0]})`, choices: accents },
}

export const scale: Option = { value: 'N', words: 'pixels of a PNG per pixel of the scene, 0.1 to 4 (default 1)' }

/** Whether an SVG has its fonts inside. */
export const fonts: Option = {
  value: 'NAME',
  words: 'embed: the letters that an SVG uses are in it, so that it looks the same everywhere; none (default)',
  choices: ['embed', 'none'],
}

export const family: Option = { value: 'NAME', words: `one of: ${families.join(', ')}`, choices: families }
