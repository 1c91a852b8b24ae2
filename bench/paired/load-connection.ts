/**
 * One keep-alive connection of a load: sends a request when the response to the last one is complete, by its bytes.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export class LoadConnection {
  readonly #socket: Socket
  #missing = 0
  #onComplete: () => void = () => undefined
  #onClose: () => void = () => undefined

  static async open(port: number): Promise<LoadConnection> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    await once(socket, 'connect')
    return new LoadConnection(socket)
  }

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', () => undefined).on('close', () => this.#onClose())
  }

  get isOpen(): boolean {
    return this.#socket.readyState === 'open'
  }

  close(): void {
    this.#socket.destroy()
  }

  /** Sends one message after the other, until there is none to take. */
  sendAll(take: () => Buffer | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const send = (): void => {
        const message = take()
        if (message === undefined) resolve()
        else this.#socket.write(message)
      }
      this.#onClose = () => reject(new Error('the server closed a connection that was in use'))
      this.#onComplete = send
      send()
    })
  }

  #read(chunk: Buffer): void {
    if (this.#missing === 0) this.#missing = announced(chunk)
    this.#missing -= chunk.length
    if (this.#missing === 0) this.#onComplete()
  }
}

/** The size of the response whose head starts a chunk, head included. */
const announced = (chunk: Buffer): number => {
  const end = chunk.indexOf('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, end))?.[1] ?? '0'
  return end + 4 + Number(length)
}
