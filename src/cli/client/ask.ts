/**
 * Asks the service for one address and gives the body, or throws a Problem that says what is amiss in one line.
 */
import { say, warn } from '../output.ts'
import { packageVersion } from '../package.ts'
import { Problem, Unreachable } from '../problem.ts'
import { harmless } from '../terminal.ts'
import type { Values } from '../values.ts'
import { baseUrlOf, timeoutOf } from './address.ts'
import { confirm, type Kept, keep, readKept } from './kept.ts'
import { refusal, waitOf } from './refusal.ts'
import { get, type Received, type Sending } from './request.ts'

/** What is expected of a body; `problem` says in what way it is something else. */
export type Expected = { type: string; problem: (body: string) => string | undefined }

/** A wait that is longer than this is left to the person, in seconds. */
const longestWait = 60

const mostRedirects = 5

/** Asks, and asks once more where the service says when. */
const askPatiently = async (url: URL, sending: Sending): Promise<Received> => {
  const first = await get(url, sending)
  const wait = waitOf(first)
  if (wait === undefined || wait > longestWait) return first
  say(`the service asks to wait ${wait} s`)
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return get(url, sending)
}

/** Follows redirects, as from http to https. */
const askAlong = async (address: string, sending: Sending): Promise<Received> => {
  let url = new URL(address)
  for (let step = 0; step <= mostRedirects; step++) {
    const reply = await askPatiently(url, sending)
    const { location } = reply.headers
    if (![301, 302, 303, 307, 308].includes(reply.status) || location === undefined) return reply
    if (!URL.canParse(location, url)) break
    url = new URL(location, url)
    if (!/^https?:$/.test(url.protocol)) break
  }
  throw new Problem(`${address} leads round in redirects; look at --base-url.`)
}

/** Refuses a body that is not what was asked for: a wrong address often answers with a page. */
const judge = (address: string, reply: Received, { type, problem }: Expected): void => {
  const got = (reply.headers['content-type'] ?? 'no content type').split(';', 1)[0]!.trim().toLowerCase()
  if (got !== type)
    throw new Problem(`${address} answered with ${harmless(got)} instead of ${type}; look at --base-url.`)
  const wrong = problem(reply.body.toString())
  if (wrong !== undefined) throw new Problem(`The answer from ${address} ${wrong}.`)
}

const isOverloaded = ({ status }: Received): boolean => status === 429 || status >= 500

const standIn = (kept: Kept, why: string): Buffer => {
  warn(`${why} This is the copy kept on ${kept.confirmed.toISOString().slice(0, 10)}.`)
  return kept.body
}

/** Asks for an address below the base address; `values` are the call's options. */
export const ask = async (path: string, values: Values, expected: Expected): Promise<Buffer> => {
  const address = baseUrlOf(values) + path
  const caching = values['no-cache'] === undefined
  const kept = caching ? readKept(address) : undefined
  const headers = {
    accept: expected.type,
    'user-agent': `diagref/${packageVersion()}`,
    ...(kept === undefined ? {} : { 'if-none-match': kept.etag }),
  }
  let reply: Received
  try {
    reply = await askAlong(address, { headers, timeout: timeoutOf(values) })
  } catch (error) {
    if (kept === undefined || !(error instanceof Unreachable)) throw error
    return standIn(kept, error.message)
  }
  if (reply.status === 304 && kept !== undefined) {
    confirm(address)
    return kept.body
  }
  if (kept !== undefined && isOverloaded(reply)) return standIn(kept, refusal(address, reply).message)
  if (reply.status !== 200) throw refusal(address, reply)
  judge(address, reply, expected)
  if (caching && reply.headers.etag !== undefined) keep(address, reply.headers.etag, reply.body)
  return reply.body
}
