/**
 * A server in front of another that sends HTML in two pieces: the second on request.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PieceServer = {
  baseUrl: string
  /** Sends the second piece of every page. */
  sendRest(): void
  close(): void
}

/** Starts the server; pages of `behind` are cut before the first occurrence of `cut`. */
export async function servePieces(behind: string, cut: string): Promise<PieceServer> {
  let sendRest = (): void => undefined
  const released = new Promise<void>((resolve) => (sendRest = resolve))
  const server = createServer(async ({ url, headers: { accept = '*/*' } }, reply) => {
    const { headers, body, isHtml } = await read(behind + url, accept)
    reply.writeHead(200, headers)
    const at = isHtml ? body.indexOf(cut) : -1
    if (at >= 0) {
      reply.write(body.subarray(0, at))
      await released
    }
    reply.end(body.subarray(Math.max(0, at)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const read = async (address: string, accept: string) => {
  const reply = await fetch(address, { headers: { accept } })
  const type = reply.headers.get('content-type') ?? ''
  const body = Buffer.from(await reply.arrayBuffer())
  return { headers: { 'content-type': type }, body, isHtml: type.startsWith('text/html') }
}
