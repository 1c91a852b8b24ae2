/**
 * Load over keep-alive connections, with one active request on each.
 */
import { LoadConnection } from './paired/load-connection.ts'

/** Requests to a server. */
export type Requests = {
  port: number
  /** Request targets, sent in turn. */
  targets: string[]
  headers?: Record<string, string>
  /** A body makes the requests POSTs. */
  body?: string
}

export type RequestLoad = Requests & { count: number }

/** Sends `count` requests and resolves to the seconds until every response is complete. */
export const load = async ({ count, ...requests }: RequestLoad): Promise<number> => {
  const client = new LoadClient(requests)
  const seconds = await client.send(count)
  client.close()
  return seconds
}

const connections = 32

/** Connections that stay open between rounds, so that short rounds measure requests and not their connections. */
export class LoadClient {
  readonly #port: number
  readonly #messages: Buffer[]
  readonly #lanes: LoadConnection[] = []
  #next = 0

  constructor(requests: Requests) {
    this.#port = requests.port
    this.#messages = messagesOf(requests)
  }

  /** Sends `count` requests and resolves to the seconds until every response is complete. */
  async send(count: number): Promise<number> {
    for (let index = 0; index < connections; index++)
      if (this.#lanes[index]?.isOpen !== true) this.#lanes[index] = await LoadConnection.open(this.#port)
    let left = count
    const take = (): Buffer | undefined =>
      left-- > 0 ? this.#messages[this.#next++ % this.#messages.length] : undefined
    const start = process.hrtime.bigint()
    await Promise.all(this.#lanes.map((lane) => lane.sendAll(take)))
    return Number(process.hrtime.bigint() - start) / 1e9
  }

  close(): void {
    for (const lane of this.#lanes) lane.close()
  }
}

const messagesOf = ({ targets, headers = {}, body }: Requests): Buffer[] =>
  targets.map((target) => {
    const lines = Object.entries({
      Host: 'localhost',
      ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
      ...headers,
    })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${target} HTTP/1.1\r\n${head}\r\n${body ?? ''}`)
  })
