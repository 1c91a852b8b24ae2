/**
 * One structured line per request (`LOG=json`): what was asked, what came of it, how long it took.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Writes a line to standard output when the response is over; `ms` is the time from first header to last byte. */
export const logRequest = (request: IncomingMessage, response: ServerResponse): void => {
  const start = performance.now()
  response.once('close', () => {
    const line = {
      time: new Date().toISOString(),
      method: request.method,
      target: request.url,
      status: response.statusCode,
      bytes: Number(response.getHeader('content-length') ?? 0),
      ms: Math.round((performance.now() - start) * 100) / 100,
      ...(response.writableFinished ? {} : { aborted: true }),
    }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  })
}
