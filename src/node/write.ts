/**
 * Writes ready replies straight to Node's response: no Request, no Response, no copying.
 */
import type { ServerResponse } from 'node:http'
import { type Conditions, choose } from '../http/choose.ts'
import type { Reply } from '../http/reply.ts'

/** Writes a reply as the request's conditions ask; false where no content coding is acceptable. */
export const writeReply = (response: ServerResponse, reply: Reply, conditions: Conditions): boolean => {
  const choice = choose(reply, conditions)
  if (choice === undefined) return false
  response.writeHead(choice.status, choice.list)
  // Node leaves the body out of an answer to HEAD.
  if (choice.body === undefined) response.end()
  else response.end(choice.body)
  return true
}
