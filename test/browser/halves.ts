/**
 * A proxy that delivers half of each page, and holds the rest until it is released: what a slow network does.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Halves = {
  baseUrl: string
  /** Delivers the second half of every page, of those that are requested from now on too. */
  release(): void
  close(): void
}

/** Starts the proxy in front of the service at `baseUrl`. */
export async function serveHalves(baseUrl: string): Promise<Halves> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async ({ url = '/', headers: { accept = '*/*' } }, response) => {
    const source = await fetch(baseUrl + url, { headers: { accept } })
    const body = Buffer.from(await source.arrayBuffer())
    const type = source.headers.get('content-type') ?? ''
    response.setHeader('content-type', type)
    if (type.startsWith('text/html')) {
      response.write(body.subarray(0, body.length / 2))
      await released
      response.end(body.subarray(body.length / 2))
    } else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
