/**
 * Asks the service for one address and gives the body, or throws a Problem that says what is amiss in one line.
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

/** What is expected of a body; `problem` says in what way it is something else. */
export type Expected = { type: string; problem: (body: string) => string | undefined }

/** Asks for an address below the base address; `values` are the call's options. */
export async function fetchBody(path: string, values: Values, expected: Expected): Promise<Buffer> {
  if (values['offline']) return packagedBodyFor(path, values)
  const address = baseUrlOf(values) + path
  const cached = values['no-cache'] === undefined ? readCachedBody(address) : undefined
  try {
    const headers = headersFor(expected.type, cached)
    const reply = await getFollowingRedirects(address, { headers, timeout: timeoutOf(values) })
    return bodyOf({ address, reply, cached }, values, expected)
  } catch (error) {
    if (error instanceof Unreachable && !namesService(values)) return packagedCopy(path)
    if (cached === undefined || !(error instanceof Unreachable)) throw error
    return staleCopy(cached, error.message)
  }
}

const headersFor = (type: string, cached: CachedBody | undefined): RequestSettings['headers'] => ({
  accept: type,
  'user-agent': `diagref/${packageVersion()}`,
  ...(cached === undefined ? {} : { 'if-none-match': cached.etag }),
})

type Replied = { address: string; reply: HttpResponse; cached: CachedBody | undefined }

/** The body of a response, or of the copy that it confirms; it is kept for the next time. */
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
  throw new CliError(`${address} leads round in redirects; look at --base-url.`)
}

const mostRedirects = 5

/** Asks, and asks once more where the service says when. */
const getWithRetry = async (url: URL, sending: RequestSettings): Promise<HttpResponse> => {
  const first = await get(url, sending)
  const wait = retryAfterOf(first)
  if (wait === undefined || wait > longestWait) return first
  logMessage(`the service asks to wait ${wait} s`)
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return get(url, sending)
}

/** A wait that is longer than this is left to the person, in seconds. */
const longestWait = 60

const packagedBodyFor = async (path: string, values: Values): Promise<Buffer> => {
  if (textOf(values, 'base-url') !== undefined)
    throw usageError('--offline and --base-url contradict each other; leave one out.')
  return (await import('../packaged/answer.ts')).packagedBody(path)
}

const packagedCopy = async (path: string): Promise<Buffer> => {
  const body = await packagedBodyFor(path, {})
  logMessage(`no service answers at ${defaultBaseUrl}; this is from the catalog of the package`)
  return body
}

/** What to do where the answer is not the service's, and nobody said that one is there. */
const hintFor = (values: Values): string =>
  namesService(values) ? '' : ' If that is another program, --offline answers from the catalog of the package.'

const staleCopy = (cached: CachedBody, why: string): Buffer => {
  warn(`${why} This is the copy kept on ${cached.confirmed.toISOString().slice(0, 10)}.`)
  return cached.body
}

const isOverloaded = ({ status }: HttpResponse): boolean => status === 429 || status >= 500

/** Refuses a body that is not what was asked for: a wrong address often answers with a page. */
const judge = (address: string, reply: HttpResponse, expected: Expected & { hint: string }): void => {
  const { type, problem, hint } = expected
  const got = (reply.headers['content-type'] ?? 'no content type').split(';', 1)[0]!.trim().toLowerCase()
  if (got !== type)
    throw new CliError(`${address} answered with ${stripControls(got)} instead of ${type}; look at --base-url.${hint}`)
  const wrong = problem(reply.body.toString())
  if (wrong !== undefined) throw new CliError(`The answer from ${address} ${wrong}.`)
}
