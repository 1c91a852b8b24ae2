/**
 * Writes replies straight to Node's response, without a Request, a Response or a copy.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '../http/reply.ts'
import { type RequestConditions, selectVariant } from '../http/select-variant.ts'

/** Writes a reply according to the request's conditions; false if no content coding is acceptable. */
export function writeReply(response: ServerResponse, reply: Reply, conditions: RequestConditions): boolean {
  const choice = selectVariant(reply, conditions)
  if (choice === undefined) return false
  response.writeHead(choice.status, choice.headerList)
  // Node omits the body of a response to HEAD.
  if (choice.body === undefined) response.end()
  else response.end(choice.body)
  return true
}

/** The conditions of a request, and its Host; a repeated header is joined according to RFC 9110, 5.3. */
export type RawConditions = RequestConditions & { host?: string | undefined }

/**
 * Reads the conditions from the raw list: building Node's `headers` object costs more than serving from the cache.
 * Names are compared by length first, so that most headers cost one comparison.
 */
export const readConditions = ({ rawHeaders }: IncomingMessage): RawConditions => {
  const found: RawConditions = { acceptEncoding: undefined, ifNoneMatch: undefined, host: undefined }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length !== 4 && name.length !== 13 && name.length !== 15) continue
    const lower = name.toLowerCase()
    const value = rawHeaders[index + 1] ?? ''
    if (lower === 'host') found.host = join(found.host, value)
    else if (lower === 'if-none-match') found.ifNoneMatch = join(found.ifNoneMatch, value)
    else if (lower === 'accept-encoding') found.acceptEncoding = join(found.acceptEncoding, value)
  }
  return found
}

const join = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before}, ${value}`
