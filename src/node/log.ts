/**
 * One structured line per request (`LOG=json`): what was asked, what came of it, how long it took.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '../http/reply.ts'

type Line = {
  method: string | undefined
  target: string | undefined
  /** Null where the client left before the answer began. */
  status: number | null
  /** Of the body, before chunking. */
  bytes: number
  /** From the last header of the request to the end of the answer. */
  ms: number
  aborted?: true
}

const write = (line: Partial<Line>): void =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)

const lengthOf = (chunk: unknown): number =>
  typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk instanceof Uint8Array ? chunk.length : 0

/** Counts what is written as body. The headers do not tell: a head written as a list cannot be read back. */
const countBody = (response: ServerResponse): (() => number) => {
  let bytes = 0
  for (const name of ['write', 'end'] as const) {
    const send = response[name] as (...sent: unknown[]) => never
    response[name] = (...sent: unknown[]) => {
      bytes += lengthOf(sent[0])
      return send.apply(response, sent)
    }
  }
  return () => bytes
}

/** Writes a line to standard output when the response is over. */
export const logRequest = (request: IncomingMessage, response: ServerResponse): void => {
  const start = performance.now()
  const { method, url } = request
  const counted = countBody(response)
  response.once('close', () => {
    write({
      method,
      target: url,
      status: response.headersSent ? response.statusCode : null,
      bytes: method === 'HEAD' ? 0 : counted(),
      ms: Math.round((performance.now() - start) * 100) / 100,
      ...(response.writableFinished ? {} : { aborted: true }),
    })
  })
}

/** Writes a line for what was refused before it was a request: nothing of it is worth repeating. */
export const logRefusal = (reply: Reply): void =>
  write({ status: reply.status, bytes: reply.variant('identity').body.length })
