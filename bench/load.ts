/**
 * Load over keep-alive connections: one active request on each, responses counted by their bytes.
 */
import { connect } from 'node:net'

export type Load = {
  port: number
  /** Request targets, sent in turn. */
  targets: string[]
  count: number
  headers?: Record<string, string>
  /** A body makes the requests POSTs. */
  body?: string
}

const connections = 32

const messages = ({ targets, headers = {}, body }: Load): Buffer[] =>
  targets.map((target) => {
    const lines = Object.entries({
      Host: 'localhost',
      ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
      ...headers,
    })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${target} HTTP/1.1\r\n${head}\r\n${body ?? ''}`)
  })

/** The size of the response whose head starts a chunk, head included. */
const announced = (chunk: Buffer): number => {
  const end = chunk.indexOf('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, end))?.[1] ?? '0'
  return end + 4 + Number(length)
}

/** Sends `count` requests and resolves to the seconds until every response is complete. */
export const load = async (options: Load): Promise<number> => {
  const sent = messages(options)
  let next = 0
  const take = (): Buffer | undefined => (next < options.count ? sent[next++ % sent.length] : undefined)
  const start = process.hrtime.bigint()
  await Promise.all(Array.from({ length: connections }, () => sendAll(options.port, take)))
  return Number(process.hrtime.bigint() - start) / 1e9
}

/** Sends one message after the other on a connection of its own, until there is none to take. */
const sendAll = (port: number, take: () => Buffer | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    let missing = 0
    const send = (): void => {
      const message = take()
      if (message !== undefined) socket.write(message)
      else {
        socket.destroy()
        resolve()
      }
    }
    socket.on('data', (chunk) => {
      if (missing === 0) missing = announced(chunk)
      missing -= chunk.length
      if (missing === 0) send()
    })
    socket.on('connect', send).on('error', reject)
  })
