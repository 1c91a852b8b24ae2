/**
 * Which service is used: `--base-url`, or DIAGREF_BASE_URL, or the default.
 */

import { usageError } from '../cli-error.ts'
import { defaultBaseUrl, defaultPatience, defaultTimeout } from '../options.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

/** The base URL for a call. */
export function baseUrlOf(values: Values, env: NodeJS.ProcessEnv = process.env): string {
  const flag = textOf(values, 'base-url')
  if (flag !== undefined) return readAddress(flag, '--base-url')
  const variable = env['DIAGREF_BASE_URL']
  return variable ? readAddress(variable, 'DIAGREF_BASE_URL') : defaultBaseUrl
}

/** Whether a call names its service; otherwise the catalog of the package may replace it. */
export const namesService = (values: Values, env: NodeJS.ProcessEnv = process.env): boolean =>
  textOf(values, 'base-url') !== undefined || Boolean(env['DIAGREF_BASE_URL'])

/** Reads an absolute http or https URL; returns it without a trailing slash. A path prefix is kept. */
export const readAddress = (text: string, source: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const shown = stripControls(text)
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw usageError(`${source} must be an http or https URL such as ${defaultBaseUrl}, got "${shown}".`)
  if (url.search !== '' || url.hash !== '') throw usageError(`${source} takes no ? and no #, got "${shown}".`)
  if (url.username !== '' || url.password !== '')
    throw usageError(`${source} must not contain a user name or password.`)
  return url.href.replace(/\/+$/, '')
}

/** How long a response may take, in milliseconds: less if no service was named, since there may be none. */
export const timeoutOf = (values: Values, env: NodeJS.ProcessEnv = process.env): number => {
  const usual = namesService(values, env) ? defaultTimeout : defaultPatience
  const text = textOf(values, 'timeout') ?? String(usual)
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (seconds > 0 && seconds <= 3600) return seconds * 1000
  throw usageError(`--timeout must be a number of seconds above 0, at most 3600, got "${stripControls(text)}".`)
}
