/**
 * The message for an error response: the service's own if it sends one, the status otherwise.
 */
import { STATUS_CODES } from 'node:http'
import { CliError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'
import type { HttpResponse } from './request.ts'

/** The CliError for an error response; `hint` is for responses that are not the service's own. */
export function httpError(address: string, reply: HttpResponse, hint = ''): CliError {
  const wait = retryAfterOf(reply)
  const later = wait === undefined ? '' : ` It asks to wait ${wait} s.`
  const status = `${address} responded with ${reply.status} ${STATUS_CODES[reply.status] ?? ''}`.trimEnd()
  return new CliError((errorBodyText(reply.body.toString()) ?? `${status}.${hint}`) + later)
}

/** How many seconds the service asks to wait: a Retry-After of seconds or a date, with 429 or 503. */
export const retryAfterOf = ({ status, headers }: HttpResponse): number | undefined => {
  const text = headers['retry-after']
  if ((status !== 429 && status !== 503) || text === undefined) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

/** Message and hint of an Error body; undefined for any other body. */
const errorBodyText = (body: string): string | undefined => {
  try {
    const { message, hint } = (JSON.parse(body) as ErrorBody | null)?.error ?? {}
    if (typeof message !== 'string') return undefined
    return stripControls(`${message} ${typeof hint === 'string' ? hint : ''}`).slice(0, longest)
  } catch {
    return undefined
  }
}

type ErrorBody = { error?: { message?: unknown; hint?: unknown } }

/** The service's messages are no longer than this. */
const longest = 600
