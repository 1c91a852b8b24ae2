/**
 * One request over a real socket, and its response.
 */
import { type Agent, request } from 'node:http'
import { connect } from 'node:net'

export type HttpRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** Header names are lower case; a header sent twice is joined by commas. */
export type HttpResponse = { status: number; headers: Record<string, string>; body: Buffer }

/** A server on this machine. */
export type Server = { port: number; agent?: Agent | false }

/**
 * Sends a request as it is: nothing is decoded, followed or cached. A connection that a server closes while it is used again
 * says nothing about the request, which is sent once more on a new one, as Node's documentation of `reusedSocket` advises.
 */
export const send = (
  { port, agent = false }: Server,
  { path, method = 'GET', headers = {}, body }: HttpRequest,
): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, path, method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(entries) as Record<string, string>,
        body: Buffer.concat(chunks),
      })
    })
    sent.on('error', (error) => {
      const isClosed = (error as NodeJS.ErrnoException).code === 'ECONNRESET' && sent.reusedSocket
      if (!isClosed) return reject(error)
      resolve(send({ port, agent: false }, { path, method, headers, ...(body === undefined ? {} : { body }) }))
    })
    sent.end(body)
  })

/** Sends raw bytes; returns everything received until the server closes, as `latin1` one character a byte. */
export const sendRaw = async (
  { port }: Server,
  bytes: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding(encoding).on('data', (data) => (text += data))
  // A server may refuse the head and close while the rest is written; what it sent is what counts.
  socket.on('error', () => undefined).write(bytes, 'latin1')
  await new Promise((resolve) => socket.once('close', resolve))
  return text
}
