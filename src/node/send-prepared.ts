/**
 * Sends prepared responses with heads kept from the first time Node wrote them.
 *
 * Node checks and joins all headers of every response, which costs as much as everything that the service itself does
 * for one it has ready. The head of a prepared response is the same every time but for its date, so it is read back
 * once and given to later responses (docs/decisions/013). It is in `_header`, which is not documented but the same in
 * Node 20 to 26. Where it is missing, looks different or does not take a head, every head is written in full.
 */
import { ServerResponse } from 'node:http'
import type { KeptHead, PreparedResponse } from '../http/reply.ts'

export class PreparedSender {
  #mayKeep = true

  /** From now on Node writes every head itself, because connections end after their next response. */
  stopKeeping(): void {
    this.#mayKeep = false
  }

  /** Sends a whole response; Node leaves out the body where there must be none. */
  send(response: ServerResponse, prepared: PreparedResponse): void {
    const isUsual = this.#mayKeep && response.shouldKeepAlive && response.req.httpVersion === '1.1'
    if (isUsual && prepared.kept !== undefined) {
      if (takesHead(response, prepared.kept)) return endKept(response, prepared)
      this.stopKeeping()
    }
    response.writeHead(prepared.status, prepared.headerList)
    if (isUsual) prepared.kept = readHead(response)
    endWith(response, prepared)
  }
}

type WithHead = ServerResponse & { _header?: unknown }

/** The head that Node has just written, around its date; undefined if the connection closes. */
const readHead = ({ _header: head }: WithHead): KeptHead | undefined => {
  const [, before, after] = (typeof head === 'string' && datePattern.exec(head)) || []
  return before === undefined || after === undefined ? undefined : { before, after }
}

const datePattern = /^(HTTP\/1\.1 .+?\r\nDate: )[^\r]+(\r\nConnection: keep-alive\r\n.*\r\n)$/s

/** Gives a response its head; false where Node does not then say itself that the head is there. */
const takesHead = (response: WithHead, { before, after }: KeptHead): boolean => {
  try {
    response._header = before + currentDate() + after
    return response.headersSent
  } catch {
    return false
  }
}

const endKept = (response: WithHead, { status, content }: PreparedResponse): void => {
  response.statusCode = status
  // One string is one write. Who replaced `end` counts what is passed to it, as the log does.
  const isOnePiece =
    content !== undefined && content.length <= longestText && response.end === ServerResponse.prototype.end
  if (!isOnePiece) return endWith(response, { content })
  if (response.req.method !== 'HEAD') response._header = String(response._header) + content.text
  response.end()
}

const endWith = (response: ServerResponse, { content }: Pick<PreparedResponse, 'content'>): void => {
  if (content === undefined) response.end()
  else response.end(content.bytes)
}

/** The longest body that Node sends as a string without allocating: 16 KiB with its head. Longer ones stay bytes. */
const longestText = 15_000

let second = 0
let date = ''

/** The date in its HTTP form, made once a second. */
const currentDate = (): string => {
  const now = Math.floor(Date.now() / 1_000)
  if (now !== second) {
    second = now
    date = new Date(now * 1_000).toUTCString()
  }
  return date
}
