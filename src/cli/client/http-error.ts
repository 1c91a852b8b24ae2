/**
 * Words for an answer that is no success: the service's own where it gives them, the status otherwise.
 */
import { STATUS_CODES } from 'node:http'
import { CliError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'
import type { HttpResponse } from './request.ts'

/** The Problem that an answer without success is; `hint` is for answers that are not the service's own. */
export function httpError(address: string, reply: HttpResponse, hint = ''): CliError {
  const wait = retryAfterOf(reply)
  const later = wait === undefined ? '' : ` It asks to wait ${wait} s.`
  const status = `${address} answered ${reply.status} ${STATUS_CODES[reply.status] ?? ''}`.trimEnd()
  return new CliError((errorBodyText(reply.body.toString()) ?? `${status}.${hint}`) + later)
}

/** Seconds the service asks to wait: a Retry-After of seconds or a date, with 429 or 503. */
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

/** No message of the service is longer. */
const longest = 600
