/**
 * Batches: several messages in one POST, as revisions up to 2025-03-26 allow.
 *
 * Every message is answered for itself, so none can delay or cancel another; notifications have no answer.
 */
import { emptyResponse, errorResponse, type HttpError, rpcCode, textResponse } from './json-rpc.ts'
import { batchVersions } from './server/context.ts'

/** Answers one message. */
type Respond = (request: Request, message: unknown) => Promise<Response>

/** The response to a batch: a list of those of its requests, or 202 if it has only notifications. */
export async function respondToBatch(
  request: Request,
  messages: readonly unknown[],
  respond: Respond,
): Promise<Response> {
  const version = request.headers.get('mcp-protocol-version')
  if (version !== null && !batchVersions.includes(version)) return errorResponse(notSupported)
  if (messages.length === 0) return errorResponse(empty)
  if (messages.length > mostMessages) return errorResponse(tooMany)
  const answers: string[] = []
  for (const message of messages) {
    // A list in a list is no message.
    const response = Array.isArray(message) ? errorResponse(empty) : await respond(likeness(request), message)
    const text = await response.text()
    if (text !== '') answers.push(text)
  }
  return answers.length === 0 ? emptyResponse(202) : textResponse(200, `[${answers.join(',')}]`)
}

/** A request of its own for each message: results are kept by request until they are sent. */
const likeness = ({ url, method, headers }: Request): Request => new Request(url, { method, headers })

/** More messages than any client sends at once. */
const mostMessages = 50

const invalid = (message: string): HttpError => ({ status: 400, code: rpcCode.invalidRequest, message })

const notSupported = invalid('Batches ended with revision 2025-03-26; send one message in each request.')

const empty = invalid('A batch has at least one message, each an object.')

const tooMany = invalid(`A batch has at most ${mostMessages} messages.`)
