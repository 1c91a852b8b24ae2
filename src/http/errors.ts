/**
 * A caller's mistake, and the Error body that reports it.
 */
import { cacheControl, type Headers } from './headers.ts'
import { makeReply, type Reply } from './reply.ts'

/** Every `error.code`, with its status. */
export const errorStatus = {
  invalid_query: 400,
  malformed_request: 400,
  unknown_diagram: 404,
  unknown_endpoint: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  internal_error: 500,
} as const

/** Thrown for a caller's mistake; turned into a reply in one place only. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly hint: string
  /** Further headers of the reply, such as Allow or Vary. */
  readonly headers: Headers
  readonly status: number
  /** The allowed values, if the value sent is not one of a closed set: pages offer them. */
  readonly choice: ErrorChoice | undefined
  /** The unknown name, if one was sent: pages search for it. */
  readonly sought: string | undefined

  constructor(code: ErrorCode, { message, hint, headers = {}, choice, sought, status }: ErrorText & ErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.hint = hint
    this.headers = headers
    this.choice = choice
    this.sought = sought
    this.status = status ?? errorStatus[code]
  }
}

export type ErrorCode = keyof typeof errorStatus

/** What was wrong with the value sent, and what to send instead. */
export type ErrorText = { message: string; hint: string }

/** `status`: where another specification than ours asks for a status of its own. */
type ErrorDetails = { headers?: Headers; choice?: ErrorChoice; sought?: string; status?: number }

/** The values that a parameter can have. */
export type ErrorChoice = { name: string; values: readonly string[] }

/** The Error body. `documentation` links to the section on that code. */
export const errorBody = (error: ApiError, baseUrl: string) => ({
  error: { code: error.code, message: error.message, hint: error.hint },
  documentation: `${baseUrl}/docs/errors#${error.code}`,
})

/** The reply to a mistake, never cached (H16). `status` differs from the error's own where HTTP itself rejects a request. */
export const errorReply = (error: ApiError, baseUrl: string, status: number = error.status): Reply =>
  makeReply({
    status,
    body: `${JSON.stringify(errorBody(error, baseUrl))}\n`,
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl.never, ...error.headers },
  })

/** The error for a path without an endpoint or page. */
export const unknownEndpoint = (path: string, hint: string): ApiError =>
  new ApiError('unknown_endpoint', { message: `There is nothing at ${path}.`, hint })

/** An internal error, without any detail. */
export const internalError = (): ApiError =>
  new ApiError('internal_error', {
    message: 'The service failed to answer this request.',
    hint: 'Try again later; the request itself may be right.',
  })
