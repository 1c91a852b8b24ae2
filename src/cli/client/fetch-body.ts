/**
 * Requests one URL of the service and returns the body, or throws a CliError that says what is wrong in one line.
 */

import { CliError, Unreachable, usageError } from '../cli-error.ts'
import { defaultBaseUrl } from '../options.ts'
import { logMessage, warn } from '../output.ts'
import { packageVersion } from '../package.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'
import { baseUrlOf, namesService, timeoutOf } from './address.ts'
import { type CachedBody, markConfirmed, readCachedBody, storeBody } from './disk-cache.ts'
import { httpError, retryAfterOf } from './http-error.ts'
import { get, type HttpResponse, type RequestSettings } from './request.ts'

/** What a body is expected to be; `problem` says why it is not. */
export type Expected = { type: string; problem: (body: string) => string | undefined }

/**
 * A body, and whether it is from the catalog of this package because no service was asked or none answered; of a search,
 * the word that the catalog lacks (H11).
 */
type Answer = { body: Buffer; isPackaged: boolean; unknownWord?: string | undefined }

/** Requests a path below the base URL; `values` are the call's options. */
export async function fetchBody(path: string, values: Values, expected: Expected): Promise<Buffer> {
  return (await fetchAnswer(path, values, expected)).body
}

/** Like fetchBody; also says where the body is from: the links of a packaged one lead to no running service. */
export const fetchAnswer = async (path: string, values: Values, expected: Expected): Promise<Answer> => {
  if (values['offline']) return packagedFor(path, values)
  const address = baseUrlOf(values) + path
  const cached = values['no-cache'] === undefined ? readCachedBody(address) : undefined
  try {
    const headers = headersFor(expected.type, cached)
    const reply = await getFollowingRedirects(address, { headers, timeout: timeoutOf(values) })
    const unknownWord = decoded(reply.headers['diagref-unknown-word'])
    return { body: bodyOf({ address, reply, cached }, values, expected), isPackaged: false, unknownWord }
  } catch (error) {
    if (error instanceof Unreachable && !namesService(values)) return packagedCopy(path)
    if (cached === undefined || !(error instanceof Unreachable)) throw error
    return { body: staleCopy(cached, error.message), isPackaged: false }
  }
}

const headersFor = (type: string, cached: CachedBody | undefined): RequestSettings['headers'] => ({
  accept: type,
  'user-agent': `diagref/${packageVersion()}`,
  ...(cached === undefined ? {} : { 'if-none-match': cached.etag }),
})

type Replied = { address: string; reply: HttpResponse; cached: CachedBody | undefined }

/** The body of a response, or of the copy that it confirms; it is cached for the next time. */
const bodyOf = ({ address, reply, cached }: Replied, values: Values, expected: Expected): Buffer => {
  if (reply.status === 304 && cached !== undefined) {
    markConfirmed(address)
    return cached.body
  }
  if (cached !== undefined && isOverloaded(reply)) return staleCopy(cached, httpError(address, reply).message)
  if (reply.status !== 200) throw httpError(address, reply, hintFor(values))
  judge(address, reply, { ...expected, hint: hintFor(values) })
  const { etag } = reply.headers
  if (values['no-cache'] === undefined && etag !== undefined) storeBody(address, etag, reply.body)
  return reply.body
}

/** Follows redirects, as from http to https. */
const getFollowingRedirects = async (address: string, sending: RequestSettings): Promise<HttpResponse> => {
  let url = new URL(address)
  for (let step = 0; step <= mostRedirects; step++) {
    const reply = await getWithRetry(url, sending)
    const { location } = reply.headers
    if (![301, 302, 303, 307, 308].includes(reply.status) || location === undefined) return reply
    if (!URL.canParse(location, url)) break
    url = new URL(location, url)
    if (!/^https?:$/.test(url.protocol)) break
  }
  throw new CliError(`${address} redirects too many times; check --base-url.`)
}

const mostRedirects = 5

/** Sends a request, and retries once if the service says when. */
const getWithRetry = async (url: URL, sending: RequestSettings): Promise<HttpResponse> => {
  const first = await get(url, sending)
  const wait = retryAfterOf(first)
  if (wait === undefined || wait > longestWait) return first
  logMessage(`the service asks to wait ${wait} s`)
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return get(url, sending)
}

/** The longest wait before a retry, in seconds; longer ones are left to the person. */
const longestWait = 60

const packagedFor = async (path: string, values: Values): Promise<Answer> => {
  if (textOf(values, 'base-url') !== undefined)
    throw usageError('--offline and --base-url contradict each other; leave one out.')
  return { ...(await (await import('../packaged/answer.ts')).packagedAnswer(path)), isPackaged: true }
}

const packagedCopy = async (path: string): Promise<Answer> => {
  const answer = await packagedFor(path, {})
  logMessage(`no service at ${defaultBaseUrl}; using the catalog of this package`)
  return answer
}

/** A percent-encoded header; nothing if a server sends something else. */
const decoded = (header: string | string[] | undefined): string | undefined => {
  try {
    return typeof header === 'string' ? decodeURIComponent(header) : undefined
  } catch {
    return undefined
  }
}

/** What to do about a response that is not the service's, if no service was named. */
const hintFor = (values: Values): string =>
  namesService(values) ? '' : ' If that is another program, use --offline to read the catalog of this package.'

const staleCopy = (cached: CachedBody, why: string): Buffer => {
  warn(`${why} Using the copy cached on ${cached.confirmed.toISOString().slice(0, 10)}.`)
  return cached.body
}

const isOverloaded = ({ status }: HttpResponse): boolean => status === 429 || status >= 500

/** Rejects a body that is not what was expected: a wrong URL often returns a page. */
const judge = (address: string, reply: HttpResponse, expected: Expected & { hint: string }): void => {
  const { type, problem, hint } = expected
  const got = (reply.headers['content-type'] ?? 'no content type').split(';', 1)[0]!.trim().toLowerCase()
  if (got !== type)
    throw new CliError(`${address} returned ${stripControls(got)} instead of ${type}; check --base-url.${hint}`)
  const wrong = problem(reply.body.toString())
  if (wrong !== undefined) throw new CliError(`The response from ${address} ${wrong}.`)
}
