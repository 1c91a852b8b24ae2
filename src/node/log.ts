/**
 * One structured line per request (`LOG=json`): the request, its outcome, how long it took, and the trace it belongs to.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '../http/reply.ts'
import type { LogWriter } from './log-writer.ts'
import { type TraceContext, traceContext } from './trace-context.ts'

export type RequestLog = {
  /** Writes a line when the response is over. */
  request: (request: IncomingMessage, response: ServerResponse) => void
  /** Writes a line for a request that could not be parsed, without repeating any of it. */
  rejected: (reply: Reply) => void
}

/** Makes a log of requests. */
export function createRequestLog({ write }: Pick<LogWriter, 'write'>): RequestLog {
  const writeLine = (line: Partial<LogLine>): void => write(line)
  return {
    request: (request, response) => {
      const start = performance.now()
      const { method, url } = request
      const countedBytes = countBody(response)
      response.once('close', () =>
        writeLine({
          ...traceContext(request.headers['traceparent']),
          method,
          target: url,
          status: response.headersSent ? response.statusCode : null,
          bytes: method === 'HEAD' ? 0 : countedBytes(),
          ms: Math.round((performance.now() - start) * 100) / 100,
          ...(response.writableFinished ? {} : { aborted: true }),
        }),
      )
    },
    rejected: (reply) => writeLine({ status: reply.status, bytes: reply.variant('identity').body.length }),
  }
}

type LogLine = Partial<TraceContext> & {
  method: string | undefined
  target: string | undefined
  /** Null if the client disconnected before the response started. */
  status: number | null
  /** Of the body, before chunking. */
  bytes: number
  /** From the last header of the request to the end of the response. */
  ms: number
  aborted?: true
}

/** Counts the bytes of the body. Headers are no help: those written as a list cannot be read back. */
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

const lengthOf = (chunk: unknown): number =>
  typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk instanceof Uint8Array ? chunk.length : 0
